import { describe, expect, test } from '@jest/globals';
import { addDays, mondayOf } from '@sytno/domain';
import { profileAtom } from '@sytno/kit';
import { renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import { useSetAtom } from 'jotai';
import { useLayoutEffect, type ReactNode } from 'react';
import { MenuPage } from '../menu/MenuPage';
import { today } from '../menu/menu.atoms';
import { aDish, MenuExample } from '../menu/testing/menu-example';
import { uk as plan } from '../texts/plan.uk';
import { uk } from '../texts/uk';
import './OverLimitDialog';
import { PLAN_TEXTS } from './plan-texts';

const monday = mondayOf(today());

function Premium({ access, children }: { access: 'free' | 'premium'; children: ReactNode }) {
  const set = useSetAtom(profileAtom);
  useLayoutEffect(() => {
    set((before) => ({ ...before, access }));
  }, [access, set]);
  return children;
}

/** Copies the dish of Monday to Tuesday, whose day has 1,900 kcal and 150 hryvnias already. */
async function copyOver(
  limits: { kcal: number | null; cash: number | null },
  access: 'free' | 'premium' = 'premium',
) {
  const menu = new MenuExample([aDish({ date: monday })]);
  const asked: string[] = [];
  renderOnStand(
    <Premium access={access}>
      <MenuPage lng="uk" />
    </Premium>,
    {
      lng: 'uk',
      texts: { mealplans: uk, [PLAN_TEXTS]: plan },
      answers: {
        ...menu.answers,
        'mealplans.parameters.limits': ({ date }: { date: string }) => {
          asked.push(date);
          return {
            kcal: limits.kcal === null ? null : { limit: limits.kcal, total: 1_900 },
            cash: limits.cash === null ? null : { limit: limits.cash, total: 15_000, currency: 'UAH' },
            more: null,
          };
        },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Дії зі стравою «Борщ»' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Перенести або скопіювати…' }));
  const place = within(await screen.findByRole('dialog', { name: 'Куди поставити «Борщ»' }));
  await userEvent.click(place.getByRole('button', { name: 'Скопіювати' }));
  return { menu, asked };
}
const plain = (words: string | null) => words?.replace(/[\u00a0\u202f]/g, ' ');

describe('a dish that takes a day over a limit', () => {
  test('is asked about with by how much, and comes all the same when that is wanted', async () => {
    const { menu, asked } = await copyOver({ kcal: 2_000, cash: 15_500 });
    const dialog = await screen.findByRole('alertdialog', { name: 'День вийде за межу' });
    expect(plain(dialog.textContent)).toContain('на 200 ккал більше за ваш ліміт 2 000 ккал');
    expect(plain(dialog.textContent)).toContain('на 5 ₴ більше за ваш ліміт 155 ₴');
    expect(menu.changes).toEqual([]);
    expect(asked).toContain(addDays(monday, 1));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Усе одно поставити' }));
    await waitFor(() => expect(menu.changes).toHaveLength(1));
  });

  test('stays where it was when it is not wanted', async () => {
    const { menu } = await copyOver({ kcal: 2_000, cash: null });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'День вийде за межу' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Скасувати' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(menu.changes).toEqual([]);
  });

  test.each([
    ['within the limits', { kcal: 2_200, cash: 16_000 }, 'premium'],
    ['without a limit that binds', { kcal: null, cash: null }, 'premium'],
    ['without premium', { kcal: 100, cash: 100 }, 'free'],
  ] as const)('comes at once %s', async (_, limits, access) => {
    const { menu } = await copyOver(limits, access);
    await waitFor(() => expect(menu.changes).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
