import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Inputs } from '@sytno/contract';
import type { Access } from '@sytno/domain';
import { profileAtom } from '@sytno/kit';
import { Route, Routes } from '@sytno/kit/router';
import {
  fireEvent,
  refused,
  renderOnStand,
  screen,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { RecipePage } from '../recipe/RecipePage';
import type { Recipe } from '../recipe/recipe.queries';
import { aLine, aRecipe } from '../recipe/testing/examples';
import { uk as words } from '../texts/composition.uk';
import { uk } from '../texts/uk';
import type { StoredComposition } from './composition.queries';
import { aComposition, aWrittenLine, FOODS } from './testing/stored';

type Save = Inputs['recipes']['composition']['save'];
type Get = Inputs['recipes']['recipe']['get'];

/** A short page: what it shows besides is no matter here. */
const aDish = (given: Partial<Recipe> = {}): Recipe => aRecipe({ lines: [aLine()], stages: [], ...given });

/** Signed in with this access. */
function As({ access, children }: { access: Access; children: ReactNode }) {
  const set = useSetAtom(profileAtom);
  useEffect(() => {
    set((before) => ({ ...before, access }));
  }, [access, set]);
  return children;
}

function open(
  recipe: Recipe,
  answers: FakeAnswers = {},
  { access = 'premium', stored = aComposition() }: { access?: Access; stored?: StoredComposition } = {},
) {
  return renderOnStand(
    <As access={access}>
      <Routes>
        <Route path="/:lng/user/recipes/:id" element={<RecipePage lng="uk" />} />
      </Routes>
    </As>,
    {
      path: `/uk/user/recipes/${recipe.id}`,
      texts: { recipes: uk, 'recipes-composition': words },
      answers: {
        'recipes.recipe.get': () => recipe,
        'recipes.editor.foods': () => ({ items: FOODS }),
        'recipes.composition.read': () => stored,
        ...answers,
      },
    },
  );
}

const press = async (name: string | RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }));
};
const compose = async () => {
  await press('Змінити склад');
  return screen.findByRole('form', { name: 'Мій склад' });
};
/** Spaces that do not break are spaces to a reader. */
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');
const figures = async () => {
  const part = await screen.findByRole('region', { name: 'Порція' });
  return Object.fromEntries(
    within(part)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => plain(textContent)),
      ]),
  );
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('writing a composition', () => {
  test('shows at once what a serving comes to beside the original, and what is left out', async () => {
    open(aDish());
    await compose();
    expect(await figures()).toMatchObject({
      Енергія: ['287 ккал', '287 ккал'],
      Вартість: ['12,50 ₴', '12,50 ₴'],
      Вага: ['150 г', '150 г'],
    });
    await press('Прибрати: масло');
    expect(await figures()).toMatchObject({
      Енергія: ['100 ккал', '287 ккал'],
      Вартість: ['2,50 ₴', '12,50 ₴'],
      Вага: ['125 г', '150 г'],
    });
    await press(/^Повернути: масло/);
    expect(await figures()).toMatchObject({ Енергія: ['287 ккал', '287 ккал'] });
    expect(screen.queryByText('В оригіналі є ще:')).toBeNull();
  });

  test('is saved once, closes, and leaves the focus where it was', async () => {
    const sent = jest.fn((_: Save) => ({ composed: true, proposed: [] }));
    open(aDish(), { 'recipes.composition.save': sent });
    await compose();
    await press('Прибрати: масло');
    await press('Зберегти');
    await screen.findByText('Ваш склад збережено');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      id: aDish().id,
      language: 'uk',
      lines: [{ ingredientId: 'potato', quantity: 500 }],
    });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Змінити склад' })),
    );
  });

  test('says that lines like the original’s are no composition, and what waits for its numbers', async () => {
    open(aDish(), { 'recipes.composition.save': () => ({ composed: false, proposed: ['юкола'] }) });
    await compose();
    await press('Зберегти');
    await screen.findByText(/Склад такий самий, як в оригіналі/);
    await screen.findByText(/Помилка розрахунку поживності страви!/);
  });

  test('wants at least one line, and what a line needs at its field', async () => {
    const sent = jest.fn();
    open(
      aDish(),
      { 'recipes.composition.save': sent },
      { stored: aComposition({ lines: [aWrittenLine('potato', { quantity: null })] }) },
    );
    await compose();
    await press('Зберегти');
    await screen.findByText('Виправте 1 поле');
    const field = await screen.findByRole('textbox', { name: 'Кількість' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await press('Прибрати: картопля');
    await press('Зберегти');
    await screen.findByText('Лишіть хоча б один інгредієнт.');
    expect(sent).not.toHaveBeenCalled();
  });

  test('keeps what was written when it is refused', async () => {
    open(aDish(), {
      'recipes.composition.save': () => {
        throw refused('COMPOSITIONS_FULL');
      },
    });
    await compose();
    await press('Прибрати: масло');
    await press('Зберегти');
    await screen.findByText(/Ви зберігаєте вже 500 власних складів/);
    expect(screen.getByRole('form', { name: 'Мій склад' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Прибрати: масло' })).toBeNull();
  });

  test('takes the original’s lines again, and that back', async () => {
    open(aDish(), {}, { stored: aComposition({ lines: [aWrittenLine('potato')] }) });
    await compose();
    await press('Взяти як в оригіналі');
    await screen.findByRole('button', { name: 'Прибрати: масло' });
    await press(/^Скасувати: /);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Прибрати: масло' })).toBeNull());
  });
});

describe('who has a composition', () => {
  const MINE = aDish({ composition: { shown: true, outdated: false } });
  const note = async (name: string) => within(await screen.findByRole('region', { name }));

  test('sees the original and his own by turns', async () => {
    const asked: (string | undefined)[] = [];
    open(MINE, {
      'recipes.recipe.get': ({ original }: Get) => {
        asked.push(original);
        return aDish({ composition: { shown: original !== 'true', outdated: false } });
      },
    });
    fireEvent.click((await note('Ваш склад')).getByRole('button', { name: 'Показати оригінал' }));
    fireEvent.click((await note('Оригінал')).getByRole('button', { name: 'Показати мій склад' }));
    await note('Ваш склад');
    expect(asked).toContain('true');
  });

  test('goes back to the original at a press, and takes that back', async () => {
    const reset = jest.fn(() => ({ done: true as const }));
    const save = jest.fn((_: Save) => ({ composed: true, proposed: [] }));
    const stored = aComposition({ composed: true, lines: [aWrittenLine('potato')] });
    open(MINE, { 'recipes.composition.reset': reset, 'recipes.composition.save': save }, { stored });
    await press('Скинути мій склад');
    await screen.findByText('«Деруни зі сметаною»: знову за оригіналом');
    expect(reset).toHaveBeenCalledTimes(1);
    await press(/^Скасувати: /);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toMatchObject({ lines: [{ ingredientId: 'potato', quantity: 100 }] });
  });

  test('is asked first, by the dish’s name, when it cannot be taken back; and is told why', async () => {
    const reset = jest.fn(() => ({ done: true as const }));
    open(MINE, { 'recipes.composition.reset': reset }, { access: 'free' });
    const link = await screen.findByRole('link', { name: /Преміум скінчився/ });
    expect(link.getAttribute('href')).toBe('/uk/price');
    await press('Скинути мій склад');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Скинути ваш склад «Деруни зі сметаною»?',
    });
    expect(reset).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Скинути мій склад' }));
    await waitFor(() => expect(reset).toHaveBeenCalledTimes(1));
  });

  test('is told when the author has changed the dish, and may keep his', async () => {
    const keep = jest.fn(() => ({ done: true as const }));
    open(aDish({ composition: { shown: true, outdated: true } }), { 'recipes.composition.keep': keep });
    fireEvent.click((await note('Автор змінив рецепт')).getByRole('button', { name: 'Лишити мій' }));
    await screen.findByText('Ваш склад лишається');
    expect(keep).toHaveBeenCalledTimes(1);
  });
});

describe('who has none', () => {
  test('and no premium is told what it gives, with the way there', async () => {
    open(aDish(), {}, { access: 'free' });
    await press('Змінити склад');
    const dialog = await screen.findByRole('dialog', { name: 'Свій склад «Деруни зі сметаною»' });
    expect(within(dialog).getByRole('link', { name: 'Що дає преміум' }).getAttribute('href')).toBe(
      '/uk/price',
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'Не зараз' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('changes an own recipe itself', async () => {
    open(aDish({ myRecipe: true }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Змінити склад' })).toBeNull();
  });
});
