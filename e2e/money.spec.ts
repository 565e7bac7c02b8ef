import { expect, test, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { deep, sampled } from './support/depth';
import { newcomer, signedIn, type Headers } from './support/people';

/** From the price page to a premium feature in use: through the sandbox's bank, and by the administrator's hand. */

const WORDS = {
  uk: {
    buy: 'Купити',
    plan: 'Преміум',
    month: '1 місяць',
    accept: /Я приймаю/,
    go: /До оплати: 160/,
    pay: /Оплатити 160/,
    success: 'Оплатити успішно',
    closed: /закрита вкладка/,
    silent: /загубиться/,
    sandbox: 'Пісочниця: справжні гроші не списуються',
    paid: 'Дякуємо. Дні зараховано.',
    claim: 'Я оплатив(-ла)',
    claimed: /Адміністратор зарахує/,
    ad: 'Оголошення',
  },
  en: {
    buy: 'Buy',
    plan: 'Premium',
    month: '1 month',
    accept: /I accept/,
    go: /To payment: .*160/,
    pay: /Pay .*160/,
    success: 'Pay successfully',
    closed: /closed tab/,
    silent: /gets lost/,
    sandbox: 'Sandbox: no real money is taken',
    paid: 'Thank you. The days are credited.',
    claim: 'I have paid',
    claimed: /The administrator credits/,
    ad: 'Advertisement',
  },
} as const;
type Lng = keyof typeof WORDS;

/** From the price page to the order's own page. */
async function order(page: Page, lng: Lng): Promise<void> {
  const words = WORDS[lng];
  await page.goto(`${pathTo('price', lng)}?currency=UAH&months=1`);
  const card = page
    .getByRole('region', { name: words.plan, exact: true })
    .or(page.locator('[aria-labelledby="plan-premium"]'));
  await card.first().getByRole('link', { name: words.buy }).click();
  await page.getByRole('checkbox', { name: words.accept }).check();
  await page.getByRole('button', { name: words.go }).click();
  await expect(page).toHaveURL(/\/subscription\/checkout\//);
}

/** A menu of two weeks is premium's alone. */
async function makesTwoWeeks(page: Page, headers: Headers): Promise<number> {
  const [from, to] = [1, 14].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const answer = await page.request.post(API_PREFIX + routes.mealplans.generator.start.path, {
    headers,
    data: {
      from,
      to,
      mealTypes: ['dinner'],
      keep: true,
      weights: { targets: 1, cost: 1, variety: 1 },
      seed: 1,
      language: 'uk',
    },
  });
  return answer.status();
}

for (const lng of ['uk', 'en'] as const) {
  test(
    `through the sandbox, ${lng}: the free tier’s place goes, and two weeks can be made`,
    sampled(lng === 'uk'),
    async ({ page, request }) => {
      const words = WORDS[lng];
      const headers = await newcomer(page, request);
      await page.goto(pathTo('dashboard', lng));
      await expect(page.getByRole('complementary', { name: words.ad })).toBeVisible();
      expect(await makesTwoWeeks(page, headers)).toBe(403);
      await order(page, lng);
      await page.getByRole('button', { name: words.pay }).click();
      await expect(page.getByText(words.sandbox)).toBeVisible();
      await page.getByRole('button', { name: words.success }).click();
      await expect(page.getByText(words.paid)).toBeVisible();
      expect(await makesTwoWeeks(page, headers)).toBeLessThan(300);
      await page.goto(pathTo('dashboard', lng));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('complementary', { name: words.ad })).toHaveCount(0);
    },
  );

  test(
    `by hand, ${lng}: the administrator credits, and the open page follows`,
    sampled(lng === 'en'),
    async ({ page, request, browser }) => {
      const words = WORDS[lng];
      const headers = await newcomer(page, request);
      await order(page, lng);
      await page.getByRole('button', { name: words.claim }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.claim }).click();
      await expect(page.getByText(words.claimed)).toBeVisible();
      const number = /№ (\d+)/.exec(
        (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '',
      )?.[1];
      const other = await browser.newContext();
      const admin = await other.newPage();
      await signedIn(admin, admin.request, 'admin');
      await admin.goto(pathTo('adminPayments', 'en'));
      const row = admin.getByRole('listitem').filter({ hasText: `№ ${number ?? ''} ` });
      await row.getByRole('button', { name: 'Credit the days' }).click();
      const dialog = admin.getByRole('alertdialog');
      await dialog.getByRole('textbox').fill('The money has come');
      await dialog.getByRole('button', { name: 'Credit the days' }).click();
      await expect(page.getByText(words.paid)).toBeVisible();
      expect(await makesTwoWeeks(page, headers)).toBeLessThan(300);
      await other.close();
    },
  );
}

for (const lng of ['uk', 'en'] as const) {
  for (const outcome of ['closed', 'silent'] as const) {
    test(`${outcome}, ${lng}: the days come all the same`, deep, async ({ page, request }) => {
      const words = WORDS[lng];
      const headers = await newcomer(page, request);
      await order(page, lng);
      const address = page.url();
      await page.getByRole('button', { name: words.pay }).click();
      await page.getByRole('button', { name: words[outcome] }).click();
      await page.goto(address);
      await expect(page.getByText(words.paid)).toBeVisible();
      expect(await makesTwoWeeks(page, headers)).toBeLessThan(300);
    });
  }
}
