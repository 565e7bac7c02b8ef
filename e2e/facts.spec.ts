import { expect, test, type APIRequestContext } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { borscht, planned, today } from './support/food';
import { complaintsOf, newcomer, type Headers } from './support/people';

test('a day is eaten: by one tap, in grams, beside the plan, and the rest of it follows', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const headers = await newcomer(page, request);
  const dish = await borscht(request, headers);
  for (const mealType of ['breakfast', 'dinner', 'supper']) {
    await planned(request, headers, dish, { date: today(), mealType });
  }
  await request.patch(`${API_PREFIX}${routes.mealplans.parameters.change.path}`, {
    headers,
    data: { firstRunFinished: true, language: 'uk' },
  });
  const grams = await aimedAtPlan(request, headers);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo('mealplans', 'uk'));
  const day = page.locator('main').locator('[aria-current=date]').and(page.getByRole('region'));
  const meal = (name: string) => day.getByRole('group', { name, exact: true });
  const waiting = (name: string) => meal(name).getByRole('button', { name: /^З’їдено як заплановано/ });
  const said = (name: string) => meal(name).getByRole('button', { name: /^Що з’їли/ });
  const head = day.getByRole('button', { name: /докладно/ });

  // Planned is not eaten.
  await expect(waiting('Сніданок')).toBeVisible();
  await expect(head).not.toContainText('З’їдено');
  await waiting('Сніданок').click();
  await expect(said('Сніданок')).toBeVisible();
  await expect(head).toContainText(/З’їдено \d+ ккал/);

  // Half of the dinner, by keys alone.
  await waiting('Обід').focus();
  await page.keyboard.press('Enter');
  await said('Обід').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Половина' }).click();
  await sheet.getByRole('button', { name: 'Записати' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(meal('Обід').getByText(/^з’їдено \d/)).toBeVisible();

  // Something beside the plan.
  await head.click();
  await page.getByRole('button', { name: 'З’їли щось інше…' }).click();
  await sheet.getByRole('combobox', { name: 'Назва страви' }).fill(dish.name.slice(0, 6));
  await page.getByRole('option', { name: dish.name, exact: true }).click();
  await sheet.getByLabel('Скільки з’їли').fill(String(Math.round(grams * 1.5)));
  await sheet.getByLabel('Прийом їжі').selectOption('Полуденок');
  await sheet.getByRole('button', { name: 'Записати' }).click();
  const more = meal('Полуденок').getByRole('button', { name: `Поза планом: ${dish.name}. Змінити` });
  await expect(more).toBeVisible();

  // What is left of the day is offered smaller, and taken.
  const offer = page.getByRole('region', { name: 'Решта дня: нові порції' });
  await expect(offer.getByText('→')).toBeVisible();
  const supper = meal('Вечеря').locator('[data-dish] > button');
  const before = await supper.textContent();
  await offer.getByRole('button', { name: 'Змінити порції' }).click();
  await expect(offer).toHaveCount(0);
  await expect(supper).not.toHaveText(before ?? '');
  const undo = page.locator('main').getByRole('button', { name: /^Скасувати:/ });
  await undo.click();
  await expect(supper).toHaveText(before ?? '');
  await undo.click();
  await expect(more).toHaveCount(0);

  // The same stands at home, and after a dish is taken off it is still eaten.
  await meal('Сніданок').locator('[data-dish]').hover();
  await meal('Сніданок')
    .getByRole('button', { name: /^Дії зі стравою/ })
    .click();
  await page.getByRole('menuitem', { name: 'Прибрати з меню' }).click();
  await expect(meal('Сніданок').getByRole('button', { name: /^Поза планом/ })).toBeVisible();
  await page.goto(pathTo('dashboard', 'uk'));
  await expect(page.getByRole('img', { name: /^з’їдено / })).toBeVisible();
  await page.getByRole('button', { name: /^Увесь день/ }).click();
  await expect(page.getByRole('button', { name: /^Увесь день/ })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

/** Plates of 700 kcal, and targets that they meet: whatever is eaten otherwise leads away. @returns grams of a plate */
async function aimedAtPlan(request: APIRequestContext, headers: Headers): Promise<number> {
  const { menu, facts } = routes.mealplans;
  const answer = await request.get(`${API_PREFIX}${menu.week.path}?from=${today()}&language=uk`, { headers });
  const { items } = (await answer.json()) as {
    items: {
      id: string;
      weightServing: number;
      eaten: Record<'kcal' | 'protein' | 'fat' | 'carbs', number>;
    }[];
  };
  const [first] = items;
  if (!first) throw new Error('Nothing is planned.');
  const more = 700 / first.eaten.kcal;
  const grams = Math.round(first.weightServing * more);
  const weighed = await request.post(`${API_PREFIX}${facts.weigh.path}`, {
    headers,
    data: { plates: items.map(({ id }) => ({ menuItemId: id, grams })) },
  });
  expect(weighed.status()).toBe(200);
  const ofDay = (key: 'kcal' | 'protein' | 'fat' | 'carbs') =>
    Math.round(first.eaten[key] * more * items.length);
  const targets = {
    kcal: ofDay('kcal'),
    protein: ofDay('protein'),
    fat: ofDay('fat'),
    carbs: ofDay('carbs'),
  };
  const changed = await request.patch(`${API_PREFIX}${routes.account.profile.change.path}`, {
    headers,
    data: { targets: { ...targets, cash: 1_000_000 } },
  });
  expect(changed.status()).toBe(200);
  return grams;
}
