import { describe, expect, test } from '@jest/globals';
import { addDays, daysBetween, mondayOf, type Language } from '@sytno/domain';
import { formatDay, profileAtom } from '@sytno/kit';
import { refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
// Loaded before, so that nothing waits for a file.
import '../firstrun/Doors';
import '../firstrun/FirstRun';
import { today } from '../menu/menu.atoms';
import { aDish, MenuExample } from '../menu/testing/menu-example';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { aHousehold, someParameters } from '../parameters/testing/parameters-example';
import { DashboardPage } from './DashboardPage';

const texts = { uk, ru, en };
const monday = mondayOf(today());
/** A day of this week that is not today. */
const another = today() === monday ? addDays(monday, 1) : monday;

const open = (menu: MenuExample, lng: Language = 'uk') =>
  renderOnStand(<DashboardPage lng={lng} />, {
    lng,
    texts: { mealplans: texts[lng] },
    answers: { 'mealplans.parameters.get': () => someParameters(), ...menu.answers },
  });
const plain = (words: string | null | undefined) => words?.replace(/[\u00a0\u202f]/g, ' ');
const bars = async (heading: string) => {
  const title = await screen.findByRole('heading', { name: heading });
  return within(title.parentElement!).getAllByRole('link');
};

describe('home', () => {
  test('shows today, the week’s bars and the way to a list', async () => {
    const rich = aDish({ date: another, eaten: { kcal: 2_600, protein: 1, fat: 1, carbs: 1, fiber: 1 } });
    open(new MenuExample([aDish({ date: today() }), rich]));
    const day = within(await screen.findByRole('region', { name: formatDay(today(), 'uk') }));
    expect(day.getByRole('button', { name: /^Борщ/ })).toBeTruthy();
    const links = await bars('Енергія за тиждень');
    expect(links).toHaveLength(7);
    const of = (date: string) =>
      links.find((link) => link.getAttribute('href') === `/uk/user/mealplans?date=${date}`);
    expect(plain(of(today())?.textContent)).toContain('300 ккал');
    expect(of(today())?.getAttribute('aria-current')).toBe('date');
    expect(plain(of(another)?.textContent)).toContain('2 600 ккал, більше за ціль');
    expect(screen.getByRole('link', { name: 'Скласти список' }).getAttribute('href')).toBe(
      `/uk/user/grocerylist?build=1&from=${monday}&to=${addDays(monday, 6)}`,
    );
    expect(screen.queryByRole('link', { name: 'Знайти рецепт' })).toBeNull();
  });

  test('says in words by how much today goes over what is aimed at', async () => {
    const rich = { kcal: 1_900, protein: 20, fat: 83, carbs: 100, fiber: 1 };
    open(
      new MenuExample([aDish({ date: today(), eaten: rich, eatenCost: { minor: 25_000, currency: 'UAH' } })]),
    );
    expect(await screen.findByText('більше за ціль на 39 г')).toBeTruthy();
    expect(plain(screen.getByText(/понад межу/).textContent)).toBe('понад межу на 50 ₴');
  });

  test('has the notes and the guests of today beside its dishes', async () => {
    const menu = new MenuExample([aDish({ date: today() })]);
    menu.notes = [{ id: aDish({ date: today() }).id, date: today(), mealType: 'supper', text: 'У бабусі' }];
    menu.guests = [{ date: today(), mealType: 'dinner', count: 2 }];
    open(menu);
    const day = within(await screen.findByRole('region', { name: formatDay(today(), 'uk') }));
    expect(day.getByRole('list', { name: 'Нотатки' }).textContent).toBe('У бабусі');
    expect(day.getByText('+2 гості')).toBeTruthy();
  });

  test('tells what is done ahead, and ticks it', async () => {
    const menu = new MenuExample([aDish({ date: today() })]);
    menu.ahead = [
      {
        menuItemId: menu.items[0]!.id,
        place: 'stage.0',
        recipeId: menu.items[0]!.recipeId,
        recipeName: 'Квасоля',
        date: addDays(today(), 1),
        mealType: 'dinner',
        kind: 'soak',
        hours: 8,
        text: 'Замочіть квасолю на ніч.',
        language: 'uk',
        start: { date: today(), part: 'evening' },
        done: false,
      },
    ];
    open(menu);
    const card = within(await screen.findByRole('region', { name: 'Зробити заздалегідь' }));
    expect(plain(card.getByRole('listitem').textContent)).toMatch(
      /Замочити: КвасоляСьогодні ввечері\. Обід, .+: потрібно 8 годинЗамочіть квасолю на ніч\./,
    );
    await userEvent.click(card.getByRole('checkbox', { name: 'Замочити: Квасоля' }));
    await waitFor(() =>
      expect(menu.changes).toEqual([{ tick: { id: menu.items[0]!.id, place: 'stage.0', done: true } }]),
    );
    expect(card.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  test('names the meals of the week that are still empty', async () => {
    open(new MenuExample([aDish({ date: today() })]));
    const left = 5 * (daysBetween(today(), addDays(monday, 6)) + 1) - 1;
    expect(await screen.findByText(new RegExp(`без страв ${String(left)} прийом`))).toBeTruthy();
  });

  test('keeps the figures of food from a reader who hides them', async () => {
    const { answers } = new MenuExample([aDish({ date: today() })]);
    function Hiding() {
      const set = useSetAtom(profileAtom);
      useLayoutEffect(() => set((profile) => ({ ...profile, hideNumbers: true })), [set]);
      return <DashboardPage lng="uk" />;
    }
    renderOnStand(<Hiding />, { texts: { mealplans: uk }, answers });
    expect(await screen.findByRole('heading', { name: 'Гроші на тиждень' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Борщ/ })).toBeTruthy();
    expect(document.body.innerHTML).not.toMatch(/ккал|білк|жир|вуглевод|клітковин|енергі/i);
  });

  test('takes back what was done', async () => {
    const menu = new MenuExample([aDish({ date: today() })]);
    open(menu);
    await userEvent.click(await screen.findByRole('button', { name: /^Борщ/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Менше порцій' }));
    await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Скасувати: «Борщ» змінено.' }));
    await waitFor(() => expect(menu.changes.at(-1)).toEqual({ change: { servings: 4 }, language: 'uk' }));
  });

  test('with an empty week shows the three ways into it', async () => {
    open(new MenuExample([]));
    const link = await screen.findByRole('link', { name: /Додати страву/ });
    expect(link.getAttribute('href')).toBe('/uk/user/recipes');
    expect(screen.getByRole('button', { name: /Скласти мій тиждень/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Взяти шаблон/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Скласти список' })).toBeNull();
  });

  test('asks a newcomer the first run’s questions instead', async () => {
    renderOnStand(<DashboardPage lng="uk" />, {
      texts: { mealplans: uk },
      answers: {
        ...new MenuExample([]).answers,
        'mealplans.parameters.get': () => someParameters({ firstRun: { answers: {}, finishedAt: null } }),
        'account.household.get': () => aHousehold(),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Хто їстиме з вами?' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Сьогодні' })).toBeNull();
  });

  test('shows itself when nobody can say whether he was asked', async () => {
    renderOnStand(<DashboardPage lng="uk" />, {
      texts: { mealplans: uk },
      answers: new MenuExample([aDish({ date: today() })]).answers,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Сьогодні' })).toBeTruthy();
  });

  test('changes a dish of today in its place', async () => {
    const menu = new MenuExample([aDish({ date: today() })]);
    open(menu);
    await userEvent.click(await screen.findByRole('button', { name: /^Борщ/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Борщ' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Менше порцій' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(menu.changes).toEqual([{ change: { servings: 3 }, language: 'uk' }]);
  });

  test('that does not come is told, with a way to ask again', async () => {
    const { answers } = new MenuExample([]);
    const failing = () => {
      throw refused('UNAVAILABLE', 'ru');
    };
    renderOnStand(<DashboardPage lng="ru" />, {
      lng: 'ru',
      texts: { mealplans: ru },
      answers: { ...answers, 'mealplans.menu.week': failing },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Сервис сейчас перегружен');
  });

  test('speaks English', async () => {
    open(new MenuExample([aDish({ date: today(), recipeName: 'Borscht' })]), 'en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeTruthy();
    expect(await bars('Energy this week')).toHaveLength(7);
    expect(screen.getByRole('link', { name: 'Build a list' })).toBeTruthy();
  });
});
