import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Language } from '@sytno/domain';
import { Route, Routes } from '@sytno/kit/router';
import { refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { WithTimers } from './cooking/WithTimers';
import { ingredientsText } from './ingredients-text';
import { RecipePage } from './RecipePage';
import type { Recipe } from './recipe.queries';
import type { Remarks } from './remarks.queries';
import { SharedRecipePage } from './SharedRecipePage';
import { aRecipe } from './testing/examples';

const NOTHING: Remarks = {
  note: '',
  favorite: false,
  opinions: [],
  cooked: { times: 0, lastOn: null, todayId: null },
};

function open(
  given: Partial<Recipe> = {},
  { lng = 'uk', ...answers }: Record<string, unknown> & { lng?: Language } = {},
) {
  const recipe = aRecipe(given);
  return renderOnStand(
    <Routes>
      <Route
        path="/:lng/user/recipes/:id"
        element={
          <WithTimers>
            <RecipePage lng={lng} />
          </WithTimers>
        }
      />
      <Route path="/:lng/r/:token" element={<SharedRecipePage lng={lng} />} />
    </Routes>,
    {
      lng,
      path: `/${lng}/user/recipes/${recipe.id}`,
      texts: { recipes: { uk, ru, en }[lng] },
      answers: {
        'recipes.recipe.get': () => recipe,
        'recipes.recipe.remarks': () => NOTHING,
        ...(answers as Record<string, (input: never) => unknown>),
      },
    },
  );
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const plain = (words: string | null | undefined) => words?.replace(/[\u00a0\u202f]/g, ' ');

beforeEach(() => {
  sessionStorage.clear();
});

describe('the words of the steps', () => {
  test('scale with the servings and say what they were', async () => {
    open({
      stages: [
        {
          position: 0,
          text: 'Вбийте 2 яйця, всипте 100 г борошна, печіть 20 хвилин.',
          minutes: null,
          group: '',
        },
      ],
    });
    const more = (await part('Інгредієнти')).getByRole('button', { name: 'Більше порцій' });
    for (let i = 0; i < 4; i++) await userEvent.click(more);
    const steps = await part('Приготування');
    await waitFor(() =>
      expect(plain(steps.getByRole('listitem').textContent)).toBe(
        'Вбийте 4 яйця, всипте 200 г борошна, печіть 20 хвилин.',
      ),
    );
    expect(steps.getByText('200 г').getAttribute('title')).toBe('У рецепті: 100 г');
    expect(steps.getByText('Кількості в кроках перераховано на 8 порцій.')).toBeTruthy();
  });

  test('html in them is text, and so it is in the name', async () => {
    open({
      name: '<img src=x onerror=alert(1)>',
      stages: [{ position: 0, text: '<script>alert(1)</script>', minutes: null, group: '' }],
    });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      '<img src=x onerror=alert(1)>',
    );
    expect(screen.getByText('<script>alert(1)</script>')).toBeTruthy();
    expect(document.querySelector('article script, article img[src="x"]')).toBeNull();
  });

  test('in another language are marked and told of', async () => {
    open({ language: 'en', name: 'Pancakes' });
    expect((await screen.findByRole('heading', { level: 1 })).getAttribute('lang')).toBe('en');
    expect(screen.getByText('Тексту вашою мовою ще немає: рецепт показано англійською.')).toBeTruthy();
    expect(screen.getByText('Натріть картоплю.').getAttribute('lang')).toBe('en');
  });
});

test('a step ticks off, and a new look at the page remembers it', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Крок 1 зроблено' }));
  unmount();
  open();
  const tick = await screen.findByRole('button', { name: 'Крок 1 зроблено' });
  expect(tick.getAttribute('aria-pressed')).toBe('true');
});

test('a step’s minutes set a timer that can be paused, lengthened and put away', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Поставити таймер: 25/ }));
  const dock = within(await screen.findByRole('complementary', { name: 'Таймери' }));
  await userEvent.click(dock.getByRole('button', { name: /^Призупинити/ }));
  expect(dock.getByRole('timer').textContent).toMatch(/^(25:00|24:5\d)$/);
  await userEvent.click(dock.getByRole('button', { name: /^Ще хвилина/ }));
  expect(dock.getByRole('timer').textContent).toMatch(/^(26:00|25:5\d)$/);
  await userEvent.click(dock.getByRole('button', { name: /^Спочатку/ }));
  expect(dock.getByRole('timer').textContent).toBe('25:00');
  await userEvent.click(dock.getByRole('button', { name: /^Прибрати/ }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Таймери' })).toBeNull());
});

describe('remarks', () => {
  test('say by name who liked it and when it was cooked', async () => {
    open(
      {},
      {
        'recipes.recipe.remarks': (): Remarks => ({
          note: '',
          favorite: false,
          opinions: [
            { name: 'Олена', liked: true, mine: false },
            { name: 'Соломія', liked: true, mine: true },
            { name: 'Тарас', liked: false, mine: false },
          ],
          cooked: { times: 3, lastOn: '2026-11-20', todayId: null },
        }),
      },
    );
    expect(await screen.findByText('Сподобалось: Олена, Соломія')).toBeTruthy();
    expect(screen.getByText('Не сподобалось: Тарас')).toBeTruthy();
    expect(screen.getByText(/^Готували 3 рази, востаннє .*20 листопада/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Сподобалось' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('a like is said and taken back', async () => {
    const said: unknown[] = [];
    let mine: boolean | null = null;
    open(
      {},
      {
        'recipes.recipe.remarks': (): Remarks => ({
          ...NOTHING,
          opinions: mine === null ? [] : [{ name: 'Олена', liked: mine, mine: true }],
        }),
        'recipes.recipe.like': (input: { liked: boolean | null }) => {
          said.push(input.liked);
          mine = input.liked;
          return { done: true };
        },
      },
    );
    const like = await screen.findByRole('button', { name: 'Сподобалось' });
    await userEvent.click(like);
    expect(await screen.findByText('Сподобалось: Олена')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Сподобалось' }));
    await waitFor(() => expect(screen.queryByText('Сподобалось: Олена')).toBeNull());
    expect(said).toEqual([true, null]);
  });

  test('it is put among the favourites, and taken out by the page’s undo', async () => {
    const calls: string[] = [];
    let favorite = false;
    const set = (name: string, to: boolean) => () => {
      calls.push(name);
      favorite = to;
      return { done: true };
    };
    open(
      {},
      {
        'recipes.recipe.remarks': (): Remarks => ({ ...NOTHING, favorite }),
        'recipes.catalog.favorite': set('favorite', true),
        'recipes.catalog.unfavorite': set('unfavorite', false),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Улюблене', pressed: false }));
    expect(await screen.findByRole('button', { name: 'Улюблене', pressed: true })).toBeTruthy();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('button', { name: 'Улюблене', pressed: false })).toBeTruthy();
    expect(calls).toEqual(['favorite', 'unfavorite']);
  });

  test('a note saves itself, once for what was typed in one go', async () => {
    const kept: string[] = [];
    open(
      {},
      {
        'recipes.recipe.keepNote': ({ text }: { text: string }) => {
          kept.push(text);
          return { done: true };
        },
      },
    );
    await userEvent.type(await screen.findByLabelText('Нотатка для себе'), 'Менше солі');
    expect(await screen.findByText('Збережено', {}, { timeout: 4000 })).toBeTruthy();
    expect(kept).toEqual(['Менше солі']);
  });

  test('a note that could not be saved says so and keeps what was typed', async () => {
    open(
      {},
      {
        'recipes.recipe.keepNote': () => {
          throw refused('UNAVAILABLE');
        },
      },
    );
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Нотатка для себе');
    await userEvent.type(field, 'Менше');
    expect(
      await screen.findByText('Сервіс зараз перевантажений. Спробуйте за хвилину.', {}, { timeout: 4000 }),
    ).toBeTruthy();
    expect(field.value).toBe('Менше');
  });
});

test('the ingredients as text have headings and amounts for the servings', () => {
  const kit = ((key: string) => (key.startsWith('units.') ? key.slice(6) : key)) as never;
  expect(
    plain(ingredientsText(aRecipe(), 8, 'uk', kit))
      ?.split('\n')
      .slice(0, 4),
  ).toEqual(['Деруни зі сметаною', '', 'Для дерунів:', 'картопля (крохмалиста) – 2 kg']);
});

describe('behind a link', () => {
  const shown = (answer: () => unknown) =>
    renderOnStand(
      <Routes>
        <Route path="/:lng/r/:token" element={<SharedRecipePage lng="uk" />} />
      </Routes>,
      {
        lng: 'uk',
        path: '/uk/r/abc',
        texts: { recipes: uk },
        answers: { 'recipes.recipe.shared': answer },
      },
    );

  test('the recipe is read without prices and remarks', async () => {
    shown(() => ({ recipe: aRecipe({ cost: null }), published: true }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Деруни зі сметаною');
    expect(await screen.findByRole('region', { name: 'Приготування' })).toBeTruthy();
    for (const words of ['Вартість', 'У вас удома', 'немає ціни'])
      expect(screen.queryByText(words)).toBeNull();
  });

  test('that was taken back stands what to do', async () => {
    shown(() => {
      throw refused('NOT_FOUND');
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Посилання більше не діє');
  });
});
