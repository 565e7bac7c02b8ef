import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, mondayOf, type Language } from '@sytno/domain';
import { formatDay, profileAtom } from '@sytno/kit';
import { fireEvent, refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { MenuPage } from './MenuPage';
import { today } from './menu.atoms';
import { aDish, MenuExample } from './testing/menu-example';

const monday = mondayOf(today());
const tuesday = addDays(monday, 1);
const texts = { uk, ru, en };

function open(menu: MenuExample, { lng = 'uk', path = '/' }: { lng?: Language; path?: string } = {}) {
  return renderOnStand(<MenuPage lng={lng} />, {
    lng,
    path,
    texts: { mealplans: texts[lng] },
    answers: menu.answers,
  });
}

/** The column of a day. */
const column = async (day: string, lng: Language = 'uk') =>
  within(await screen.findByRole('region', { name: formatDay(day, lng) }));
/** Spaces that do not break are spaces to a reader. */
const plain = (words: string | null | undefined) => words?.replace(/[\u00a0\u202f]/g, ' ');
/** Of a dish's two buttons the one that is the card. */
const card = async (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const noCard = (name: string) =>
  expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull();
/** All that a card tells, seen or heard. */
const told = async (name: string) => {
  const face = await card(name);
  return plain(`${face.textContent} ${face.getAttribute('aria-description') ?? ''}`);
};
/** Opens a dish. */
const dialogOf = async (name: string) => {
  await userEvent.click(await card(name));
  return within(await screen.findByRole('dialog', { name }));
};
/** A day's figures in full. */
const figuresOf = async (day: string, lng: Language = 'uk') => {
  await userEvent.click(
    (await column(day, lng)).getByRole('button', { name: lng === 'en' ? /details/ : /докладно/ }),
  );
  return within(
    await screen.findByRole('dialog', {
      name: texts[lng].totals.detailsOf.replace('{{day}}', formatDay(day, lng)),
    }),
  );
};
/** Chooses from the three dots of a dish. */
const choose = async (name: string, entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Дії зі стравою «${name}»` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const mealOf = async (day: string, meal: string) =>
  within((await column(day)).getByRole('group', { name: meal }));

describe('the week', () => {
  test('has seven days, each with five meals and a way to add a dish', async () => {
    open(new MenuExample([aDish({ date: tuesday })]));
    expect(await screen.findAllByRole('region')).toHaveLength(7);
    const day = await column(tuesday);
    expect(day.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Сніданок',
      'Перекус',
      'Обід',
      'Полуденок',
      'Вечеря',
    ]);
    const name = `Додати страву: Вечеря, ${formatDay(tuesday, 'uk')}`;
    expect(day.getByRole('link', { name }).getAttribute('href')).toBe(
      `/uk/user/recipes?mealType=supper&date=${tuesday}`,
    );
  });

  test('tells of a dish what is eaten, cooked and left', async () => {
    open(new MenuExample([aDish({ date: tuesday })]));
    const words = await told('Борщ');
    expect(words).toContain('400 г · 300 ккал');
    expect(words).toContain('Приготувати: 4 порції');
    expect(words).toContain('Лишається 3 порції');
  });

  test('tells of plates that hold more than was cooked, and of what is not counted', async () => {
    const plates = [{ userId: aDish({ date: monday }).recipeId, eaterId: null, name: '', grams: 2_000 }];
    const dish = { date: tuesday, plates, weightServing: 2_000, servingsLeft: 0, complete: false };
    open(new MenuExample([aDish(dish)]));
    const words = await told('Борщ');
    expect(words).toContain('Не вистачає 400 г');
    expect(words).toContain('Поживність порахована не повністю');
    expect(words).not.toContain('Лишається');
    // Where the servings are changed it is said as well.
    await userEvent.click(await screen.findByRole('button', { name: /^Борщ/ }));
    expect(
      within(await screen.findByRole('dialog', { name: 'Борщ' })).getByText('Не вистачає 400 г'),
    ).toBeTruthy();
  });

  test('measures each day against the targets', async () => {
    open(new MenuExample([aDish({ date: tuesday }), aDish({ date: tuesday, mealType: 'supper' })]));
    const glance = await column(tuesday);
    expect(await glance.findByText('20 ₴')).toBeTruthy();
    const day = await figuresOf(tuesday);
    expect(await day.findByText('20 ₴ з 200 ₴')).toBeTruthy();
    expect(day.getByText('600 з 2 000 ккал', { normalizer: (text) => plain(text) ?? '' })).toBeTruthy();
    expect(day.getByText('40 з 150 г')).toBeTruthy();
    expect(day.getByText('20 з 44 г')).toBeTruthy();
    expect(day.getByText('60 з 250 г')).toBeTruthy();
    expect(day.getByText('Клітковина 10 г')).toBeTruthy();
    expect(day.queryByText(/понад|більше/)).toBeNull();
  });

  test('has a balance of its planned days, and a day’s figures by meal', async () => {
    open(new MenuExample([aDish({ date: tuesday }), aDish({ date: monday, mealType: 'supper' })]));
    const glance = await screen.findByRole('button', { name: /^Баланс тижня/ });
    await waitFor(() => expect(plain(glance.textContent)).toContain('600 з 4 000 ккал · 20 ₴ з 400 ₴'));
    await userEvent.click(glance);
    const balance = within(await screen.findByRole('dialog', { name: 'Баланс тижня' }));
    expect(balance.getByText(/^За 2 дні/)).toBeTruthy();
    expect(balance.getByText('40 з 300 г')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect((await figuresOf(monday)).queryByText('Вечеря')).toBeNull();
  });

  test('tells a day by its meals where it has several', async () => {
    open(new MenuExample([aDish({ date: monday }), aDish({ date: monday, mealType: 'supper' })]));
    const day = await figuresOf(monday);
    const supper = (await day.findByText('Вечеря')).parentElement;
    expect(plain(supper?.textContent)).toBe('Вечеря300 ккал · 10 ₴');
  });

  test('says where a day goes beyond, and where it comes near its limit', async () => {
    const menu = new MenuExample([aDish({ date: monday }), aDish({ date: tuesday, eatenCost: null })], {
      kcal: 250,
      protein: 21,
      cash: 900,
    });
    open(menu);
    const glance = await column(monday);
    expect(await glance.findByText('понад 10 ₴')).toBeTruthy();
    expect(glance.getByText('+50 понад')).toBeTruthy();
    const day = await figuresOf(monday);
    expect(day.getByText('понад межу на 1 ₴')).toBeTruthy();
    expect(day.getByText('більше за ціль на 50 ккал')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect((await figuresOf(tuesday)).getByText('Ціни невідомі')).toBeTruthy();
  });

  test('near the limit is not over it', async () => {
    open(new MenuExample([aDish({ date: monday })], { cash: 1_050 }));
    await (await column(monday)).findByText('10 ₴');
    const day = await figuresOf(monday);
    expect(day.getByText('близько до межі')).toBeTruthy();
    expect(screen.queryByText(/понад/)).toBeNull();
  });

  test('that is empty leads to the recipes', async () => {
    open(new MenuExample([]));
    const link = await screen.findByRole('link', { name: 'Знайти рецепт' });
    expect(link.getAttribute('href')).toBe('/uk/user/recipes');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('that does not come is told in the server’s words', async () => {
    const menu = new MenuExample([]);
    const answers = {
      ...menu.answers,
      'mealplans.menu.week': () => {
        throw refused('UNAVAILABLE');
      },
    };
    renderOnStand(<MenuPage lng="uk" />, { texts: { mealplans: uk }, answers });
    expect((await screen.findByRole('alert')).textContent).toContain('Сервіс зараз перевантажений');
  });

  test('speaks English', async () => {
    open(new MenuExample([aDish({ date: tuesday, recipeName: 'Borscht' })]), { lng: 'en' });
    const words = await told('Borscht');
    expect(words).toContain('400 g · 300 kcal');
    expect(words).toContain('Cook 4 servings');
    expect(words).toContain('3 servings left');
    expect((await figuresOf(tuesday, 'en')).getByText('300 of 2,000 kcal')).toBeTruthy();
  });
});

describe('other weeks', () => {
  test('are a step away, and today is one press away from anywhere', async () => {
    const next = aDish({ date: addDays(today(), 7), recipeName: 'Вареники' });
    open(new MenuExample([aDish({ date: today() }), next]));
    await card('Борщ');
    await userEvent.click(screen.getByRole('button', { name: 'Наступний тиждень' }));
    expect(await card('Вареники')).toBeTruthy();
    noCard('Борщ');
    await userEvent.click(screen.getByRole('button', { name: 'Цей тиждень' }));
    expect(await card('Борщ')).toBeTruthy();
    const now = screen.getByRole('region', { name: formatDay(today(), 'uk') });
    expect(now.getAttribute('aria-current')).toBe('date');
  });

  test('are named by the address', async () => {
    open(new MenuExample([aDish({ date: '2026-03-04' })]), { path: '/?date=2026-03-04' });
    expect(await card('Борщ')).toBeTruthy();
    expect(screen.getByRole('button', { name: '4 березня', hidden: true }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  test('a wrong date of the address is today', async () => {
    open(new MenuExample([aDish({ date: today() })]), { path: '/?date=2026-02-30' });
    expect(await card('Борщ')).toBeTruthy();
  });

  test('a phone goes day by day, across the week’s end too', async () => {
    const monday9 = aDish({ date: '2026-03-09', recipeName: 'Вареники' });
    open(new MenuExample([monday9, aDish({ date: '2026-03-08' })]), { path: '/?date=2026-03-07' });
    await card('Борщ');
    const after = () => screen.getByRole('button', { name: 'Наступний день', hidden: true });
    const shown = (day: string) => screen.getByRole('button', { name: day, hidden: true });
    await userEvent.click(after());
    expect(shown('8 березня').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(after());
    expect(await card('Вареники')).toBeTruthy();
    await userEvent.click(shown('12 березня'));
    expect(shown('12 березня').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Попередній день', hidden: true }));
    expect(shown('11 березня').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a dish', () => {
  test('tells what is on the plates and leads to the recipe', async () => {
    const plates = [
      { userId: aDish({ date: monday }).recipeId, eaterId: null, name: 'Олена', grams: 400 },
      { userId: null, eaterId: aDish({ date: monday }).id, name: 'Софійка', grams: 200 },
    ];
    const dish = aDish({ date: tuesday, plates });
    open(new MenuExample([dish]));
    const dialog = await dialogOf('Борщ');
    const words = plain(screen.getByRole('dialog').textContent);
    expect(words).toContain('У вашій тарілці 300 ккал');
    expect(words).toContain('Клітковина 5 г');
    expect(words).toContain('Ваша частка 10 ₴, усе приготування 40 ₴');
    expect(words).toContain('Лишається 3 порції: поставте на інший день');
    const plate = (name: string) => plain(dialog.getByText(name).closest('li')?.textContent);
    expect(plate('Олена')).toContain('400 г');
    expect(plate('Софійка')).toContain('200 г');
    expect(dialog.getByRole('link', { name: 'Відкрити рецепт' }).getAttribute('href')).toBe(
      `/uk/user/recipes/${dish.recipeId}`,
    );
  });

  test('changes servings, and only those', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    open(menu);
    const dialog = await dialogOf('Борщ');
    await userEvent.click(dialog.getByRole('button', { name: 'Більше порцій' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Більше порцій' }));
    expect(menu.changes).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(menu.changes).toEqual([{ change: { servings: 6 }, language: 'uk' }]);
    expect(await told('Борщ')).toContain('Приготувати: 6 порцій');
  });

  test('moves the dish to another day and meal', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    open(menu);
    const friday = addDays(monday, 4);
    await choose('Борщ', 'Перенести або скопіювати…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Куди поставити «Борщ»' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'День' }), friday);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Прийом їжі' }), 'Вечеря');
    await userEvent.click(dialog.getByRole('button', { name: 'Перенести' }));
    expect(await (await mealOf(friday, 'Вечеря')).findByRole('button', { name: /^Борщ/ })).toBeTruthy();
    expect((await column(tuesday)).queryByRole('button', { name: /^Борщ/ })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(menu.changes).toEqual([{ change: { date: friday, mealType: 'supper' }, language: 'uk' }]);
  });

  test('copies the dish, which stays where it is', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    open(menu);
    await userEvent.click(
      (await dialogOf('Борщ')).getByRole('button', { name: 'Перенести або скопіювати…' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Куди поставити «Борщ»' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Скопіювати' }));
    expect(await (await column(addDays(tuesday, 1))).findByRole('button', { name: /^Борщ/ })).toBeTruthy();
    expect((await column(tuesday)).getByRole('button', { name: /^Борщ/ })).toBeTruthy();
    expect(menu.changes).toEqual([
      expect.objectContaining({ add: expect.objectContaining({ servings: 4 }) }),
    ]);
  });

  test('takes grams with a comma, and says what is wrong with others', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    open(menu);
    const dialog = await dialogOf('Борщ');
    const field = dialog.getByRole('textbox', { name: 'Скільки їсте ви' });
    await userEvent.clear(field);
    await userEvent.type(field, '6000');
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }));
    expect(dialog.getByText('Число поза межами')).toBeTruthy();
    expect(menu.changes).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '350,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(menu.changes).toEqual([{ change: { weightServing: 350.5 }, language: 'uk' }]);
  });

  test('closes without a call when nothing was changed', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    open(menu);
    const dialog = await dialogOf('Борщ');
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(menu.changes).toEqual([]);
  });

  test('stays open on a refusal, which is told, and keeps what was entered', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    menu.refusal = refused('DAY_FULL');
    open(menu);
    const dialog = await dialogOf('Борщ');
    await userEvent.click(dialog.getByRole('button', { name: 'Більше порцій' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }));
    expect(await screen.findByText('В один день вміщається щонайбільше 40 страв.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(menu.changes).toEqual([{ change: { servings: 5 }, language: 'uk' }]);
  });

  test('goes when somebody else took the dish off meanwhile', async () => {
    const menu = new MenuExample([aDish({ date: tuesday }), aDish({ date: tuesday, recipeName: 'Каша' })]);
    open(menu);
    const dialog = await dialogOf('Борщ');
    menu.items = menu.items.filter(({ recipeName }) => recipeName !== 'Борщ');
    await userEvent.click(dialog.getByRole('button', { name: 'Більше порцій' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }));
    expect(await screen.findByText('Тут нічого не знайдено.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    noCard('Борщ');
    expect(await card('Каша')).toBeTruthy();
  });

  test('removes the dish, and puts it back with the same values', async () => {
    const dish = { date: tuesday, mealType: 'supper' as const, servings: 7, weightServing: 250 };
    const menu = new MenuExample([aDish(dish)]);
    open(menu);
    const dialog = await dialogOf('Борщ');
    await userEvent.click(dialog.getByRole('button', { name: 'Прибрати з меню' }));
    expect(await screen.findByText('«Борщ» прибрано з меню.')).toBeTruthy();
    noCard('Борщ');
    await userEvent.click(screen.getByRole('button', { name: 'Повернути' }));
    expect(await card('Борщ')).toBeTruthy();
    expect(menu.changes).toEqual([{ remove: 'Борщ' }, { restore: 'Борщ' }]);
  });

  test('places what is left of it, and nothing is cooked for that', async () => {
    const menu = new MenuExample([aDish({ date: tuesday, servingsLeft: 2 })]);
    const [source] = menu.items;
    open(menu);
    await userEvent.click((await dialogOf('Борщ')).getByRole('button', { name: 'Вибрати день' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Поставити' }));
    expect(await screen.findByText(/^Залишок «Борщ»/)).toBeTruthy();
    expect(menu.changes).toMatchObject([{ add: { date: addDays(tuesday, 1), leftoverOf: source?.id } }]);
  });

  test('copied is cooked anew', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    open(menu);
    await choose('Борщ', 'Перенести або скопіювати…');
    await userEvent.click(await screen.findByRole('button', { name: 'Скопіювати' }));
    await screen.findByText(/скопійовано/);
    expect(menu.changes[0]).not.toHaveProperty('add.noCookingRequired');
    expect(menu.changes[0]).not.toHaveProperty('add.weightServing');
  });

  test.each([
    [0.75, false],
    [1, true],
  ])('says on its card that %d of a serving is left: %s', async (servingsLeft, told) => {
    open(new MenuExample([aDish({ date: tuesday, servingsLeft })]));
    expect((await card('Борщ')).textContent.includes('ще ')).toBe(told);
  });

  test.each([
    ['the reader’s', { mine: true, name: 'Олена' }, 'ваш склад'],
    ['another’s', { mine: false, name: 'Андрій' }, 'склад: Андрій'],
    ['somebody’s who has no name or has left', { mine: false, name: '' }, 'свій склад'],
  ])('says on its card and in its window that its composition is %s', async (_, composition, words) => {
    open(new MenuExample([aDish({ date: tuesday, composition })]));
    expect((await card('Борщ')).textContent).toContain(words);
    expect((await dialogOf('Борщ')).getByText(words)).toBeTruthy();
  });

  test('says nothing of the original', async () => {
    open(new MenuExample([aDish({ date: tuesday })]));
    expect((await card('Борщ')).textContent).not.toContain('склад');
  });
});

describe('deeds', () => {
  test('a move can be taken back by the toolbar, long after its notice', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    open(menu);
    expect(
      await screen.findByRole<HTMLButtonElement>('button', { name: 'Нічого скасовувати' }),
    ).toHaveProperty('disabled', true);
    await choose('Борщ', 'Перенести або скопіювати…');
    await userEvent.click(await screen.findByRole('button', { name: 'Перенести' }));
    const wednesday = await column(addDays(tuesday, 1));
    await wednesday.findByRole('button', { name: /^Борщ/ });
    await userEvent.click(await screen.findByRole('button', { name: /^Скасувати: «Борщ» тепер/ }));
    expect(await (await column(tuesday)).findByRole('button', { name: /^Борщ/ })).toBeTruthy();
    expect(wednesday.queryByRole('button', { name: /^Борщ/ })).toBeNull();
  });

  test('a refused move goes back and is told', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    menu.refusal = refused('DAY_FULL');
    open(menu);
    await choose('Борщ', 'Перенести або скопіювати…');
    await userEvent.click(await screen.findByRole('button', { name: 'Перенести' }));
    expect(await screen.findByText('В один день вміщається щонайбільше 40 страв.')).toBeTruthy();
    expect(await (await column(tuesday)).findByRole('button', { name: /^Борщ/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Нічого скасовувати' })).toBeTruthy();
  });
});

describe('carrying by keys', () => {
  // The page is not laid out here: nothing to scroll.
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  const take = async () => {
    await choose('Борщ', 'Пересунути стрілками');
    await screen.findByText(/взято/);
  };

  test('shows and says what the day would become, and puts the dish there', async () => {
    const menu = new MenuExample([
      aDish({ date: tuesday }),
      aDish({ date: addDays(tuesday, 1), recipeName: 'Каша' }),
    ]);
    open(menu);
    await take();
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    fireEvent.keyDown(window, { key: 'ArrowDown' });
    expect(plain((await screen.findByText(/За день вийде/)).textContent)).toContain(
      'Полуденок. За день вийде 600 ккал.',
    );
    expect((await column(addDays(tuesday, 1))).getByText('+300')).toBeTruthy();
    expect((await column(tuesday)).getByText('−300')).toBeTruthy();
    expect(menu.changes).toEqual([]);
    fireEvent.keyDown(window, { key: 'Enter' });
    const meal = await mealOf(addDays(tuesday, 1), 'Полуденок');
    expect(await meal.findByRole('button', { name: /^Борщ/ })).toBeTruthy();
    await waitFor(() =>
      expect(menu.changes).toEqual([
        { change: { date: addDays(tuesday, 1), mealType: 'afternoon-snack' }, language: 'uk' },
      ]),
    );
  });

  test('Escape gives the dish back', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    open(menu);
    await take();
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(await screen.findByText(/повернуто/)).toBeTruthy();
    fireEvent.keyDown(window, { key: 'Enter' });
    expect((await column(tuesday)).getByRole('button', { name: /^Борщ/ })).toBeTruthy();
    expect(menu.changes).toEqual([]);
  });
});

describe('a reader who hides numbers', () => {
  function Hiding() {
    const set = useSetAtom(profileAtom);
    useLayoutEffect(() => set((profile) => ({ ...profile, hideNumbers: true })), [set]);
    return <MenuPage lng="uk" />;
  }

  test('sees dishes and money, but nothing of food’s figures', async () => {
    const menu = new MenuExample([aDish({ date: tuesday, complete: false })]);
    renderOnStand(<Hiding />, { texts: { mealplans: uk }, answers: menu.answers });
    await card('Борщ');
    expect(await (await column(tuesday)).findByText('10 ₴')).toBeTruthy();
    await figuresOf(tuesday);
    const figures = /ккал|білк|жир|вуглевод|клітковин|поживніст/i;
    const all = () => document.body.innerHTML.replace(/<style[^]*?<\/style>/g, '');
    expect(all()).not.toMatch(figures);
    await userEvent.keyboard('{Escape}');
    await dialogOf('Борщ');
    expect(all()).not.toMatch(figures);
    expect(plain(screen.getByRole('dialog').textContent)).toContain('Ваша частка 10 ₴');
  });
});
