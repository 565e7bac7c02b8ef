import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Route, Routes, useLocation } from '@sytno/kit/router';
import { PAGES } from '@sytno/kit/routes';
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
import { uk as importUk } from '../texts/import.uk';
import { uk } from '../texts/uk';
import { IMPORT_TEXTS } from './import-texts';
import { ImportPage } from './ImportPage';
import { doneAs, IMPORTED, IMPORT_ID, RECIPE_ID, stateOf } from './testing/examples';

const category = {
  id: 'vegetables',
  name: 'Страви з овочів',
  icon: 'carrot',
  tint: '#7FAE5A',
  count: 3,
  subcategories: [],
};
const OTHER_ID = '7b1e0000-0000-4000-8000-000000000013';
const BASE: FakeAnswers = {
  'recipes.import.overview': () => ({ unsaved: [], hosts: [] }),
  'recipes.catalog.categories': () => ({ items: [category], kcal: null }),
  'recipes.editor.foods': () => ({ items: [...IMPORTED.foods] }),
};

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
const address = () => screen.getByTestId('address').textContent;

function open(answers: FakeAnswers, id = '1') {
  return renderOnStand(
    <>
      <Routes>
        <Route path={PAGES.recipes.path} element={<ImportPage lng="uk" />} />
        <Route path={PAGES.recipe.path} element={<p>the recipe</p>} />
      </Routes>
      <Address />
    </>,
    {
      path: `/uk/user/recipes?import=${id}`,
      answers: { ...BASE, ...answers },
      texts: { recipes: uk, [IMPORT_TEXTS]: importUk },
    },
  );
}
const openDone = (...given: Parameters<typeof doneAs>) =>
  open({ 'recipes.import.get': () => doneAs(...given) }, IMPORT_ID);

const link = () => screen.findByRole('textbox', { name: 'Посилання на рецепт' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn<Element['scrollIntoView']>();
});

describe('a link', () => {
  test('begins an import, whose place is the address', async () => {
    const begin = jest.fn(() => stateOf());
    open({ 'recipes.import.begin': begin, 'recipes.import.get': () => stateOf() });
    await userEvent.type(await link(), 'example.org/deruny');
    await press('Імпортувати');
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(begin.mock.calls[0]).toMatchObject([
      { language: 'uk', source: { kind: 'address', address: 'example.org/deruny' } },
    ]);
    expect(address()).toBe(`/uk/user/recipes?import=${IMPORT_ID}`);
  });

  test.each(['ftp://example.org', 'борщ', 'http://me:word@example.org/'])(
    'that is none is told at its field, and stays there: %s',
    async (text) => {
      open({
        'recipes.import.begin': () => {
          throw refused('INPUT_INVALID', 'uk', { fields: [{ path: 'source.address', code: 'address' }] });
        },
      });
      await userEvent.type(await link(), text);
      await press('Імпортувати');
      expect(await screen.findByText('Це не адреса сторінки.')).toBeTruthy();
      expect((await link()).getAttribute('aria-invalid')).toBe('true');
      expect(((await link()) as HTMLInputElement).value).toBe(text);
    },
  );

  test('is one at a time', async () => {
    open({});
    await userEvent.type(await link(), 'https://a.example/1 https://a.example/2{Enter}');
    expect(await screen.findByText(/Тут кілька посилань/)).toBeTruthy();
  });

  test('is wanted', async () => {
    open({});
    await press('Імпортувати');
    expect((await link()).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await link());
  });

  test('that is a whole recipe is read as one', async () => {
    const begin = jest.fn(() => stateOf({ address: null, host: null }));
    open({ 'recipes.import.begin': begin, 'recipes.import.get': () => stateOf({ address: null }) });
    await userEvent.click(await link());
    await userEvent.paste('Деруни\n\n1 кг картоплі\n2 яйця\nНатріть.');
    await waitFor(() => expect(begin).toHaveBeenCalledTimes(1));
    expect(begin.mock.calls[0]).toMatchObject([{ source: { kind: 'text' } }]);
  });
});

describe('beside it', () => {
  test('stand what was not saved, and sites that are read well', async () => {
    const unsaved = [{ id: IMPORT_ID, title: 'Деруни', host: 'example.org', at: '2026-11-20T10:00:00.000Z' }];
    open({ 'recipes.import.overview': () => ({ unsaved, hosts: ['klopotenko.example'] }) });
    expect((await screen.findByRole('link', { name: /Деруни/ })).getAttribute('href')).toBe(
      `/uk/user/recipes?import=${IMPORT_ID}`,
    );
    expect(screen.getByText('klopotenko.example')).toBeTruthy();
  });

  test('stands what is under way, and what failed in the meantime', async () => {
    const one = { id: IMPORT_ID, title: '', host: 'example.org', at: '2026-11-20T10:00:00.000Z' };
    const unsaved = [
      { ...one, outcome: null },
      { ...one, id: OTHER_ID, outcome: 'blocked' as const },
    ];
    open({ 'recipes.import.overview': () => ({ unsaved, hosts: [] }) });
    expect(await screen.findByRole('link', { name: /^Читаємо сторінку/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^example.org не показує нам/ })).toBeTruthy();
  });

  test('what was not saved is put away, and brought back', async () => {
    const one = { id: IMPORT_ID, title: 'Деруни', host: 'example.org', at: '2026-11-20T10:00:00.000Z' };
    const other = { ...one, id: OTHER_ID, title: 'Борщ', outcome: 'read' as const };
    let away = false;
    const putAway = jest.fn((asked: { away: boolean }) => {
      away = asked.away;
      return { done: true as const };
    });
    open({
      'recipes.import.overview': () => ({ unsaved: away ? [other] : [one, other], hosts: [] }),
      'recipes.import.putAway': putAway,
    });
    await press('Прибрати зі списку: Деруни');
    expect(await screen.findByText('Прибрано зі списку: Деруни')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Деруни/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Борщ/ }));
    await press('Повернути');
    expect(await screen.findByRole('link', { name: /Деруни/ })).toBeTruthy();
    expect(putAway.mock.calls).toMatchObject([
      [{ id: IMPORT_ID, away: true }],
      [{ id: IMPORT_ID, away: false }],
    ]);
  });

  test('a page that was saved can be brought', async () => {
    const begin = jest.fn(() => stateOf());
    open({ 'recipes.import.begin': begin, 'recipes.import.get': () => stateOf() });
    await userEvent.click(await screen.findByText('Вставити текст або збережену сторінку'));
    const file = new File(['<html><body><p>1 кг картоплі</p></body></html>'], 'a.html', {
      type: 'text/html',
    });
    await userEvent.upload(screen.getByLabelText('Вибрати файл', { selector: 'input' }), file);
    await waitFor(() => expect(begin).toHaveBeenCalledTimes(1));
    expect(begin.mock.calls[0]).toMatchObject([{ source: { kind: 'text', address: null } }]);
  });
});

describe('a file', () => {
  const held = (file: File) => ({ dataTransfer: { types: ['Files'], files: [file] } });

  test('is taken wherever on the page it is dropped, and opens the fold', async () => {
    const begin = jest.fn(() => stateOf());
    open({ 'recipes.import.begin': begin, 'recipes.import.get': () => stateOf() });
    const title = await screen.findByRole('heading', { level: 1 });
    const fold = (await screen.findByText('Вставити текст або збережену сторінку')).closest('details');
    const file = new File(['<html><body><p>1 кг картоплі</p></body></html>'], 'a.html');
    fireEvent.dragOver(title, held(file));
    await waitFor(() => expect(fold?.open).toBe(true));
    fireEvent.drop(title, held(file));
    await waitFor(() => expect(begin).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['p.webarchive', 'bplist', /архів Safari/],
    ['p.png', 'PNG', /Потрібен файл/],
    ['a.html', '\u0000\u0001', 'У цьому файлі немає тексту.'],
  ])('that is no page says what to do: %s', async (name, text, words) => {
    open({});
    fireEvent.drop(await screen.findByRole('heading', { level: 1 }), held(new File([text], name)));
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('an import that is under way', () => {
  test('takes the focus to its heading, and says its step', async () => {
    open({ 'recipes.import.begin': () => stateOf(), 'recipes.import.get': () => stateOf() });
    await userEvent.type(await link(), 'example.org/deruny{Enter}');
    const bar = await screen.findByRole('progressbar');
    expect(bar.closest('[role="status"]')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  test('is called off, and its link can be mended', async () => {
    const cancel = jest.fn(() => ({ done: true as const }));
    open({ 'recipes.import.get': () => stateOf(), 'recipes.import.cancel': cancel }, IMPORT_ID);
    await press('Скасувати');
    expect(((await link()) as HTMLInputElement).value).toBe('https://example.org/deruny');
    expect(cancel.mock.calls[0]).toMatchObject([{ id: IMPORT_ID }]);
  });

  test('that is nobody’s says so', async () => {
    open(
      {
        'recipes.import.get': () => {
          throw refused('NOT_FOUND');
        },
      },
      IMPORT_ID,
    );
    expect(await screen.findByRole('heading', { name: 'Такого імпорту немає' })).toBeTruthy();
  });
});

describe('an answer', () => {
  test.each([
    ['blocked', 'example.org не показує нам цю сторінку'],
    ['none', 'Рецепта не знайдено'],
    ['large', 'Сторінка завелика'],
    ['no-page', 'За цим посиланням не сторінка'],
    ['gone', 'Такої сторінки немає'],
    ['slow', 'example.org не відповів за 15 секунд'],
    ['unreachable', 'example.org не відкривається'],
    ['forbidden', 'Цю адресу ми не відкриваємо'],
    ['wait', 'example.org просить зачекати'],
    ['busy', 'З example.org зараз читають забагато'],
    ['failed', 'Сторінку не вдалося прочитати'],
  ] as const)('%s says what happened', async (outcome, title) => {
    openDone(outcome);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Інше посилання' })).toBeTruthy();
  });

  test('of a site that shows nothing leads on by the text, which keeps its address', async () => {
    const begin = jest.fn(() => stateOf());
    open({ 'recipes.import.get': () => doneAs('blocked'), 'recipes.import.begin': begin }, IMPORT_ID);
    await userEvent.type(await screen.findByLabelText('Текст рецепта або код сторінки'), 'Деруни');
    await press('Прочитати текст');
    await waitFor(() => expect(begin).toHaveBeenCalledTimes(1));
    expect(begin.mock.calls[0]).toMatchObject([
      { follows: IMPORT_ID, source: { kind: 'text', text: 'Деруни', address: 'https://example.org/deruny' } },
    ]);
  });

  test('about an update says whose, and the text and the link go on with it', async () => {
    const begin = jest.fn(() => doneAs('blocked', { way: 'update', existing }));
    const existing = { id: RECIPE_ID, number: 1042, name: 'Деруни' };
    const get = () => doneAs('blocked', { way: 'update', existing });
    open({ 'recipes.import.get': get, 'recipes.import.begin': begin }, IMPORT_ID);
    expect(await screen.findByText('Це оновить ваш рецепт «Деруни».')).toBeTruthy();
    await press('Спробувати ще раз');
    await waitFor(() => expect(begin.mock.calls[0]).toMatchObject([{ follows: IMPORT_ID }]));
  });

  test('of a site that wants us to wait says until when, as long as that is to come', async () => {
    const waitUntil = new Date(Date.now() + 3_600_000).toISOString();
    const { unmount } = openDone('wait', { waitUntil });
    expect(await screen.findByText(/^Сайт просить звернутися після /)).toBeTruthy();
    unmount();
    openDone('wait', { waitUntil: '2026-01-01T00:00:00.000Z' });
    expect(await screen.findByText(/^Сайт каже, що його питають занадто часто/)).toBeTruthy();
  });

  test('of a page that is a recipe already offers three ways', async () => {
    const existing = { id: RECIPE_ID, number: 1042, name: 'Деруни' };
    const goOn = jest.fn(() => stateOf());
    open(
      { 'recipes.import.get': () => doneAs('duplicate', { existing }), 'recipes.import.goOn': goOn },
      IMPORT_ID,
    );
    const way = await screen.findByRole('link', { name: 'Відкрити рецепт' });
    expect(way.getAttribute('href')).toBe(`/uk/user/recipes/${RECIPE_ID}`);
    expect(screen.getByRole('button', { name: 'Зробити ще один' })).toBeTruthy();
    await press('Оновити за сторінкою');
    await waitFor(() => expect(goOn.mock.calls[0]).toMatchObject([{ id: IMPORT_ID, way: 'update' }]));
  });
});

describe('what was read', () => {
  const page = () => screen.findByRole('region', { name: 'На сторінці' });

  test('stands beside its page, the unsure lines lit', async () => {
    openDone('read', { imported: IMPORTED });
    const original = within(await page());
    expect(original.getByRole('button', { name: '1 кг картоплі. Зрозуміло' })).toBeTruthy();
    expect(original.getByRole('button', { name: '200 г картоплинки. Потребує уваги' })).toBeTruthy();
    expect(original.getByText('1 рядок потребує уваги')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Назва' }).value).toBe('Деруни з печі');
  });

  test('shows what its page says of nutrition, and of what', async () => {
    const nutrients = { kcal: 279, protein: 6.5, fat: null, carbs: 1200, per: '100g' as const };
    openDone('read', { imported: { ...IMPORTED, original: { ...IMPORTED.original, nutrients } } });
    const original = within(await page());
    expect(original.getByText('Поживність 100 г')).toBeTruthy();
    expect(original.getByText(/^279 ккал · білки 6,5 г · вуглеводи 1.?200 г$/)).toBeTruthy();
  });

  test('of a page with several recipes is one, and another can be read instead', async () => {
    const begin = jest.fn(() => stateOf({ id: OTHER_ID }));
    const original = { ...IMPORTED.original, recipesOnPage: 2, choices: ['Деруни з печі', 'Соус'] };
    open(
      {
        'recipes.import.get': () => doneAs('read', { imported: { ...IMPORTED, original } }),
        'recipes.import.begin': begin,
      },
      IMPORT_ID,
    );
    expect(within(await page()).getByText('На сторінці 2 рецепти, прочитано головний.')).toBeTruthy();
    await press('Соус');
    await waitFor(() => expect(address()).toBe(`/uk/user/recipes?import=${OTHER_ID}`));
    expect(begin.mock.calls[0]).toMatchObject([
      { source: { kind: 'address', address: 'https://example.org/deruny', pick: 'Соус' } },
    ]);
  });

  test('has its lines put right by picking, and then is sure', async () => {
    openDone('read', { imported: IMPORTED });
    const original = within(await page());
    await press('картопля');
    expect(await original.findByText('Усі рядки зрозуміло.')).toBeTruthy();
    expect(original.getByRole('button', { name: '200 г картоплинки. Зрозуміло' })).toBeTruthy();
  });

  test('is stored under its own id, and its recipe opens', async () => {
    const create = jest.fn(() => ({ id: RECIPE_ID, number: 1124, revision: 1, proposed: [] }));
    open(
      { 'recipes.import.get': () => doneAs('read', { imported: IMPORTED }), 'recipes.editor.create': create },
      IMPORT_ID,
    );
    await page();
    await press('Зберегти');
    expect(await screen.findByText('the recipe')).toBeTruthy();
    const sent = (create.mock.calls as unknown as [{ id: string; content: { lines: unknown[] } }][])[0]?.[0];
    expect(sent).toMatchObject({
      id: RECIPE_ID,
      content: {
        sourceUrl: 'https://example.org/deruny',
        servings: 6,
        stages: [{ minutes: null }, { text: { uk: 'Печіть 25 хвилин.' }, minutes: 25 }],
        lines: [{ ingredientId: 'potato', group: { uk: 'Тісто' } }, { food: { uk: 'картоплинка' } }, {}],
      },
    });
  });

  test('in part names what is missing', async () => {
    openDone('partial', {
      imported: { ...IMPORTED, missing: ['steps', 'picture'], content: { ...IMPORTED.content, stages: [] } },
    });
    expect(await screen.findByText(/Не знайшлося головного: кроки/)).toBeTruthy();
    expect(screen.getByText(/Не вказано: світлина/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Чернетка рецепта' })).toBeTruthy();
  });

  test('without what storing needs says so, and calls no lines understood where there are none', async () => {
    openDone('partial', {
      imported: { ...IMPORTED, lines: [], missing: ['ingredients', 'description', 'time'] },
    });
    expect(await screen.findByText('Щоб зберегти, додайте: опис.')).toBeTruthy();
    expect(screen.getByText(/Не вказано: час/)).toBeTruthy();
    expect(screen.getByText('Усі рядки зрозуміло.').hidden).toBe(true);
  });

  test('over a recipe that is there keeps what the page does not tell', async () => {
    const save = jest.fn(() => ({ id: RECIPE_ID, number: 1124, revision: 4, proposed: [] }));
    const written = {
      id: RECIPE_ID,
      number: 1124,
      revision: 3,
      updatedAt: '2026-11-20T10:00:00.000Z',
      state: 'private' as const,
      content: {
        ...IMPORTED.content,
        lines: [],
        languages: ['uk' as const, 'en' as const],
        name: { uk: 'Старі деруни', en: 'Pancakes' },
        cookedWeight: 900,
      },
      foods: [],
    };
    open(
      {
        'recipes.import.get': () => doneAs('read', { imported: { ...IMPORTED, way: 'update' } }),
        'recipes.editor.read': () => written,
        'recipes.editor.save': save,
        'recipes.publishing.state': () => {
          throw refused('NOT_FOUND');
        },
      },
      IMPORT_ID,
    );
    await page();
    await press('Зберегти');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]).toMatchObject([
      {
        id: RECIPE_ID,
        revision: 3,
        content: { name: { uk: 'Деруни з печі', en: 'Pancakes' }, cookedWeight: 900 },
      },
    ]);
  });

  test('and is saved already leads to the recipe', async () => {
    openDone('read', { imported: IMPORTED, savedAs: RECIPE_ID });
    expect(await screen.findByText('Цей імпорт уже збережено.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Зберегти' })).toBeNull();
  });
});
