import { describe, expect, test } from '@jest/globals';
import { addDays, mondayOf, type Language } from '@sytno/domain';
import { formatDay, profileAtom } from '@sytno/kit';
import { refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import { useSetAtom } from 'jotai';
import { useLayoutEffect, type ReactNode } from 'react';
import { DashboardPage } from '../dashboard/DashboardPage';
import { MenuPage } from '../menu/MenuPage';
import { today } from '../menu/menu.atoms';
import { aDish, MenuExample } from '../menu/testing/menu-example';
import { someParameters } from '../parameters/testing/parameters-example';
import { en } from '../texts/en';
import { uk } from '../texts/uk';
// Loaded before, so that nothing waits for a file.
import './FactSheet';
import './OtherSheet';

const texts = { uk, en };
const day = today();

function open(menu: MenuExample, page: ReactNode = <MenuPage lng="uk" />, lng: Language = 'uk') {
  return renderOnStand(page, {
    lng,
    texts: { mealplans: texts[lng === 'en' ? 'en' : 'uk'] },
    answers: { 'mealplans.parameters.get': () => someParameters(), ...menu.answers },
  });
}
const plain = (words: string | null | undefined) => words?.replace(/[\u00a0\u202f]/g, ' ');
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
/** The part under a heading. */
const under = async (heading: string) =>
  within((await screen.findByText(heading, { selector: 'h2' })).closest('section')!);
const ofToday = async () => within(await screen.findByRole('region', { name: formatDay(day, 'uk') }));

describe('what was eaten', () => {
  test('is said by one tap on a dish, and taken back', async () => {
    const menu = new MenuExample([aDish({ date: day })]);
    open(menu);
    await press('З’їдено як заплановано: Борщ');
    expect(await button('Що з’їли: Борщ. з’їдено. Змінити')).toBeTruthy();
    expect(menu.eating.changes).toEqual([
      { asPlanned: { date: day, menuItemId: menu.items[0]?.id }, language: 'uk' },
    ]);
    const head = await (await ofToday()).findByRole('button', { name: /докладно/ });
    expect(plain(head.textContent)).toContain('З’їдено 300 ккал');
    await press('Скасувати: Записано 1 страву.');
    expect(await button('З’їдено як заплановано: Борщ')).toBeTruthy();
    expect(plain(head.textContent)).not.toContain('З’їдено');
    await press('Зробити знову: Записано 1 страву.');
    expect(await button('Що з’їли: Борщ. з’їдено. Змінити')).toBeTruthy();
    await press('Скасувати: Записано 1 страву.');
    expect(await button('З’їдено як заплановано: Борщ')).toBeTruthy();
  });

  test('is said of a meal and of a day at once, while something waits', async () => {
    const menu = new MenuExample([
      aDish({ date: day }),
      aDish({ date: day, recipeName: 'Салат' }),
      aDish({ date: day, mealType: 'supper', recipeName: 'Каша' }),
    ]);
    open(menu);
    await press(`Усе з’їдено як заплановано: Обід, ${formatDay(day, 'uk')}`);
    await waitFor(() => expect(menu.eating.facts).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Усе з’їдено/ })).toBeNull());
    await press(`Увесь день з’їдено як заплановано: ${formatDay(day, 'uk')}`);
    await waitFor(() => expect(menu.eating.facts).toHaveLength(3));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Увесь день/ })).toBeNull());
  });

  test('cannot be said of a day that has not come', async () => {
    const ahead = addDays(day, 7);
    open(new MenuExample([aDish({ date: ahead })]), <MenuPage lng="uk" />);
    await press('Наступний тиждень');
    expect(await button(/^Борщ/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /з’їдено/i })).toBeNull();
  });

  test('is grams of each member; whoever has no account is not asked', async () => {
    const [own, partner, child] = [1, 7, 8].map((one) => `00000000-0000-4000-8000-00000000000${String(one)}`);
    const plates = [
      { userId: own!, eaterId: null, name: 'Олена', grams: 400 },
      { userId: partner!, eaterId: null, name: 'Тарас', grams: 500 },
      { userId: null, eaterId: child!, name: 'Софійка', grams: 200 },
    ];
    const menu = new MenuExample([aDish({ date: day, plates })]);
    open(menu);
    await press('Дії зі стравою «Борщ»');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Скільки з’їли…' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.queryByLabelText('Софійка')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Половина' }));
    await userEvent.type(sheet.getByLabelText('Тарас'), '450');
    await userEvent.click(sheet.getByRole('button', { name: 'Записати' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(menu.eating.changes).toMatchObject([
      {
        plates: {
          plates: [
            { userId: own, grams: 200 },
            { userId: partner, grams: 450 },
          ],
        },
      },
    ]);
    expect(
      await screen.findByText('з’їдено 200 г', { normalizer: (text) => plain(text) ?? '' }),
    ).toBeTruthy();
  });

  test('may be nothing of a dish', async () => {
    const menu = new MenuExample([aDish({ date: day })]);
    open(menu);
    await press('З’їдено як заплановано: Борщ');
    await press(/^Що з’їли: Борщ/);
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Не їли' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Записати' }));
    expect(await screen.findByText('не їли')).toBeTruthy();
    expect(await button('Що з’їли: Борщ. не їли. Змінити')).toBeTruthy();
  });

  test('may be typed: kcal, and macros for who knows them', async () => {
    const menu = new MenuExample([aDish({ date: day })]);
    open(menu, <DashboardPage lng="uk" />);
    await press('З’їли щось інше…');
    const sheet = within(await screen.findByRole('dialog', { name: 'Що ще з’їли' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Лише калорії' }));
    await userEvent.type(sheet.getByLabelText('Що саме (необов’язково)'), 'Кафе');
    await userEvent.click(sheet.getByRole('button', { name: 'Записати' }));
    expect(menu.eating.changes).toEqual([]);
    expect(sheet.getByText('Поле не заповнене!')).toBeTruthy();
    await userEvent.type(sheet.getByLabelText('Енергія'), '450');
    await userEvent.type(sheet.getByLabelText('Білки'), '20');
    await userEvent.click(sheet.getByRole('button', { name: 'Записати' }));
    expect(await button('Поза планом: Кафе. Змінити')).toBeTruthy();
    expect(menu.eating.changes).toMatchObject([
      { other: { date: day, name: 'Кафе', kcal: 450, protein: 20 } },
    ]);
    expect(plain(screen.getByRole('img', { name: /з’їдено 450/ }).getAttribute('aria-label'))).toContain(
      'у плані 300 з 2 000 ккал',
    );
  });

  test('stays in sight when its dish has gone', async () => {
    const menu = new MenuExample([]);
    const { eating } = menu;
    eating.facts = [
      eating.fact({ date: day, name: 'Борщ', menuItemId: aDish({ date: day }).id, kind: 'eaten' }),
    ];
    open(menu);
    expect(await (await ofToday()).findByRole('button', { name: 'Поза планом: Борщ. Змінити' })).toBeTruthy();
  });

  test('that does not come is told, and the menu stands without it', async () => {
    const menu = new MenuExample([aDish({ date: day })]);
    const answers = {
      ...menu.answers,
      'mealplans.facts.week': () => {
        throw refused('UNAVAILABLE');
      },
    };
    renderOnStand(<MenuPage lng="uk" />, { texts: { mealplans: uk }, answers });
    expect((await screen.findByRole('alert')).textContent).toContain('Не вдалося дізнатися');
    expect(await button(/^Борщ/)).toBeTruthy();
  });

  test('has no figures for who hides numbers, and nothing is offered', async () => {
    const menu = deviated();
    function Hiding() {
      const set = useSetAtom(profileAtom);
      useLayoutEffect(() => set((profile) => ({ ...profile, hideNumbers: true })), [set]);
      return <MenuPage lng="uk" />;
    }
    open(menu, <Hiding />);
    expect(await button(/^Поза планом: Торт/)).toBeTruthy();
    expect(document.body.innerHTML).not.toMatch(/ккал|білк|жир|вуглевод|енергі/i);
    expect(screen.queryByText('Решта дня: нові порції')).toBeNull();
  });
});

describe('the rest of the day', () => {
  test('is offered new weights after more was eaten, taken by one press and taken back', async () => {
    const menu = deviated();
    open(menu);
    const offer = await under('Решта дня: нові порції');
    expect(plain(offer.getByText(/→/).textContent)).toBe('400 г → 240 г');
    await userEvent.click(offer.getByRole('button', { name: 'Змінити порції' }));
    const [{ id: menuItemId } = { id: '' }] = menu.items;
    await waitFor(() =>
      expect(menu.eating.changes).toEqual([{ weigh: { plates: [{ menuItemId, grams: 240 }] } }]),
    );
    expect(screen.queryByText('Решта дня: нові порції')).toBeNull();
    await press('Скасувати: Решту дня змінено.');
    await waitFor(() =>
      expect(menu.eating.changes[1]).toEqual({ weigh: { plates: [{ menuItemId, grams: 400 }] } }),
    );
  });

  test('can be left as it is', async () => {
    const menu = deviated();
    open(menu, <MenuPage lng="en" />, 'en');
    const offer = await under('Rest of the day: new portions');
    await userEvent.click(offer.getByRole('button', { name: 'Leave as it is' }));
    expect(screen.queryByText('Rest of the day: new portions')).toBeNull();
    expect(menu.eating.changes).toEqual([]);
  });
});

test('the week tells what was eaten beside what was planned', async () => {
  const menu = new MenuExample([aDish({ date: day })]);
  menu.eating.facts = [menu.eating.fact({ date: day, kcal: 250 })];
  open(menu, <DashboardPage lng="uk" />);
  const [link] = await screen.findAllByRole('link', { name: new RegExp(`^${formatDay(day, 'uk')}:`) });
  await waitFor(() => expect(plain(link?.textContent)).toContain('З’їдено 250 ккал'));
  expect(mondayOf(day) <= day).toBe(true);
  expect(
    screen.getByText('з’їдено 250 · у плані 300 з 14 000 ккал', { normalizer: (text) => plain(text) ?? '' }),
  ).toBeTruthy();
});

/** A supper of 2,000 kcal, which is the target, after a cake that was not planned. */
function deviated(): MenuExample {
  const eaten = { kcal: 2_000, protein: 150, fat: 44, carbs: 250, fiber: 0 };
  const menu = new MenuExample([aDish({ date: day, mealType: 'supper', eaten })]);
  menu.eating.facts = [
    menu.eating.fact({ date: day, name: 'Торт', kcal: 900, protein: 60, fat: 18, carbs: 100 }),
  ];
  return menu;
}
