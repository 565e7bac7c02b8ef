import { afterEach, describe, expect, test } from '@jest/globals';
import { addDays, mondayOf } from '@sytno/domain';
import { Route, Routes } from '@sytno/kit/router';
import {
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { en } from '../texts/groups.en';
import { uk } from '../texts/groups.uk';
import { GROUP_TEXTS } from './group-texts';
import { GroupPage } from './GroupPage';
import {
  today,
  type Group,
  type GroupDays,
  type Member,
  type OwnMembership,
  type PersonDays,
} from './groups.queries';
import { GroupsPage } from './GroupsPage';

const id = (n: number) => `11111111-1111-4111-8111-${String(n).padStart(12, '0')}`;
const AT = '2026-11-12T10:00:00.000Z';
const FOOD = { kcal: 1_900, protein: 90, fat: 60, carbs: 220 };

const HEAD = {
  id: id(1),
  name: 'Листопад',
  about: 'Разом',
  expert: { id: id(2), name: 'Ірина', kind: 'nutritionist' as const, checked: true, photo: null },
  members: 2,
};
const LED: Group = { ...HEAD, mine: true, createdAt: AT, invitation: null, courses: [], own: null };
const OWN: OwnMembership = {
  id: id(3),
  joinedAt: AT,
  consents: { targets: null, facts: { at: AT, how: 'join' } },
  targets: [
    {
      ...{ id: id(4), targets: { ...FOOD, kcal: 1_100 }, words: 'Спробуймо', state: 'sent', reason: '' },
      sentAt: AT,
      closedAt: null,
    },
  ],
  weeks: [
    {
      ...{ id: id(5), templateId: null, name: 'Тиждень для Анни', words: 'Починаймо', state: 'sent' },
      ...{ reason: '', dishes: 2, createdAt: AT, sentAt: AT, closedAt: null },
    },
  ],
  comments: [{ id: id(6), date: '2026-11-11', text: 'Гарний день', at: AT }],
};
const MEMBER: Member = {
  ...{ id: id(3), name: 'Анна', avatar: null, joinedAt: AT, how: 'link' },
  consents: { targets: true, facts: true },
  ...{ targetsState: null, weekState: 'draft', group: { id: id(1), name: 'Листопад' } },
  hidesNumbers: false,
  targets: FOOD,
  notes: [{ id: id(7), text: 'Не їсть риби', at: AT }],
  proposals: [],
  weeks: [
    {
      ...{ id: id(5), templateId: id(8), name: 'Тиждень для Анни', words: '', state: 'draft' },
      ...{ reason: '', dishes: 0, createdAt: AT, sentAt: null, closedAt: null },
    },
  ],
};
const DAYS: PersonDays = {
  ...{ memberId: id(3), name: 'Анна', hidesNumbers: false, since: addDays(today(), -2), to: today() },
  share: 0.5,
  drift: { kcal: -120, protein: 4, fat: 0, carbs: -20 },
  days: [
    {
      ...{ date: addDays(today(), -1), dishes: 2, said: 2, kept: 1, share: 0.5 },
      planned: FOOD,
      eaten: { ...FOOD, kcal: 1_780 },
    },
  ],
  comments: [],
};

function open(answers: FakeAnswers, { lng = 'uk', query = '' }: { lng?: 'uk' | 'en'; query?: string } = {}) {
  const at = `/${lng}/user/groups/${id(1)}${query}`;
  renderOnStand(
    <Routes>
      <Route path="/:lng/user/groups/:id" element={<GroupPage lng={lng} />} />
      <Route path="*" element={<p>Інша сторінка</p>} />
    </Routes>,
    { lng, path: at, texts: { [GROUP_TEXTS]: { uk, en }[lng] }, answers },
  );
}
const press = async (name: string | RegExp, role = 'button') => {
  await userEvent.click(await screen.findByRole(role, { name }));
};

describe('groups', () => {
  const list = (given: object) => ({ led: [], joined: [], kind: null, active: false, ...given });
  const openList = (answers: FakeAnswers, query = '') => {
    renderOnStand(
      <Routes>
        <Route path="/:lng/user/groups" element={<GroupsPage lng="uk" />} />
        <Route path="*" element={<p>Інша сторінка</p>} />
      </Routes>,
      { lng: 'uk', path: `/uk/user/groups${query}`, texts: { [GROUP_TEXTS]: uk }, answers },
    );
  };

  test('nobody’s yet invite to courses; an expert makes his first', async () => {
    openList({ 'expert.groups.list': () => list({}) });
    expect(await screen.findByText('Ви ще не в групі')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Створити групу' })).toBeNull();
  });

  test('are made with a name', async () => {
    const made: unknown[] = [];
    openList({
      'expert.groups.list': () =>
        list({ led: [{ ...HEAD, mine: true }], kind: 'nutritionist', active: true }),
      'expert.groups.create': (input) => {
        made.push(input);
        return { ...HEAD, mine: true };
      },
    });
    expect(await screen.findByRole('link', { name: /Листопад/ })).toBeTruthy();
    await press('Створити групу');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Створити групу' }));
    expect(dialog.getByText('Заповніть це поле.')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Назва' }), 'Листопад');
    await userEvent.click(dialog.getByRole('button', { name: 'Створити групу' }));
    expect(await screen.findByText('Інша сторінка')).toBeTruthy();
    expect(made).toEqual([{ name: 'Листопад', about: '' }]);
  });

  test('a link asks what the expert may see, with nothing ticked', async () => {
    const joined: unknown[] = [];
    openList(
      {
        // What he does not wait for is long in coming.
        'expert.groups.list': () => (joined.length > 0 ? new Promise(() => undefined) : list({})),
        'expert.groups.invitation': () => ({ ...HEAD, mine: false, member: joined.length > 0 }),
        'expert.groups.join': (input) => {
          joined.push(input);
          return { ...HEAD, mine: false };
        },
      },
      '?join=secret',
    );
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Показувати фахівцю мій план і що я їм' }));
    await press('Увійти до групи');
    // The invitation, asked for again, takes the form away; he comes to the group all the same.
    expect(await screen.findByText('Інша сторінка')).toBeTruthy();
    expect(joined).toEqual([{ token: 'secret', targets: false, facts: true }]);
  });
});

const narrow = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = narrow;
});

describe('a group to its expert', () => {
  const answers = (given: Partial<Group> = {}, more: FakeAnswers = {}): FakeAnswers => ({
    'expert.groups.get': () => ({ ...LED, ...given }),
    'expert.groups.members': () => ({
      items: [
        {
          ...{ id: id(3), name: 'Анна', avatar: null, joinedAt: AT, how: 'link' },
          ...{ consents: { targets: false, facts: false }, targetsState: 'sent', weekState: 'refused' },
        },
      ],
      count: 1,
    }),
    ...more,
  });

  test('has its people with how things stand', async () => {
    open(answers());
    const row = within(await screen.findByRole('link', { name: /Анна/ }));
    for (const words of ['План і факт не показує', 'Цілі чекають', 'Тиждень відхилено']) {
      expect(row.getByText(words)).toBeTruthy();
    }
  });

  test('is empty with a way to invite, whose link is shown once', async () => {
    open(
      answers(
        { members: 0, courses: [{ id: id(9), title: 'Обіди', people: 3 }] },
        {
          'expert.groups.invite': () => ({ url: 'http://sytno.test/uk/user/groups?join=abc', expiresAt: AT }),
          'expert.groups.takeCourse': () => ({ count: 3 }),
        },
      ),
    );
    await userEvent.click((await screen.findAllByRole('button', { name: 'Запросити' }))[0] as HTMLElement);
    await press('Створити посилання');
    expect(await screen.findByDisplayValue(/join=abc/)).toBeTruthy();
    await press('Узяти 3 людей');
    expect(await screen.findByText('Люди курсу тепер у групі.')).toBeTruthy();
  });

  test.each([true, false])('shows a week of those who agreed, with room for a table: %s', async (wide) => {
    globalThis.matchMedia = (query) =>
      Object.assign(narrow(query), { matches: wide && query.includes('min-width') });
    const monday = mondayOf(addDays(today(), -1));
    const days = Array.from({ length: 7 }, (_, at) => ({
      date: addDays(monday, at),
      share: at === 0 ? 0.8 : null,
    }));
    const data: GroupDays = {
      ...{ from: monday, to: addDays(monday, 6), count: 1, silent: 2 },
      days: days.map((day) => ({ ...day, people: day.share === null ? 0 : 1 })),
      items: [
        {
          ...{ memberId: id(3), name: 'Анна', avatar: null, hidesNumbers: false, share: 0.8, days },
          drift: { kcal: 120, protein: -4, fat: 3, carbs: 10 },
        },
      ],
    };
    open(answers({}, { 'expert.adherence.group': () => data }), { query: '?view=days' });
    const one = within(
      wide
        ? await screen.findByRole('row', { name: /Анна/ })
        : await screen.findByRole('list', { name: 'Кожен окремо' }),
    );
    expect(one.getAllByText(/80/).length).toBe(wide ? 2 : 1);
    expect(one.getByText(/\+120/)).toBeTruthy();
    expect(one.getByText(/−4 \/ \+3 \/ \+10/)).toBeTruthy();
    expect(screen.getAllByRole('img', { name: /За планом, по днях/ })).toHaveLength(wide ? 1 : 2);
    expect(screen.getByText('2 не показують')).toBeTruthy();
  });

  test('of one person: plan and fact, a comment, a note, a week and low targets that are confirmed', async () => {
    const said: unknown[] = [];
    const keep = (answer: unknown) => (input: unknown) => {
      said.push(input);
      return answer;
    };
    open(
      answers(
        {},
        {
          'expert.groups.member': () => MEMBER,
          'expert.adherence.person': () => DAYS,
          'expert.adherence.comment': keep({ id: id(6), date: today(), text: 'Добре', at: AT }),
          'expert.groups.addNote': keep(MEMBER),
          'expert.proposals.targets': keep(OWN.targets[0]),
          'expert.proposals.sendWeek': () => {
            throw refused('WEEK_PRIVATE', 'uk', { current: ['Моя юшка'] });
          },
        },
      ),
      { query: `?member=${id(3)}` },
    );
    expect(await screen.findByText(/50.*запланованих страв/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /Калорії проти плану.*[-−]120/ })).toBeTruthy();
    await userEvent.click(screen.getByText('Те саме таблицею'));
    expect(screen.getByText('1 з 2')).toBeTruthy();

    await press('Написати про день');
    await userEvent.type(screen.getByRole('textbox', { name: 'Що ви скажете' }), 'Добре');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Надіслати' }));
    await waitFor(() => expect(said).toContainEqual({ id: id(3), date: today(), text: 'Добре' }));

    await userEvent.type(screen.getByRole('textbox', { name: 'Нова нотатка' }), 'Любить суп');
    await press('Додати нотатку');
    await waitFor(() => expect(said).toContainEqual({ id: id(3), text: 'Любить суп' }));

    await press('Запропонувати цілі');
    const kcal = screen.getByRole('textbox', { name: 'Калорії' });
    await userEvent.clear(kcal);
    await userEvent.type(kcal, '1100');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Надіслати' }));
    expect(dialog.getByText('Спершу підтвердьте.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Надіслати' }));
    await waitFor(() =>
      expect(said).toContainEqual({ id: id(3), ...FOOD, kcal: 1_100, words: '', lowConfirmed: true }),
    );

    expect(screen.getByRole('link', { name: 'Скласти на дошці' }).getAttribute('href')).toContain(
      `/uk/user/plantemplates/${id(8)}?edit=1`,
    );
    await press('Надіслати');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Надіслати' }));
    expect(await screen.findByText(/Моя юшка/)).toBeTruthy();
  });

  test('says kindly when the person took his consent back, and hides what he hides', async () => {
    open(
      answers(
        {},
        {
          'expert.groups.member': () => ({
            ...MEMBER,
            consents: { targets: false, facts: false },
            targets: null,
            hidesNumbers: true,
          }),
        },
      ),
      { query: `?member=${id(3)}` },
    );
    expect(await screen.findByText(/не показує вам плану й факту/)).toBeTruthy();
    expect(screen.getByText('Ховає числа')).toBeTruthy();
    expect(screen.getByText(/не показує вам своїх цілей/)).toBeTruthy();
  });
});

describe('a group to one of its people', () => {
  const answers = (more: FakeAnswers = {}): FakeAnswers => ({
    'expert.groups.get': () => ({ ...LED, mine: false, own: OWN }),
    ...more,
  });

  test('low targets are accepted after they were confirmed, or refused with a word', async () => {
    const said: unknown[] = [];
    open(
      answers({
        'expert.proposals.answerTargets': (input) => {
          said.push(input);
          return { done: true };
        },
      }),
    );
    await press('Прийняти цілі');
    expect(screen.getByText('Спершу підтвердьте.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /менше, ніж потрібно/ }));
    await press('Прийняти цілі');
    await waitFor(() => expect(said).toEqual([{ id: id(4), accept: true, lowConfirmed: true }]));
    await userEvent.click((await screen.findAllByRole('button', { name: 'Відмовитися' }))[0] as HTMLElement);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Відмовитися' }));
    expect(dialog.getByText('Поле не заповнене!')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Слово для фахівця' }), 'Забагато');
    await userEvent.click(dialog.getByRole('button', { name: 'Відмовитися' }));
    await waitFor(() => expect(said.at(-1)).toMatchObject({ accept: false, reason: 'Забагато' }));
  });

  test('a week leads to its board; consents are given and taken back; comments stand', async () => {
    const said: unknown[] = [];
    open(
      answers({
        'expert.groups.consent': (input) => {
          said.push(input);
          return { consents: OWN.consents };
        },
      }),
    );
    expect((await screen.findByRole('link', { name: 'Переглянути й узяти' })).getAttribute('href')).toBe(
      `/uk/user/plantemplates/${id(5)}`,
    );
    expect(screen.getByText('Гарний день')).toBeTruthy();
    await press('Показувати фахівцю мій план і що я їм', 'switch');
    await waitFor(() => expect(said).toEqual([{ id: id(3), what: 'facts', given: false }]));
    expect(screen.getByText(/Дітей та інших їдців/)).toBeTruthy();
    expect(screen.getByRole('note').textContent).toContain('не медична порада');
  });

  test('a sheet has the expert’s name', async () => {
    open(
      answers({
        'expert.proposals.week': () => ({
          ...{ id: id(5), name: 'A week', words: '', state: 'sent', expert: 'Iryna', person: 'Anna' },
          ...{ groupId: id(1), memberId: id(3), mine: false, targets: FOOD },
          days: [
            {
              ...{ weekday: 1, kcal: 300 },
              meals: [
                { mealType: 'dinner', dishes: [{ recipeId: id(9), name: 'Soup', grams: 400, kcal: 300 }] },
              ],
            },
          ],
        }),
      }),
      { lng: 'en', query: `?week=${id(5)}` },
    );
    const paper = within(await screen.findByRole('region', { name: 'A week' }));
    expect(paper.getByText('This week was made by Iryna.')).toBeTruthy();
    expect(paper.getByText('Soup')).toBeTruthy();
    expect(paper.getByText(/not medical advice/)).toBeTruthy();
  });

  test('is left for the list of groups, though it can be asked for no more', async () => {
    let left = false;
    open(
      answers({
        'expert.groups.get': () => {
          if (left) throw refused('NOT_FOUND', 'uk');
          return { ...LED, mine: false, own: OWN };
        },
        'expert.groups.leave': () => {
          left = true;
          return { done: true };
        },
      }),
    );
    await press('Вийти з групи');
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Вийти з групи' }));
    expect(await screen.findByText('Інша сторінка')).toBeTruthy();
  });

  test('that is not his any more says so', async () => {
    open({
      'expert.groups.get': () => {
        throw refused('NOT_FOUND', 'uk');
      },
    });
    expect(await screen.findByText('Тут немає групи')).toBeTruthy();
  });
});
