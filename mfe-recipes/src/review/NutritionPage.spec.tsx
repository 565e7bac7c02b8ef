import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Language } from '@sytno/domain';
import { now } from '@sytno/kit';
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
import { ADMIN_TEXTS } from '../admin/admin-texts';
import type { OpenedProposal } from '../admin/admin.queries';
import { cardOf, COMMON, idOf, PREVIEW, proposalOf } from '../admin/testing/examples';
import { en } from '../texts/admin.en';
import { ru } from '../texts/admin.ru';
import { uk } from '../texts/admin.uk';
import { NutritionPage } from './NutritionPage';

const TEXTS = { uk, ru, en };

beforeAll(() => {
  // The test's browser does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

/** A server with these proposals that takes answers. */
function serverOf(
  proposals: OpenedProposal[],
  more: FakeAnswers = {},
): { answers: FakeAnswers; sent: unknown[] } {
  const sent: unknown[] = [];
  const find = (id: string) => {
    const found = proposals.find((one) => one.id === id);
    if (!found) throw refused('NOT_FOUND');
    return found;
  };
  const close = (state: 'answered' | 'refused') => (input: { id: string }) => {
    sent.push(input);
    Object.assign(find(input.id), {
      state,
      answeredAt: now(),
      ingredientId: state === 'answered' ? 'emmer' : null,
      suggestions: [],
    });
    return {
      changeId: idOf(77),
      ...(state === 'answered' && 'facts' in input ? { ingredientId: 'emmer' } : {}),
    };
  };
  const answers: FakeAnswers = {
    ...COMMON,
    'recipes.admin.proposals': ({ state, search }: { state: string; search: string }) => {
      const all = proposals.filter(
        (one) => (one.state === 'open') === (state === 'open') && one.name.includes(search),
      );
      const open = proposals.filter((one) => one.state === 'open').length;
      return { items: all.map(cardOf), count: all.length, open, late: open > 0 ? 1 : 0 };
    },
    'recipes.admin.proposal': ({ id }: { id: string }) => find(id),
    'recipes.admin.previewAnswer': (input: object) => {
      sent.push(input);
      return PREVIEW;
    },
    'recipes.admin.answer': close('answered'),
    'recipes.admin.join': close('answered'),
    'recipes.admin.refuse': close('refused'),
    ...more,
  };
  return { answers, sent };
}

function Address() {
  const { search } = useLocation();
  return <output data-testid="address">{search}</output>;
}

const open = (answers: FakeAnswers, lng: Language = 'uk', query = '') =>
  renderOnStand(
    <>
      <NutritionPage lng={lng} />
      <Address />
    </>,
    {
      lng,
      path: `/${lng}/user/admin/nutrition${query}`,
      texts: { [ADMIN_TEXTS]: TEXTS[lng] },
      answers,
    },
  );

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the queue', () => {
  test('shows what waits with plans, recipes and the clock in words, and opens one', async () => {
    const { answers } = serverOf([
      proposalOf(1, { planned: { items: 5, portions: 9, households: 2 }, createdAt: now() }),
      proposalOf(2, { recipes: 0 }),
    ]);
    open(answers);
    const list = await screen.findByRole('list', { name: uk.queue.states.open });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain('5 страв у планах');
    expect(first?.textContent).toContain('лишилося 24 години');
    expect(second?.textContent).toContain(uk.queue.nobody);
    expect(second?.textContent).toMatch(/запізнення \d+ д/);
    expect(screen.getByText('запізнюється 1 інгредієнт')).toBeTruthy();
    await userEvent.click(within(list).getByRole('link', { name: /Невідоме 2/ }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Невідоме 2' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('Приватний рецепт № 1202')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Юшка' }).getAttribute('href')).toBe(
      `/uk/user/recipes/${idOf(902)}`,
    );
    expect(screen.getByText('2 склянки')).toBeTruthy();
  });

  test.each(['uk', 'ru', 'en'] as const)('is empty with an invitation, in %s', async (lng) => {
    open(serverOf([]).answers, lng);
    expect(await screen.findByText(TEXTS[lng].queue.none.open.title)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\{\{|queue\.|undefined/);
  });

  test('says that an address leads to nothing', async () => {
    open(serverOf([]).answers, 'uk', `?proposal=${idOf(404)}`);
    expect(await screen.findByText(uk.queue.gone)).toBeTruthy();
  });

  test('follows a search, and finds nothing with words', async () => {
    open(serverOf([proposalOf(1)]).answers);
    await screen.findByText('Невідоме 1');
    await userEvent.type(screen.getByRole('searchbox'), 'щось');
    expect(await screen.findByText(uk.queue.notFound)).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toContain('search=');
  });
});

describe('new numbers', () => {
  test('are taken over from a similar food, doubted, previewed and saved; the next one opens', async () => {
    const { answers, sent } = serverOf([proposalOf(1, { next: idOf(2) }), proposalOf(2)]);
    open(answers, 'uk', `?proposal=${idOf(1)}`);
    await press(`${await screen.findByText(uk.similar.title).then(() => uk.similar.takeNumbers)}: сочевиця`);
    await waitFor(() => expect(field(uk.nutrients.kcal).value).toBe('343'));
    expect(field(uk.food.name.uk).value).toBe('Невідоме 1');
    write(uk.nutrients.kcal, '1435');
    expect(await screen.findByText(/виходить 293 ккал, а вказано 1435/)).toBeTruthy();
    write(uk.nutrients.kcal, '343');

    await press(uk.food.look);
    await waitFor(() => expect(document.activeElement).toBe(field(uk.food.name.ru)));
    expect(screen.getAllByText('Поле не заповнене!')).toHaveLength(2);
    write(uk.food.name.ru, 'неизвестное');
    write(uk.food.name.en, 'unknown');
    await press(uk.food.look);
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/Зміняться 2 рецепти\. У планах 2 страви \(8 порцій\) у 1 родині\./);
    expect(dialog.textContent).toContain('120 → 305 ккал');
    expect(dialog.textContent).toContain('Приватний рецепт № 1201');
    expect(dialog.textContent).toContain('960 → 2 440 ккал'.replaceAll(' 440', '\u00a0440'));
    await userEvent.click(within(dialog).getByRole('button', { name: uk.ways.save }));
    expect(await screen.findByText('«Невідоме 1» тепер у каталозі, авторам повідомлено')).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({
      id: idOf(1),
      facts: {
        names: { uk: 'Невідоме 1', ru: 'неизвестное', en: 'unknown' },
        per100g: { kcal: 343 },
        aisle: 'legumes',
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Невідоме 2' })).toBeTruthy();
  });

  test('that the server refuses say so at their fields, and keep what was written', async () => {
    const { answers } = serverOf([proposalOf(1)], {
      'recipes.admin.answer': () => {
        throw refused('INPUT_INVALID', 'uk', { fields: [{ path: 'facts.names.en', code: 'name.taken' }] });
      },
    });
    open(answers, 'uk', `?proposal=${idOf(1)}`);
    await screen.findByRole('button', { name: uk.food.look });
    write(uk.food.name.ru, 'неизвестное');
    write(uk.food.name.en, 'potato');
    await press(uk.food.look);
    await userEvent.click(await screen.findByRole('button', { name: uk.ways.save }));
    expect(await screen.findByText(uk.taken)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(uk.food.name.en)));
    expect(field(uk.food.name.ru).value).toBe('неизвестное');
  });

  test('of one that another administrator closed meanwhile show how it ended', async () => {
    const proposal = proposalOf(1);
    const { answers } = serverOf([proposal], {
      'recipes.admin.answer': () => {
        Object.assign(proposal, { state: 'refused', reason: 'Це не їжа', suggestions: [] });
        throw refused('CONFLICT');
      },
    });
    open(answers, 'uk', `?proposal=${idOf(1)}`);
    await screen.findByRole('button', { name: uk.food.look });
    write(uk.food.name.ru, 'а');
    write(uk.food.name.en, 'b');
    await press(uk.food.look);
    await userEvent.click(await screen.findByRole('button', { name: uk.ways.save }));
    expect(await screen.findByText('Причина відмови: Це не їжа')).toBeTruthy();
  });
});

describe('the other ways', () => {
  test('“the same as” joins to a similar food after a preview, with the name or without', async () => {
    const { answers, sent } = serverOf([proposalOf(1)]);
    open(answers, 'uk', `?proposal=${idOf(1)}`);
    await userEvent.click(await screen.findByRole('tab', { name: uk.ways.join }));
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Запам’ятати «Невідоме 1» як ще одну назву' }),
    );
    await press(`${uk.similar.same}: сочевиця`);
    const dialog = await screen.findByRole('dialog', { name: '«Невідоме 1» – це «сочевиця»?' });
    await within(dialog).findByText('Юшка');
    await userEvent.click(within(dialog).getByRole('button', { name: uk.ways.saveJoin }));
    expect(await screen.findByText('«Невідоме 1» приєднано до «сочевиця», авторам повідомлено')).toBeTruthy();
    expect(sent).toEqual([
      { id: idOf(1), language: 'uk', ingredientId: 'lentils' },
      { id: idOf(1), ingredientId: 'lentils', keepName: false },
    ]);
  });

  test('a refusal wants a reason', async () => {
    const { answers, sent } = serverOf([proposalOf(1)]);
    open(answers, 'uk', `?proposal=${idOf(1)}`);
    await userEvent.click(await screen.findByRole('tab', { name: uk.ways.refuse }));
    await press(uk.ways.doRefuse);
    expect(await screen.findByText('Поле не заповнене!')).toBeTruthy();
    expect(document.activeElement).toBe(field(uk.ways.reason));
    write(uk.ways.reason, '  Це не їжа. ');
    await press(uk.ways.doRefuse);
    expect(await screen.findByText('«Невідоме 1» не додано, авторам повідомлено')).toBeTruthy();
    expect(sent).toEqual([{ id: idOf(1), reason: 'Це не їжа.' }]);
  });

  test('are taken back by the server', async () => {
    const undone: unknown[] = [];
    const { answers } = serverOf([proposalOf(1)], {
      'recipes.admin.undo': (input: { id: string }) => {
        undone.push(input.id);
        return { done: true };
      },
    });
    open(answers, 'uk', `?proposal=${idOf(1)}`);
    await userEvent.click(await screen.findByRole('tab', { name: uk.ways.refuse }));
    write(uk.ways.reason, 'Ні');
    await press(uk.ways.doRefuse);
    await press('Повернути');
    expect(await screen.findByText(uk.undo.done)).toBeTruthy();
    expect(undone).toEqual([idOf(77)]);
  });
});
