import { expect, test } from '@playwright/test';
import { pathTo } from '@sytno/kit/routes';
import { sampled } from './support/depth';
import { faultsOf } from './support/look';
import { complaintsOf } from './support/people';

const LANGUAGES = ['uk', 'ru', 'en'] as const;
const DOOR = [
  'landing',
  'oferta',
  'login',
  'registration',
  'recovery',
  'passwordEdit',
  'emailConfirm',
] as const;

/** The language of a page without a prefix stands in its query. */
const address = (key: (typeof DOOR)[number], lng: (typeof LANGUAGES)[number]): string => {
  const path = pathTo(key, lng);
  return path.startsWith(`/${lng}`) ? path : `${path}?lng=${lng}`;
};

for (const lng of LANGUAGES) {
  test(`search engines are told of the public pages, ${lng}`, async ({ request }) => {
    for (const key of ['landing', 'price', 'oferta'] as const) {
      const page = await (await request.get(`${pathTo(key, lng)}?utm=x`)).text();
      const description = /<meta name="description" content="([^"]+)">/.exec(page)?.[1] ?? '';
      expect(description.length, key).toBeGreaterThan(40);
      expect(page).toContain(`<meta property="og:description" content="${description}">`);
      expect(page).toMatch(/<meta property="og:title" content=".+ – Sytno">/);
      expect(page).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${pathTo(key, lng)}">`));
      for (const other of LANGUAGES)
        expect(page).toMatch(new RegExp(`hreflang="${other}" href="http[^"]+${pathTo(key, other)}">`));
      expect(page).toMatch(new RegExp(`hreflang="x-default" href="http[^"]+${pathTo(key, 'uk')}">`));
      expect(page).not.toContain('name="robots"');
    }
  });

  test(`nothing else is shown to search engines, ${lng}`, async ({ request }) => {
    for (const key of ['login', 'registration', 'recovery', 'dashboard'] as const) {
      const answer = await request.get(pathTo(key, lng));
      expect(answer.headers()['x-robots-tag'], key).toBe('noindex');
      expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    }
  });
}

test('the agreement names who offers the service, and its privacy part has an address', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${pathTo('oferta', 'en')}#privacy`);
  await expect(page.locator('#privacy').getByRole('heading', { level: 2 })).toBeInViewport();
  const words = await page.getByRole('main').innerText();
  expect(words).toContain('hello@sytno.example');
  expect(words).not.toMatch(/[{}]/);
  expect(words).toContain('Edition 2026-11-28');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

for (const lng of LANGUAGES) {
  test(
    `every page before the sign-in can be read without scripts, ${lng}`,
    sampled(lng !== 'ru'),
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      for (const key of DOOR) {
        await page.goto(address(key, lng));
        await expect(page.getByRole('heading', { level: 1 }), key).toBeVisible();
        // Its styles are there too: the page's ground is not the browser's white.
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), key).not.toBe(
          'rgba(0, 0, 0, 0)',
        );
        expect(await page.locator('html').getAttribute('lang')).toBe(lng);
      }
      await context.close();
    },
  );

  test(`the script takes each page over as it was sent, ${lng}`, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const key of DOOR) {
      const sent = rulesIn(await (await page.request.get(address(key, lng))).text());
      await page.goto(address(key, lng));
      await expect(page.locator('style[data-styled="active"]'), key).toBeAttached();
      // Had the script numbered its parts in another order, it would have written all of their styles anew.
      const rules = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].map(
          ({ sheet }) => sheet?.cssRules.length ?? 0,
        ),
      );
      expect(sent, key).toBeGreaterThan(40);
      expect(rules.reduce((sum, count) => sum + count, 0) / sent, key).toBeLessThan(1.25);
    }
    // The confirmation without a token is refused, as it should be.
    expect(complaints.filter((words) => !words.includes('400'))).toEqual([]);
  });
}

/** How many style rules of the parts stand in a page as the server sends it. */
const rulesIn = (html: string): number =>
  [...html.matchAll(/<style[^>]*data-styled[^>]*>([\s\S]*?)<\/style>/g)]
    .flatMap(([, rules = '']) => rules.split('\n'))
    .filter((line) => !line.startsWith('data-styled.g'))
    .join('')
    .split('/*!sc*/').length - 1;

test('a form that is sent before its script is there waits for it, and gives no password away', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/static/door-auth.*', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/en/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/en/auth/login');
  release();
  await expect(page.getByRole('alert')).toHaveText('Invalid account or password!');
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com');
});

test('the address that was typed is offered by the next form', async ({ page }) => {
  await page.goto('/en/auth/login');
  await page.getByLabel('E-mail').fill('olena@example.com');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/en/auth/password/recovery');
  await expect(page.getByLabel('E-mail')).toHaveValue('olena@example.com');
});

test.describe('the landing page', () => {
  test('shows a day, a week and a list that can be ticked', async ({ page }) => {
    await page.goto('/en');
    const week = page.getByRole('list', { name: /sample week/ });
    await expect(week.getByRole('heading')).toHaveText([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    const list = page.getByRole('group', { name: 'A sample shopping list' });
    await list.getByRole('checkbox', { name: /^carrot/ }).check();
    await list.getByRole('checkbox', { name: /^egg/ }).check();
    await expect(list).toContainText(/2 of \d+ in the basket/);
    await list.getByText('Why so much').click();
    await expect(list.getByText(/^Monday: /).first()).toBeHidden();
  });

  test('takes a message: what is wrong stands at its field, and sent it is thanked for', async ({ page }) => {
    await page.goto('/en/auth/login');
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL('/en#message');
    const send = page.getByRole('button', { name: 'Send' });
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(['Input your E-mail!', 'Empty field!']);
    await expect(page.getByLabel('Where to answer')).toBeFocused();
    await page.getByLabel('Where to answer').fill('visitor@example.com');
    await page.getByLabel('Your message').fill('Do you have Lenten menus?');
    await send.click();
    await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
    await expect(page.getByText('The answer will come to visitor@example.com.')).toBeVisible();
  });

  test('says what a month of premium costs, the same before and after the script', async ({ page }) => {
    const sent = await (await page.request.get('/uk')).text();
    const price = /(\d+[\s\u00a0]₴) на місяць/.exec(sent)?.[1] ?? '';
    expect(price).not.toBe('');
    await page.goto('/uk');
    await expect(page.getByText(`${price} на місяць`)).toBeVisible();
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(
      `has nothing that axe would find, and fits, ${scheme}`,
      sampled(scheme === 'light'),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        for (const width of [360, 820, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          for (const lng of LANGUAGES) {
            await page.goto(pathTo('landing', lng));
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(overflow, `${lng} at ${String(width)}`).toBeLessThanOrEqual(0);
          }
          expect(await faultsOf(page)).toEqual([]);
        }
      },
    );
  }
});
