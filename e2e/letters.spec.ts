import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { deep, sampled } from './support/depth';
import { expectFine } from './support/look';
import { complaintsOf, newEmail, signedIn } from './support/people';

/** What the service and its people write to each other: terms, messages, prices. */

const PASSWORD = 'long enough 1';

/** Somebody nobody knows yet, signed in. */
async function newcomer(page: Page, request: APIRequestContext): Promise<void> {
  const { path } = routes.account.registration.register;
  const answer = await request.post(`${API_PREFIX}${path}`, {
    data: {
      email: newEmail(),
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      adult: true,
      terms: true,
      language: 'en',
    },
  });
  expect(answer.status()).toBe(201);
  const user = await answer.text();
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('e2e-signed-in')) localStorage.setItem('user', text);
    sessionStorage.setItem('e2e-signed-in', 'yes');
  }, user);
}

/**
 * An account of an earlier edition: the built server knows one edition alone, so its answer is changed on the
 * way until the browser has sent the consent, which the server itself takes.
 */
async function fromAnEarlierEdition(page: Page): Promise<{ consents: number }> {
  const seen = { consents: 0 };
  await page.route(`**${API_PREFIX}${routes.account.registration.acceptTerms.path}`, async (route) => {
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    seen.consents += 1;
    await route.fulfill({ response: answer });
  });
  await page.route(`**${API_PREFIX}${routes.account.session.current.path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...body, termsAccepted: seen.consents > 0 } });
  });
  return seen;
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const terms = (page: Page) => page.getByRole('dialog', { name: 'The terms have changed' });

test('a new edition of the terms is asked of by the keyboard alone, and cannot be escaped', async ({
  page,
  request,
  context,
}) => {
  await newcomer(page, request);
  const seen = await fromAnEarlierEdition(page);
  await page.goto(pathTo('profile', 'en'));
  await expect(terms(page)).toBeVisible();
  for (let i = 0; i < 3; i += 1) {
    await page.keyboard.press('Escape');
    await expect(terms(page)).toBeVisible();
  }
  // The ring goes round: two links, the box, two buttons, and never out into the page.
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(inside).toBe(true);
  }

  const [oferta] = await Promise.all([
    context.waitForEvent('page'),
    terms(page).getByRole('link', { name: 'What becomes of your data' }).click(),
  ]);
  await expect(oferta.locator('#privacy').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(oferta.getByRole('dialog')).toHaveCount(0);
  await oferta.close();

  await terms(page).getByRole('button', { name: 'Accept and go on' }).press('Enter');
  const box = terms(page).getByRole('checkbox', { name: 'I have read and accept the terms' });
  await expect(box).toBeFocused();
  expect(seen.consents).toBe(0);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(terms(page)).toBeHidden();
  expect(seen.consents).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(terms(page)).toBeHidden();
});

test('whoever does not accept the terms signs out', async ({ page, request }) => {
  await newcomer(page, request);
  await fromAnEarlierEdition(page);
  await page.goto(pathTo('profile', 'en'));
  await terms(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the terms that changed, ${theme} at 360 px`, sampled(theme === 'dark'), async ({ page, request }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await newcomer(page, request);
    await fromAnEarlierEdition(page);
    await page.goto(pathTo('profile', 'en'));
    await terms(page).getByRole('button', { name: 'Accept and go on' }).click();
    await expect(terms(page).getByRole('checkbox')).toBeFocused();
    await expectFine(page, 'the terms that changed');
  });
}

/** The administrator's browser, at the letters to him. */
async function office(browser: Browser, request: APIRequestContext, size = { width: 1440, height: 900 }) {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  const admin = await context.newPage();
  await signedIn(admin, request, 'admin');
  await admin.goto(pathTo('adminMessages', 'en'));
  return admin;
}

/** Finds a letter by words of it and answers. */
async function answer(admin: Page, words: string, text: string): Promise<void> {
  await admin.getByRole('searchbox', { name: 'Search by address or text' }).fill(words);
  await expect(admin).toHaveURL(/search=/);
  await admin.getByRole('link', { name: new RegExp(words) }).click();
  await admin.getByLabel('Your answer').fill(text);
  await admin.getByRole('button', { name: 'Send the answer' }).click();
  await expect(admin.getByText('The answer was sent')).toBeVisible();
}

test('a visitor writes from the foot of a page, the administrator answers, and the answer goes by mail', async ({
  page,
  request,
  browser,
}) => {
  const complaints = complaintsOf(page);
  const email = newEmail();
  await page.goto(pathTo('price', 'en'));
  await page.getByRole('button', { name: 'Write to us' }).click();
  const form = page.getByRole('dialog', { name: 'Write to the administrator' });
  await form.getByLabel('Your e-mail').fill(email);
  await form.getByLabel('Your message').fill(`Is a year cheaper? ${email}`);
  await expectFine(page, 'the visitor’s form');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  await expect(form).toBeHidden();

  const admin = await office(browser, request);
  await answer(admin, email, 'Yes, by a fifth.');
  await admin.context().close();
  await expect
    .poll(async () => {
      const outbox = await request.get(`${API_PREFIX}/demo/outbox`);
      const { mails } = (await outbox.json()) as { mails: { to: string; text: string }[] };
      return mails.filter(({ to }) => to === email).map(({ text }) => text.includes('Yes, by a fifth.'));
    })
    .toEqual([true]);
  expect(complaints).toEqual([]);
});

test('a person writes, and the answer comes into the open page, by notice and by a link to it', async ({
  page,
  request,
  browser,
}) => {
  const complaints = complaintsOf(page);
  const word = `oil-${String(process.pid)}-${String(Date.now())}`;
  await newcomer(page, request);
  await page.goto(pathTo('household', 'en'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Message to admin' }).click();
  await expect(page.getByText('About the page /en/user/household')).toBeVisible();
  await page.getByLabel('Your message').fill(`Where is the ${word}?`);

  // Half-written: the page asks before it is left.
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Premium' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  const letters = page.getByRole('list', { name: 'Your letters' });
  await expect(letters.getByRole('listitem')).toContainText('waits for an answer');
  await expect(page.getByLabel('Your message')).toHaveValue('');

  const admin = await office(browser, request);
  await answer(admin, word, 'On the second shelf.');
  await admin.context().close();

  await expect(letters.getByRole('listitem')).toContainText('On the second shelf.');
  await page.goto(pathTo('profile', 'en'));
  await page.getByRole('button', { name: /^Messages: \d+ unread/ }).click();
  await page.getByRole('link', { name: /The administrator answered/ }).click();
  await expect(page).toHaveURL(/\/user\/messages\?message=/);
  await expect(page.getByRole('listitem').filter({ hasText: word })).toBeFocused();
  await page.getByRole('tab', { name: /^Notices/ }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('On the second shelf.');
  expect(complaints).toEqual([]);
});

test('nobody but an administrator sees the letters to him', async ({ page, request }) => {
  await newcomer(page, request);
  await page.goto(pathTo('adminMessages', 'en'));
  await expect(page.getByRole('heading', { name: 'This page is for administrators' })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    test(
      `letters of both sides, ${theme} at ${String(width)} px`,
      deep,
      async ({ page, request, browser }) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        await newcomer(page, request);
        await page.goto(pathTo('messages', 'en'));
        await expect(page.getByText('You have not written yet')).toBeVisible();
        await expectFine(page, 'the letters of somebody who wrote none');
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(page.getByLabel('Your message')).toBeFocused();
        await expectFine(page, 'a letter that says nothing');
        await page.getByLabel('Your message').fill(`${'Long'.repeat(60)} word`);
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(page.getByRole('list', { name: 'Your letters' })).toBeVisible();
        await expectFine(page, 'the own letters');
        await page.goto(pathTo('messages', 'en', {}, { view: 'notices' }));
        await expect(page.getByText('1 unread').first()).toBeVisible();
        await expectFine(page, 'the notices');

        const admin = await office(browser, request, { width, height });
        await admin.emulateMedia({ colorScheme: theme });
        await expect(admin.getByRole('list', { name: 'Waiting' })).toBeVisible();
        await expectFine(admin, 'the letters that wait');
        await admin.getByRole('list', { name: 'Waiting' }).getByRole('link').first().click();
        await expect(admin.getByLabel('Your answer')).toBeVisible();
        await expectFine(admin, 'an open letter');
        await admin.context().close();
      },
    );
  }
}

test('a visitor reads the prices by the keyboard and goes on to an account; nobody is signed in for it', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(pathTo('price', 'en'));
  await expect(page.getByRole('region', { name: 'Premium' })).toContainText('for 12 months');
  await page.getByRole('radio', { name: /^12 months/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeChecked();
  await expect(page).toHaveURL(/months=6/);
  await expect(page.getByRole('region', { name: 'Premium' })).toContainText('for 6 months');
  await page.reload();
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeChecked();
  await page.getByRole('region', { name: 'Premium' }).getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/en\/auth\/registration$/);
  expect(complaints).toEqual([]);
});

for (const [theme, width] of [
  ['light', 360],
  ['dark', 1440],
  ['dark', 360],
  ['light', 820],
] as const) {
  test(`the prices, ${theme} at ${String(width)} px`, deep, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const lng of ['ru', 'en'] as const) {
      await page.goto(pathTo('price', lng));
      await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible();
      await expectFine(page, `the prices in ${lng}`);
    }
  });
}
