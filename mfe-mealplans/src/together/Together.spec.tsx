import { describe, expect, test } from '@jest/globals';
import type { MealType } from '@sytno/domain';
import { refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import { useQueryClient } from '@tanstack/react-query';
import { MenuPage } from '../menu/MenuPage';
import { today } from '../menu/menu.atoms';
import { aDish, MenuExample } from '../menu/testing/menu-example';
import { uk as kitchen } from '../texts/kitchen.uk';
import { uk as words } from '../texts/together.uk';
import { uk } from '../texts/uk';
import type { PlanDeed } from './together.atoms';

const date = today();
const clash = (fields: Record<string, unknown>) =>
  refused('CONFLICT', 'uk', {
    current: { fields: Object.keys(fields), by: 'Олена', at: '2026-03-01T10:00:00.000Z', now: fields },
  });

/** As a live update does. */
function AskAgain() {
  const client = useQueryClient();
  return (
    <button onClick={() => void client.invalidateQueries({ queryKey: ['mealplans', 'menu'] })}>live</button>
  );
}

interface Shared {
  deeds?: PlanDeed[];
  guests?: { date: string; mealType: MealType; count: number }[];
  role?: 'planner' | 'reader';
}
const guestCalls: unknown[] = [];
function open(menu: MenuExample, shared: Shared = {}) {
  guestCalls.length = 0;
  const { answers } = menu;
  const own = answers as Record<string, (input: never) => object>;
  return renderOnStand(
    <>
      <AskAgain />
      <MenuPage lng="uk" />
    </>,
    {
      texts: { mealplans: uk },
      answers: {
        ...answers,
        'mealplans.menu.week': (input: never) => ({
          ...own['mealplans.menu.week']?.(input),
          deeds: shared.deeds ?? [],
          guests: shared.guests ?? [],
        }),
        'account.profile.get': (input: never) => {
          const answer = own['account.profile.get']?.(input) as { profile: object };
          return { ...answer, profile: { ...answer.profile, householdRole: shared.role ?? 'planner' } };
        },
        'mealplans.guests.set': (input: {
          date: string;
          mealType: MealType;
          count: number;
          seen?: number;
        }) => {
          guestCalls.push(input);
          const { seen: _, ...meal } = input;
          shared.guests = input.count === 0 ? [] : [meal];
          return meal;
        },
      },
    },
  );
}
const cardOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const moreServings = async (menu: MenuExample) => {
  open(menu);
  await userEvent.click(await cardOf('Борщ'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Борщ' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Більше порцій' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }));
};

describe('another changed the same', () => {
  test('both are shown; mine is kept over what I have seen now', async () => {
    const menu = new MenuExample([aDish({ date })]);
    menu.refusal = clash({ servings: 3 });
    await moreServings(menu);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Олена')).toBeTruthy();
    expect(dialog.getByText('3 порції', { normalizer: (text) => text.replace(/\u00a0/g, ' ') })).toBeTruthy();
    expect(dialog.getByText('5 порцій', { normalizer: (text) => text.replace(/\u00a0/g, ' ') })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: words.clash.keepMine }));
    await waitFor(() => expect(menu.changes).toHaveLength(1));
    expect([menu.changes, menu.seen]).toMatchObject([[{ change: { servings: 5 } }], [{ servings: 3 }]]);
  });

  test('theirs is kept by doing nothing', async () => {
    const menu = new MenuExample([aDish({ date })]);
    menu.refusal = clash({ servings: 3 });
    await moreServings(menu);
    await userEvent.click(await screen.findByRole('button', { name: words.clash.keepTheirs }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(menu.changes).toEqual([]);
  });
});

describe('what others do', () => {
  test('is told once, when it comes while the page is open', async () => {
    const deed = (id: number, more: Partial<PlanDeed>): PlanDeed => ({
      id: `00000000-0000-4000-8000-00000000000${String(id)}`,
      at: '2026-03-01T10:00:00.000Z',
      by: 'Олена',
      kind: 'servings',
      dish: 'Борщ',
      date,
      mealType: 'dinner',
      count: 3,
      ...more,
    });
    const shared: Shared = { deeds: [deed(1, { by: 'Раніше' })] };
    open(new MenuExample([aDish({ date })]), shared);
    await cardOf('Борщ');
    shared.deeds = [...(shared.deeds ?? []), deed(2, {})];
    await userEvent.click(screen.getByRole('button', { name: 'live' }));
    expect(await screen.findByText(/^Олена: «Борщ» — приготувати 3.порції$/)).toBeTruthy();
    expect(screen.queryByText(/Раніше/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'live' }));
    expect(screen.getAllByText(/^Олена/)).toHaveLength(1);
  });
});

describe('guests at a meal', () => {
  test('are said in the meal’s window, stand at the meal, and are taken back', async () => {
    open(new MenuExample([aDish({ date })]));
    const day = within(await screen.findByRole('region', { current: 'date' }));
    const meal = within(day.getByRole('group', { name: 'Обід' }));
    await userEvent.click(meal.getByRole('button', { name: /Додати продукт|нотатк/i }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: kitchen.extra.guests }));
    await userEvent.click(dialog.getByRole('button', { name: kitchen.extra.guestsMore }));
    await userEvent.click(dialog.getByRole('button', { name: kitchen.extra.guestsMore }));
    await userEvent.click(dialog.getByRole('button', { name: kitchen.extra.save }));
    expect(await meal.findByText('+2 гості')).toBeTruthy();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(meal.queryByText('+2 гості')).toBeNull());
    expect(guestCalls).toEqual([
      { date, mealType: 'dinner', count: 2, seen: 0 },
      { date, mealType: 'dinner', count: 0, seen: 2 },
    ]);
  });
});

test('whoever only looks has his own grams to change and nothing else', async () => {
  open(new MenuExample([aDish({ date })]), { role: 'reader' });
  expect(await screen.findByText(new RegExp(uk.menu.reader.slice(0, 20)))).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Додати страву/ })).toBeNull();
  await userEvent.click(await cardOf('Борщ'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Борщ' }));
  expect(dialog.queryByRole('button', { name: 'Більше порцій' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Прибрати' })).toBeNull();
  expect(dialog.getByRole('textbox', { name: 'Скільки їсте ви' })).toBeTruthy();
});
