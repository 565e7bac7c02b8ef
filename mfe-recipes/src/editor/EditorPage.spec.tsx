import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Inputs } from '@sytno/contract';
import { settled, type RecipeContent } from '@sytno/domain';
import { Route, Routes } from '@sytno/kit/router';
import { PAGES } from '@sytno/kit/routes';
import { refused, renderOnStand, screen, userEvent, waitFor, type FakeAnswers } from '@sytno/kit/stand';
import { uk } from '../texts/uk';
import { CreatePage, EditPage } from './EditorPage';
import { emptyContent } from './form';
import { aFood } from './testing/foods';

const ID = '7b1e0000-0000-4000-8000-000000000001';
type Written = Inputs['recipes']['editor']['save']['content'];

const content = (given: Partial<RecipeContent> = {}): Written =>
  settled({
    ...emptyContent('uk'),
    name: { uk: 'Деруни' },
    description: { uk: 'Хрумкі.' },
    categoryId: 'vegetables',
    ...given,
  }) as Written;
const written = (given: Partial<RecipeContent> = {}, revision = 3) => ({
  id: ID,
  number: 1124,
  revision,
  updatedAt: '2026-11-20T10:00:00.000Z',
  state: 'private' as const,
  content: content(given),
});
const category = {
  id: 'vegetables',
  name: 'Страви з овочів',
  icon: 'carrot',
  tint: '#7FAE5A',
  count: 3,
  subcategories: [],
};
const saved = { id: ID, number: 1124, revision: 4, proposed: [] };

const BASE: FakeAnswers = {
  'recipes.catalog.categories': () => ({ items: [category], kcal: null }),
  'recipes.editor.foods': () => ({ items: [aFood()] }),
  'recipes.editor.read': () => ({ ...written(), foods: [aFood()] }),
};

function open(answers: FakeAnswers, page: 'create' | 'edit' = 'edit') {
  const path = page === 'edit' ? `/uk/user/recipes/edit/${ID}` : '/uk/user/recipes/create';
  return renderOnStand(
    <Routes>
      <Route path={PAGES.recipeCreate.path} element={<CreatePage lng="uk" />} />
      <Route path={PAGES.recipeEdit.path} element={<EditPage lng="uk" />} />
      <Route path={PAGES.recipe.path} element={<p>the recipe</p>} />
    </Routes>,
    { path, answers: { ...BASE, ...answers }, texts: { recipes: uk } },
  );
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const fill = async (name: string, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Зберегти' }));

beforeEach(() => {
  localStorage.clear();
  // What the page reads its own user by.
  localStorage.setItem(
    'user',
    JSON.stringify({ id: ID, headers: { 'access-token': 'a', client: 'b', uid: 'c' } }),
  );
});

describe('saving', () => {
  test('sends the whole once, however often it is pressed, and opens the recipe', async () => {
    let answer: () => void = () => undefined;
    const sent = jest.fn((_: unknown) => new Promise<void>((resolve) => (answer = resolve)));
    open({
      'recipes.editor.save': async (input: Inputs['recipes']['editor']['save']) => {
        await sent(input);
        return saved;
      },
    });
    await fill('Назва', 'Деруни з сиром');
    await save();
    await save();
    answer();
    await screen.findByText('the recipe');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[0]).toEqual({
      id: ID,
      revision: 3,
      content: content({ name: { uk: 'Деруни з сиром' } }),
    });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('sytno.draft'))).toEqual([]);
  });

  test('tells in the specification’s words that new foods leave the nutrition open', async () => {
    open({ 'recipes.editor.save': () => ({ ...saved, proposed: ['юкола'] }) });
    await fill('Опис', 'Інший опис.');
    await save();
    await screen.findByText(/Помилка розрахунку поживності страви!/);
  });

  test('takes over what somebody else changed meanwhile, where nobody has to choose', async () => {
    const calls: Inputs['recipes']['editor']['save'][] = [];
    open({
      'recipes.editor.save': (input: Inputs['recipes']['editor']['save']) => {
        calls.push(input);
        if (input.revision === 3) {
          throw refused('CONFLICT', 'uk', { current: written({ servings: 8 }, 5) });
        }
        return { ...saved, revision: 6 };
      },
    });
    await fill('Опис', 'Мій опис.');
    await save();
    await screen.findByText('Рецепт збережено разом зі змінами з іншого вікна: Порції');
    expect(calls.map(({ revision }) => revision)).toEqual([3, 5]);
    expect(calls[1]?.content).toEqual(content({ description: { uk: 'Мій опис.' }, servings: 8 }));
  });

  test('asks where both changed the same, and going back loses nothing', async () => {
    const calls: Written[] = [];
    open({
      'recipes.editor.save': (input: Inputs['recipes']['editor']['save']) => {
        calls.push(input.content);
        if (input.revision === 3) {
          throw refused('CONFLICT', 'uk', { current: written({ description: { uk: 'Їхній.' } }, 5) });
        }
        return saved;
      },
    });
    await fill('Опис', 'Мій.');
    await save();
    const group = await screen.findByRole('group', { name: 'Опис' });
    expect(group.textContent).toContain('Мій.');
    expect(group.textContent).toContain('Їхній.');
    await userEvent.click(screen.getByRole('button', { name: 'Назад до форми' }));
    expect((await field('Опис')).value).toBe('Мій.');
    await save();
    await userEvent.click(await screen.findByRole('radio', { name: /Нова версія/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Поєднати й зберегти' }));
    await screen.findByText('the recipe');
    expect(calls.at(-1)?.description).toEqual({ uk: 'Їхній.' });
  });

  test('without a connection keeps all and says so; later it goes', async () => {
    let online = false;
    open({
      'recipes.editor.save': () => {
        if (!online) throw new TypeError('Failed to fetch');
        return saved;
      },
    });
    await fill('Назва', 'Без зв’язку');
    await save();
    await screen.findByText(uk.editor.offline);
    expect((await field('Назва')).value).toBe('Без зв’язку');
    online = true;
    await save();
    await screen.findByText('the recipe');
  });

  test('of a recipe that was deleted meanwhile makes a new one', async () => {
    const created = jest.fn((_: unknown) => saved);
    open({
      'recipes.editor.save': () => {
        throw refused('NOT_FOUND');
      },
      'recipes.editor.create': (input) => created(input),
    });
    await fill('Назва', 'Врятоване');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Зберегти як новий рецепт' }));
    expect((await field('Назва')).value).toBe('Врятоване');
    await save();
    await screen.findByText('the recipe');
    expect(created.mock.calls[0]?.[0]).toMatchObject({ id: expect.not.stringMatching(ID) });
  });

  test('shows what the server refuses at its field', async () => {
    open({
      'recipes.editor.save': () => {
        throw refused('INPUT_INVALID', 'uk', { fields: [{ path: 'content.categoryId', code: 'choice' }] });
      },
    });
    await fill('Назва', 'Інша');
    await save();
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: 'Категорія' }).getAttribute('aria-invalid')).toBe('true');
    });
  });
});

describe('lines', () => {
  const potato = {
    line: {
      ingredientId: 'potato',
      food: {},
      quantity: 500,
      quantityTo: null,
      unit: 'g' as const,
      comment: {},
      group: {},
      optional: false,
    },
    candidates: ['potato'],
    otherUnits: [],
  };

  test('that are typed without a connection wait as they are, and are read when it returns', async () => {
    let online = false;
    open(
      {
        'recipes.editor.understand': ({ lines }: { lines: string[] }) => {
          if (!online) throw new TypeError('Failed to fetch');
          return { items: lines.map((text) => ({ text, heading: null, lines: [potato] })), foods: [aFood()] };
        },
      },
      'create',
    );
    await userEvent.type(await field('Додати інгредієнт'), '500 г картоплі{Enter}');
    await screen.findByText(uk.editor.lines.notRead);
    expect(screen.getByText('500 г картоплі')).toBeTruthy();
    online = true;
    window.dispatchEvent(new Event('online'));
    await screen.findByText('картопля');
    await waitFor(() => {
      expect(screen.queryByText(uk.editor.lines.notRead)).toBeNull();
    });
  });

  test('what still stands in the field that adds is saved too', async () => {
    const created = jest.fn((_: unknown) => saved);
    open(
      {
        'recipes.editor.understand': ({ lines }: { lines: string[] }) => ({
          items: lines.map((text) => ({ text, heading: null, lines: [potato] })),
          foods: [aFood()],
        }),
        'recipes.editor.create': (input) => created(input),
      },
      'create',
    );
    await fill('Назва', 'Картопля');
    await fill('Опис', 'Проста.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Категорія' }), 'vegetables');
    await userEvent.type(await field('Додати інгредієнт'), '500 г картоплі');
    await userEvent.type(await field('Додати крок'), 'Зваріть.');
    await save();
    await screen.findByText('the recipe');
    expect(created.mock.calls[0]?.[0]).toMatchObject({
      content: { lines: [{ ingredientId: 'potato', quantity: 500 }], stages: [{ text: { uk: 'Зваріть.' } }] },
    });
  });
});
