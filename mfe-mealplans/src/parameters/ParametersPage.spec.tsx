import { beforeEach, describe, expect, test } from '@jest/globals';
import { HEALTH_CONSENT_VERSION } from '@sytno/domain';
import {
  fireEvent,
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { MenuExample } from '../menu/testing/menu-example';
import { ru as planRu } from '../texts/plan.ru';
import { uk as planUk } from '../texts/plan.uk';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { ParametersPage } from './ParametersPage';
// Loaded before, so that nothing waits for a file.
import './Dislikes';
import './Calculator';
import { PLAN_TEXTS } from './plan-texts';
import { ParametersExample, someParameters } from './testing/parameters-example';

const LIVER = '00000000-0000-4000-8000-000000000077';
/** A recipe as the list has it. */
const A_CARD = {
  number: 1001,
  description: '',
  categoryId: 'soups',
  mealTypes: ['dinner'],
  servings: 4,
  minutes: 30,
  weightServing: 200,
  perServing: { kcal: 200, protein: 20, fat: 10, carbs: 5, fiber: 0 },
  picture: { icons: [], tint: '#A3213F' },
  favorite: false,
};

let plan: ParametersExample;
beforeEach(() => {
  plan = new ParametersExample(
    someParameters({
      health: {
        allergens: ['milk'],
        diet: 'any',
        consentVersion: HEALTH_CONSENT_VERSION,
        consentAt: '2026-11-28T08:00:00.000Z',
      },
      disliked: [{ id: 'dill', name: 'кріп', icon: 'herb' }],
      minutes: [15, 20, 30, 30, 30, null, null],
    }),
  );
});

const open = (more: FakeAnswers = {}, lng: 'uk' | 'ru' = 'uk') =>
  renderOnStand(<ParametersPage lng={lng} />, {
    lng,
    texts: { mealplans: { uk, ru }[lng], [PLAN_TEXTS]: { uk: planUk, ru: planRu }[lng] },
    answers: { ...new MenuExample([]).answers, ...plan.answers, ...more },
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const save = async (name: string) =>
  userEvent.click((await card(name)).getByRole('button', { name: 'Зберегти' }));

describe('the parameters of a plan', () => {
  test('show what was said, and store each card by itself', async () => {
    open();
    const time = await card('Час на готування');
    expect(time.getByLabelText<HTMLSelectElement>('понеділок').value).toBe('15');
    await userEvent.selectOptions(time.getByLabelText('понеділок'), '30');
    expect(time.getByRole('status').textContent).toBe('Є незбережені зміни');
    await save('Час на готування');
    await waitFor(() => expect(plan.changes).toEqual([{ minutes: [30, 20, 30, 30, 30, null, null] }]));
  });

  test('plan a meal on some weekdays, at its time, with its share of the day', async () => {
    open();
    const meals = await card('Прийоми їжі');
    await userEvent.click(meals.getByRole('checkbox', { name: 'Перекус: субота' }));
    const supper = within(meals.getByRole('group', { name: 'Вечеря' }));
    fireEvent.change(supper.getByLabelText('О котрій'), { target: { value: '20:15' } });
    const share = supper.getByLabelText('Частка дня');
    expect(supper.getByText(/близько 400 ккал/)).toBeTruthy();
    await userEvent.clear(share);
    await userEvent.type(share, '30');
    await userEvent.tab();
    expect(meals.getByText('Разом 110 %. Рахуємо як частини від 100.')).toBeTruthy();
    await save('Прийоми їжі');
    await waitFor(() => expect(plan.changes).toHaveLength(1));
    const [change] = plan.changes;
    expect(change?.weekMeals?.[5]).not.toContain('morning-snack');
    expect(change?.weekMeals?.[4]).toContain('morning-snack');
    expect([change?.mealTimes?.supper, change?.mealShares?.supper]).toEqual(['20:15', 30]);
  });

  test('leave out a recipe and a category, and repeat less often', async () => {
    open({
      'recipes.catalog.list': () => ({
        items: [{ ...A_CARD, id: LIVER, name: 'Печінка' }],
        count: 1,
        foods: [],
      }),
      'recipes.catalog.categories': () => ({
        items: [{ id: 'soups', name: 'Супи', icon: '', tint: '#A3213F', count: 1, subcategories: [] }],
        kcal: null,
      }),
    });
    const choice = await card('Що ставити в меню');
    await userEvent.click(choice.getByRole('switch', { name: 'Спершу улюблені страви' }));
    await userEvent.selectOptions(choice.getByLabelText('За скільки днів'), '7');
    await userEvent.selectOptions(await choice.findByLabelText('Не пропонувати категорії'), 'soups');
    await userEvent.type(choice.getByRole('combobox', { name: 'Не пропонувати рецепти' }), 'печ');
    await userEvent.click(await screen.findByRole('option', { name: 'Печінка' }));
    await save('Що ставити в меню');
    await waitFor(() =>
      expect(plan.changes).toEqual([
        {
          favouritesFirst: true,
          repeats: { times: 1, days: 7 },
          excludedRecipes: [LIVER],
          excludedCategories: ['soups'],
        },
      ]),
    );
  });

  test('say what the kitchen lacks, and that there is no electricity', async () => {
    open();
    const kitchen = await card('Кухня');
    await userEvent.click(kitchen.getByRole('button', { name: 'духовки' }));
    await userEvent.click(kitchen.getByRole('switch', { name: 'Готуємо без електрики' }));
    await save('Кухня');
    await waitFor(() => expect(plan.changes).toEqual([{ missing: ['oven'], withoutElectricity: true }]));
  });

  test('tell for each meal how many recipes are left', async () => {
    open();
    const matches = await card('Скільки рецептів підходить');
    expect(await matches.findAllByText('12 із 20')).toHaveLength(5);
  });

  test('without premium say what limits need, and do not let them be set', async () => {
    open();
    const limits = await card('Ліміти дня');
    expect(limits.getByRole('switch', { name: /Калорії/ })).toHaveProperty('disabled', true);
    expect(limits.getByRole('link', { name: 'Що дає преміум' }).getAttribute('href')).toBe('/uk/price');
    expect(limits.queryByRole('button', { name: 'Зберегти' })).toBeNull();
  });

  test('with premium let targets bind', async () => {
    plan = new ParametersExample(someParameters({ limits: { allowed: true, kcal: false, cash: true } }));
    open();
    const limits = await card('Ліміти дня');
    await userEvent.click(limits.getByRole('switch', { name: /Калорії/ }));
    await save('Ліміти дня');
    await waitFor(() => expect(plan.changes).toEqual([{ limits: { kcal: true, cash: true } }]));
  });

  test('forget allergies and diet when the consent is withdrawn', async () => {
    open();
    const health = await card('Алергії, харчування, смаки');
    expect(health.getByRole('button', { name: 'молоко' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(health.getByRole('checkbox'));
    expect(health.queryByRole('button', { name: 'молоко' })).toBeNull();
    await save('Алергії, харчування, смаки');
    await waitFor(() => expect(plan.changes).toEqual([{ disliked: ['dill'], healthConsent: null }]));
    expect(plan.parameters.health).toBeNull();
  });

  test('find a food by its name, and take one off', async () => {
    open();
    const health = await card('Алергії, харчування, смаки');
    await userEvent.click(await health.findByRole('button', { name: 'Прибрати: кріп' }));
    await userEvent.type(health.getByRole('combobox'), 'крі');
    await userEvent.click(await screen.findByRole('option', { name: 'кріп' }));
    expect(await health.findByRole('button', { name: 'Прибрати: кріп' })).toBeTruthy();
  });

  test('want at least one meal in the week', async () => {
    open();
    const meals = await card('Прийоми їжі');
    for (const box of meals.getAllByRole('checkbox')) await userEvent.click(box);
    expect(meals.getByRole('alert').textContent).toContain('Виберіть хоча б один прийом їжі');
    await save('Прийоми їжі');
    expect(plan.changes).toEqual([]);
  });

  test.each([
    ['Цілі на день', 'Білки, г'],
    ['Гроші на день', 'На людину за день'],
  ])('%s: what was wiped out is said at its field, and nothing is stored', async (name, label) => {
    open();
    const field = (await card(name)).getByLabelText(label);
    await userEvent.clear(field);
    await save(name);
    const told = await (await card(name)).findByText('Поле не заповнене!');
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(told.closest('[id]')?.id);
    expect(document.activeElement).toBe(field);
    expect(plan.changes).toEqual([]);
    await userEvent.type(field, '90');
    expect((await card(name)).queryByText('Поле не заповнене!')).toBeNull();
  });

  test('open the first run again', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Почати спочатку' }));
    await waitFor(() => expect(plan.changes).toEqual([{ firstRunFinished: false }]));
  });

  test('that do not come are told, with a way to ask again', async () => {
    open(
      {
        'mealplans.parameters.get': () => {
          throw refused('UNAVAILABLE', 'ru');
        },
      },
      'ru',
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Сервис сейчас перегружен');
  });
});

describe('the calculator', () => {
  const calculator = async () => {
    await userEvent.click((await card('Цілі на день')).getByRole('button', { name: 'Розрахувати…' }));
    return within(await screen.findByRole('dialog', { name: 'Розрахувати цілі' }));
  };
  const fill = async (window: ReturnType<typeof within>, age: string, height: string, weight: string) => {
    await userEvent.type(window.getByLabelText('Вік, років'), age);
    await userEvent.type(window.getByLabelText('Зріст, см'), height);
    await userEvent.type(window.getByLabelText('Вага, кг'), weight);
  };

  test('suggests targets, which are taken over into the fields', async () => {
    open();
    const window = await calculator();
    expect(window.getByRole('button', { name: 'Взяти ці цілі' })).toHaveProperty('disabled', true);
    await fill(window, '30', '165', '60');
    expect(window.getByText(/1\s?820 ккал/)).toBeTruthy();
    await userEvent.click(window.getByRole('button', { name: 'Взяти ці цілі' }));
    const goal = await card('Цілі на день');
    expect(goal.getByLabelText<HTMLInputElement>('Білки, г').value).toBe('72');
    expect(plan.changes).toEqual([]);
  });

  test('refuses weight loss at a low weight and while expecting', async () => {
    open();
    const window = await calculator();
    await fill(window, '30', '165', '48');
    await userEvent.click(window.getByRole('radio', { name: 'повільно зменшити вагу' }));
    expect(window.getByText(/ІМТ нижче 18,5/)).toBeTruthy();
    expect(window.getByRole('button', { name: 'Взяти ці цілі' })).toHaveProperty('disabled', true);
    await userEvent.click(window.getByRole('checkbox', { name: 'Вагітність або годування груддю' }));
    expect(window.getByText(/годування груддю зменшувати вагу/)).toBeTruthy();
  });

  test('a target under the energy of rest is asked about', async () => {
    open();
    const window = await calculator();
    await fill(window, '30', '165', '60');
    await userEvent.click(window.getByRole('button', { name: 'Взяти ці цілі' }));
    const goal = await card('Цілі на день');
    await userEvent.clear(goal.getByLabelText('Калорії, ккал'));
    await userEvent.type(goal.getByLabelText('Калорії, ккал'), '1250');
    await save('Цілі на день');
    const asked = within(await screen.findByRole('dialog', { name: 'Залишити таку ціль?' }));
    expect(asked.getByText(/витрачає у спокої/)).toBeTruthy();
  });
});
