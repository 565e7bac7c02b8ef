import { expect, test, type Page } from '@playwright/test';
import { pathTo, type PageKey } from '@sytno/kit/routes';
import { deep } from './support/depth';
import { borscht, planned, today } from './support/food';
import { newcomer } from './support/people';

/** "Hide numbers" (product decision 3): no kcal, no macros, no bars of them, on whatever page, in any language. */
const SWITCH = {
  uk: /^(Сховати калорії|Калорії, білки, жири)/,
  ru: /^(Скрыть калории|Калории, белки, жиры)/,
  en: /^(Hide calories|Calories, protein, fat)/,
} as const;

const WORDS =
  /ккал|калор|kcal|calor|вуглевод|углевод|carb|протеїн|protein|клітковин|клетчатк|fib(re|er)|(^|[\s,·])(Білки|Белки|Жири|Жиры|Fat)([\s,:·]|$)/i;

const PAGES = [
  'dashboard',
  'mealplans',
  'recipes',
  'recipe',
  'subscription',
  'profile',
] as const satisfies readonly PageKey[];

/** All that the page says to eye and ear, line by line. */
const saidOn = (page: Page): Promise<string[]> =>
  page.locator('#root').evaluate((main) => {
    const names = [
      ...main.querySelectorAll('[aria-label], [title], [aria-valuetext], [placeholder]'),
    ].flatMap((part) =>
      ['aria-label', 'title', 'aria-valuetext', 'placeholder'].map((name) => part.getAttribute(name) ?? ''),
    );
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    while (texts.nextNode()) lines.push(texts.currentNode.textContent ?? '');
    return [...lines, ...names].map((line) => line.trim()).filter(Boolean);
  });

for (const lng of ['uk', 'ru', 'en'] as const) {
  test(`whoever hides numbers meets none of food on any page, ${lng}`, deep, async ({ page, request }) => {
    const headers = await newcomer(page, request);
    const dish = await borscht(request, headers);
    for (const mealType of ['breakfast', 'dinner']) {
      await planned(request, headers, dish, { date: today(), mealType });
    }
    await page.goto(pathTo('profile', lng));
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect((await saidOn(page)).some((line) => WORDS.test(line) && !SWITCH[lng].test(line))).toBe(true);
    await page.getByRole('switch').click();
    await expect(page.getByRole('switch')).toBeChecked();
    await expect(page.locator('main')).not.toContainText(/ккал|kcal/);

    const addresses = [
      ...PAGES.map((key) => pathTo(key, lng, { id: dish.id })),
      pathTo('mealplans', lng, {}, { generate: '1' }),
    ];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const said = (await saidOn(page)).filter((line) => !SWITCH[lng].test(line));
      expect(said.length, address).toBeGreaterThan(5);
      expect(
        said.filter((line) => WORDS.test(line)),
        address,
      ).toEqual([]);
    }
  });
}
