import { describe, expect, test } from '@jest/globals';
import type { FoodForm } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { useLocation } from '@sytno/kit/router';
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
import { en } from '../texts/admin.en';
import { ru } from '../texts/admin.ru';
import { uk } from '../texts/admin.uk';
import { ADMIN_TEXTS } from './admin-texts';
import type { Tables } from './admin.queries';
import { CataloguePage } from './CataloguePage';
import { COMMON, foodOf, formOf, idOf, PREVIEW, TABLES } from './testing/examples';

const TEXTS = { uk, ru, en };

function Address() {
  const { search } = useLocation();
  return <output data-testid="address">{search}</output>;
}

const open = (answers: FakeAnswers, query = '', lng: Language = 'uk') =>
  renderOnStand(
    <>
      <CataloguePage lng={lng} />
      <Address />
    </>,
    {
      lng,
      path: `/${lng}/user/admin/catalogue${query}`,
      texts: { [ADMIN_TEXTS]: TEXTS[lng] },
      answers: { ...COMMON, ...answers },
    },
  );

const address = () => screen.getByTestId('address').textContent;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const pressWhenThere = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const card = (id: string, name: string, given: object = {}) => ({
  id,
  names: { uk: name, ru: name, en: name },
  icon: 'beans',
  tint: '#AA7744',
  aisleName: 'Бобові',
  per100g: formOf().per100g,
  recipes: 3,
  revision: 1,
  ...given,
});

describe('the ingredients', () => {
  test('are searched, narrowed and opened by their address', async () => {
    const asked: unknown[] = [];
    open({
      'recipes.admin.foods': (input: { search: string }) => {
        asked.push(input);
        const items = [card('lentils', 'сочевиця'), card('bare', 'безчислове', { per100g: null })];
        return { items: items.filter(({ names }) => names.uk.includes(input.search)), count: 2 };
      },
    });
    const rows = within(await screen.findByRole('list', { name: uk.tabs.foods })).getAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/сочевиця.*343 ккал.*3 рецепти/);
    expect(rows[1]?.textContent).toContain(uk.foods.noNumbers);
    expect(within(rows[0]!).getByRole('link').getAttribute('href')).toBe(
      '/uk/user/admin/catalogue?food=lentils',
    );
    await userEvent.click(screen.getByRole('button', { name: uk.foods.bare }));
    await userEvent.selectOptions(screen.getByLabelText(uk.food.aisle), 'legumes');
    await userEvent.type(screen.getByRole('searchbox'), 'соч');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ search: 'соч', aisle: 'legumes', bare: 'true', page: 1 }),
    );
    expect(address()).toContain('bare=yes');
  });

  test('that are none say so', async () => {
    open({ 'recipes.admin.foods': () => ({ items: [], count: 0 }) });
    expect(await screen.findByText(uk.foods.none)).toBeTruthy();
  });
});

describe('an ingredient', () => {
  /** A server with one ingredient that another administrator may change too. */
  function server() {
    let food = foodOf('lentils');
    const saved: { revision: number; facts: FoodForm }[] = [];
    const other = (facts: Partial<FoodForm>) => {
      food = { ...food, revision: food.revision + 1, facts: { ...food.facts, ...facts } };
    };
    const answers: FakeAnswers = {
      'recipes.admin.food': () => food,
      'recipes.admin.previewFood': () => PREVIEW,
      'recipes.admin.saveFood': (input: { revision: number; facts: FoodForm }) => {
        if (input.revision !== food.revision) throw refused('CONFLICT', 'uk', { current: food });
        saved.push(input);
        other(input.facts);
        return { changeId: idOf(5), revision: food.revision };
      },
    };
    return { answers, saved, other };
  }

  test('is saved after what will change was seen', async () => {
    const { answers, saved } = server();
    open(answers, '?food=lentils');
    await screen.findByRole('heading', { level: 2, name: 'сочевиця' });
    expect(screen.getByRole('button', { name: uk.food.look })).toHaveProperty('disabled', true);
    write(uk.nutrients.kcal, '350');
    await press(uk.food.look);
    const dialog = await screen.findByRole('dialog', { name: 'Що зміниться: сочевиця' });
    await within(dialog).findByText('Юшка');
    await userEvent.click(within(dialog).getByRole('button', { name: uk.food.save }));
    expect(await screen.findByText('«сочевиця» збережено')).toBeTruthy();
    expect(saved).toMatchObject([{ revision: 1, facts: { per100g: { kcal: 350 }, verified: true } }]);
    expect(screen.getByRole('button', { name: uk.food.look })).toHaveProperty('disabled', true);
  });

  test('that another administrator saved meanwhile is compared, and both go together', async () => {
    const { answers, saved, other } = server();
    open(answers, '?food=lentils');
    await screen.findByRole('heading', { level: 2, name: 'сочевиця' });
    write(uk.nutrients.kcal, '350');
    other({ density: 0.7, per100g: { kcal: 999, protein: 25.8, fat: 1.1, carbs: 29.6, fiber: 30.5 } });
    await press(uk.food.look);
    await userEvent.click(await screen.findByRole('button', { name: uk.food.save }));
    const alert = (await screen.findByText(uk.compare.title)).closest<HTMLElement>('[role=alert]')!;
    expect(alert.textContent).toContain(uk.compare.both);
    expect(alert.textContent).toContain('У вас: Енергія 350');
    expect(alert.textContent).toContain('Збережено: Енергія 999');
    await userEvent.click(within(alert).getByRole('button', { name: uk.compare.keepMine }));
    expect(field(uk.nutrients.kcal).value).toBe('350');
    expect(field(uk.food.density).value).toBe('0,7');
    await press(uk.food.look);
    await userEvent.click(await screen.findByRole('button', { name: uk.food.save }));
    await waitFor(() =>
      expect(saved).toMatchObject([{ revision: 2, facts: { density: 0.7, per100g: { kcal: 350 } } }]),
    );
  });

  test('cannot be removed while it is used, and is merged only with nothing half-written', async () => {
    const { answers } = server();
    open(answers, '?food=lentils');
    await pressWhenThere('Дії з «сочевиця»');
    const removal = await screen.findByRole('menuitem', { name: uk.food.remove });
    expect(removal.getAttribute('aria-disabled')).toBe('true');
  });

  test('that is not there says so', async () => {
    open(
      {
        'recipes.admin.food': () => {
          throw refused('NOT_FOUND');
        },
      },
      '?food=gone',
    );
    expect(await screen.findByText(uk.food.gone)).toBeTruthy();
  });
});

describe('a new ingredient', () => {
  test('is added, and its own page opens', async () => {
    const added: unknown[] = [];
    open(
      {
        'recipes.admin.addFood': (input: { facts: FoodForm }) => {
          added.push(input);
          return { changeId: idOf(9), ingredientId: 'emmer' };
        },
        'recipes.admin.food': () => foodOf('emmer', { names: { uk: 'полба', ru: 'полба', en: 'emmer' } }),
      },
      '?food=new',
    );
    await pressWhenThere(uk.food.add);
    await waitFor(() => expect(document.activeElement).toBe(field(uk.food.name.uk)));
    for (const language of ['uk', 'ru', 'en'] as const) write(uk.food.name[language], 'полба');
    await userEvent.selectOptions(field(uk.food.aisle), 'legumes');
    await press(uk.food.add);
    expect(await screen.findByText('«полба» додано')).toBeTruthy();
    expect(added).toMatchObject([{ facts: { names: { uk: 'полба' }, aisle: 'legumes', per100g: null } }]);
    await waitFor(() => expect(address()).toBe('?food=emmer'));
  });
});

describe('the tables', () => {
  test('are put in order by keyboard', async () => {
    const orders: unknown[] = [];
    open(
      {
        'recipes.admin.order': (input: unknown) => {
          orders.push(input);
          return { changeId: idOf(3) };
        },
      },
      '?table=aisles',
    );
    const handle = await screen.findByRole('button', { name: /Овочі/, description: /./ });
    handle.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() =>
      expect(orders).toEqual([{ table: 'aisles', parentId: null, ids: ['legumes', 'vegetables', 'odds'] }]),
    );
    expect(await screen.findByText(uk.tables.ordered)).toBeTruthy();
  });

  test('say how often a row is used, and what is hidden; only what nothing uses can be removed', async () => {
    const removed: unknown[] = [];
    open(
      {
        'recipes.admin.removeEntry': (input: unknown) => {
          removed.push(input);
          return { changeId: idOf(4) };
        },
      },
      '?table=aisles',
    );
    await screen.findByText('73 інгредієнти');
    expect(screen.getByText(uk.tables.hidden)).toBeTruthy();
    await press('Дії з «Овочі»');
    expect(
      (await screen.findByRole('menuitem', { name: uk.tables.inUse })).getAttribute('aria-disabled'),
    ).toBe('true');
    await userEvent.keyboard('{Escape}');
    await press('Дії з «Дрібниці»');
    await userEvent.click(await screen.findByRole('menuitem', { name: uk.tables.remove }));
    const ask = await screen.findByRole('alertdialog', { name: 'Прибрати «Дрібниці»?' });
    await userEvent.click(within(ask).getByRole('button', { name: uk.tables.remove }));
    await waitFor(() => expect(removed).toEqual([{ table: 'aisles', id: 'odds', revision: 1 }]));
  });

  test('have a new row with three names, refused at its field', async () => {
    let sent = 0;
    open(
      {
        'recipes.admin.addEntry': () => {
          sent += 1;
          throw refused('INPUT_INVALID', 'uk', { fields: [{ path: 'names.ru', code: 'name.taken' }] });
        },
      },
      '?table=aisles',
    );
    await pressWhenThere(uk.tables.add.aisles);
    const sheet = await screen.findByRole('dialog', { name: uk.tables.add.aisles });
    const own = within(sheet);
    await userEvent.click(own.getByRole('button', { name: uk.tables.save }));
    expect(own.getAllByText('Поле не заповнене!')).toHaveLength(3);
    expect(sent).toBe(0);
    for (const language of ['uk', 'ru', 'en'] as const) {
      fireEvent.change(own.getByLabelText(uk.food.name[language]), { target: { value: 'Овочі' } });
    }
    await userEvent.click(own.getByRole('button', { name: uk.tables.save }));
    expect(await own.findByText(uk.taken)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(own.getByLabelText(uk.food.name.ru)));
  });

  test('show what another administrator made of a row, and let one of both stand', async () => {
    const sent: { revision: number }[] = [];
    open(
      {
        'recipes.admin.saveEntry': (input: { revision: number }) => {
          sent.push(input);
          if (input.revision === 1) {
            throw refused('CONFLICT', 'uk', {
              current: {
                ...TABLES.aisles[0],
                revision: 2,
                names: { uk: 'Городина', ru: 'Овощи', en: 'Greens' },
              },
            });
          }
          return { changeId: idOf(6) };
        },
      },
      '?table=aisles',
    );
    await screen.findByText('73 інгредієнти');
    await press('Дії з «Овочі»');
    await userEvent.click(await screen.findByRole('menuitem', { name: uk.tables.edit }));
    const own = within(await screen.findByRole('dialog', { name: 'Змінити «Овочі»' }));
    fireEvent.change(own.getByLabelText(uk.food.name.en), { target: { value: 'Veg' } });
    await userEvent.click(own.getByRole('button', { name: uk.tables.save }));
    expect((await own.findByRole('alert')).textContent).toContain('Городина · Овощи · Greens');
    await userEvent.click(own.getByRole('button', { name: uk.tables.keepMine }));
    await userEvent.click(own.getByRole('button', { name: uk.tables.save }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ revision: 2, names: { en: 'Veg' } }));
  });

  test('merge a row into another, with what follows it said before', async () => {
    const merged: unknown[] = [];
    open(
      {
        'recipes.admin.mergeEntry': (input: unknown) => {
          merged.push(input);
          return { changeId: idOf(8), moved: 17 };
        },
      },
      '?table=categories',
    );
    await screen.findByText('16 рецептів');
    expect(screen.getByText('Крем-супи')).toBeTruthy();
    expect(screen.queryByText('Теплі салати')).toBeNull();
    await press('Дії з «Супи»');
    await userEvent.click(await screen.findByRole('menuitem', { name: uk.tables.merge }));
    const own = within(await screen.findByRole('dialog', { name: 'Об’єднати «Супи»' }));
    expect(own.getByRole('button', { name: uk.merge.action })).toHaveProperty('disabled', true);
    await userEvent.selectOptions(own.getByLabelText(uk.merge.into), 'salads');
    expect(
      own.getByText(/16 рецептів перейде до «Салати», там їх стане 16\. З нею й 2 підкатегорії\./),
    ).toBeTruthy();
    await userEvent.click(own.getByRole('button', { name: uk.merge.action }));
    await waitFor(() =>
      expect(merged).toEqual([{ table: 'categories', id: 'soups', into: 'salads', revision: 1 }]),
    );
  });

  test('open the subcategories of a category', async () => {
    open({}, '?table=categories');
    await pressWhenThere('Салати');
    expect(await screen.findByText('Теплі салати')).toBeTruthy();
    expect(screen.queryByText('Крем-супи')).toBeNull();
  });
});

describe('the units', () => {
  test('are called by own words in all forms or in none', async () => {
    let tables: Tables = TABLES;
    const sent: unknown[] = [];
    open(
      {
        'recipes.admin.tables': () => tables,
        'recipes.admin.saveUnit': (input: { names: Tables['units'][number]['names'] }) => {
          sent.push(input);
          tables = {
            ...tables,
            units: tables.units.map((unit) => (unit.id === 'clove' ? { ...unit, names: input.names } : unit)),
          };
          return { changeId: idOf(2) };
        },
      },
      '?table=units',
    );
    await pressWhenThere('Змінити «зубчик»');
    const own = within(await screen.findByRole('dialog'));
    const [first] = own.getAllByLabelText(uk.forms.uk.one);
    fireEvent.change(first!, { target: { value: 'зубець' } });
    await userEvent.click(own.getByRole('button', { name: uk.tables.save }));
    expect(own.getAllByText('Поле не заповнене!')).toHaveLength(3);
    for (const [label, word] of [
      [uk.forms.uk.few, 'зубці'],
      [uk.forms.uk.many, 'зубців'],
      [uk.forms.uk.other, 'зубця'],
    ] as const) {
      fireEvent.change(own.getAllByLabelText(label)[0]!, { target: { value: word } });
    }
    await userEvent.click(own.getByRole('button', { name: uk.tables.save }));
    expect(await screen.findByText('1 зубець, 2 зубці, 5 зубців, 1,5 зубця')).toBeTruthy();
    expect(sent).toEqual([
      {
        unit: 'clove',
        revision: 1,
        hidden: false,
        names: { uk: { one: 'зубець', few: 'зубці', many: 'зубців', other: 'зубця' } },
      },
    ]);
  });
});

describe('the history', () => {
  const change = {
    id: idOf(1),
    kind: 'food.merge',
    thingKind: 'ingredient',
    thingId: 'tater',
    thingName: { uk: 'картопелька' },
    actorName: 'Адмін',
    at: '2026-03-10T10:00:00.000Z',
    undoneAt: null,
  };

  test.each([
    [{ done: true }, uk.undo.done],
    ['CONFLICT', uk.undo.changed],
  ] as const)('takes a deed back, or says why not: %j', async (answer, words) => {
    open(
      {
        'recipes.admin.changes': () => ({
          items: [change, { ...change, id: idOf(2), undoneAt: change.at }],
          count: 2,
        }),
        'recipes.admin.undo': () => {
          if (answer === 'CONFLICT') throw refused('CONFLICT');
          return answer;
        },
      },
      '?table=changes',
    );
    expect(await screen.findByText(uk.changes.undone)).toBeTruthy();
    await press('Скасувати: Об’єднано інгредієнти: картопелька');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test.each(['uk', 'ru', 'en'] as const)('has words for every kind of deed, in %s', async (lng) => {
    const kinds = Object.keys(uk.changes.kinds).map((kind) => kind.replace('-', '.'));
    open(
      {
        'recipes.admin.changes': () => ({
          items: kinds.map((kind, at) => ({ ...change, id: idOf(at), kind })),
          count: kinds.length,
        }),
      },
      '?table=changes',
      lng,
    );
    await screen.findAllByText(/картопелька/);
    expect(document.body.textContent).not.toMatch(/kinds\.|\{\{/);
  });
});
