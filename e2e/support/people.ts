import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';

/** The demo accounts of a fresh database. */
export type DemoName = 'free' | 'premium' | 'partner' | 'expert' | 'participant' | 'admin';

export const DEMO_PASSWORD = 'sytno-demo';

export const demoEmail = (name: DemoName): string => `${name}@sytno.example`;

/** Signs a demo account in by the API and puts the session into the page before it loads anything. */
export async function signedIn(
  page: Page,
  request: APIRequestContext,
  name: DemoName,
  baseURL = '',
): Promise<void> {
  const { path } = routes.account.session.authenticate;
  const answer = await request.post(`${baseURL}${API_PREFIX}${path}`, {
    data: { username: demoEmail(name), password: DEMO_PASSWORD },
  });
  expect(answer.status()).toBe(200);
  const user = await answer.text();
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('e2e-signed-in')) localStorage.setItem('user', text);
    sessionStorage.setItem('e2e-signed-in', 'yes');
  }, user);
}

let count = 0;

/** An address nobody has used. */
export function newEmail(): string {
  count += 1;
  return `person-${String(process.pid)}-${String(count)}-${String(performance.timeOrigin)}@example.com`.replace(
    /\.(?=\d)/,
    '',
  );
}

export type Headers = Record<string, string>;

/** Somebody nobody knows yet, signed in: what is his is his own to change. */
export async function newcomer(page: Page, request: APIRequestContext): Promise<Headers> {
  const password = 'long enough 1';
  const form = { password, passwordConfirmation: password, adult: true, terms: true, language: 'uk' };
  const { path } = routes.account.registration.register;
  const answer = await request.post(`${API_PREFIX}${path}`, { data: { email: newEmail(), ...form } });
  expect(answer.status()).toBe(201);
  const user = await answer.text();
  await page.addInitScript((text) => {
    localStorage.setItem('user', text);
  }, user);
  return (JSON.parse(user) as { headers: Headers }).headers;
}

/** Of a file that was fetched ahead: how long a machine takes to come to it says nothing of the page. */
const OF_A_SLOW_MACHINE = 'was preloaded using link preload but not used within a few seconds';

/** What a browser said that it should not have: console errors, page errors, blocked content. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !message.text().includes(OF_A_SLOW_MACHINE)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    complaints.push(error.message);
  });
  return complaints;
}

/** The bytes of a JPEG that the browser paints itself. */
export async function paintedPhoto(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 900);
    const context = canvas.getContext('2d');
    for (const [at, colour] of ['#c81e1e', '#1ec81e', '#1e1ec8'].entries()) {
      if (!context) break;
      context.fillStyle = colour;
      context.fillRect((at * 1600) / 3, 0, 1600 / 3, 900);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return { name: 'dish.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}
