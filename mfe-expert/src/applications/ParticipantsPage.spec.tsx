import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Route, Routes } from '@sytno/kit/router';
import { refused, renderOnStand, screen, userEvent, within, type FakeAnswers } from '@sytno/kit/stand';
import type { Course, Participant } from '../courses/courses.queries';
import { en } from '../texts/en';
import { uk } from '../texts/uk';
import { ParticipantsPage } from './ParticipantsPage';

const ID = '11111111-1111-4111-8111-111111111111';
const COURSE: Course = {
  id: ID,
  title: 'Чотири тижні обідів',
  summary: '',
  description: '',
  expertName: 'Ірина',
  startsOn: '2099-12-07',
  weeks: 4,
  seats: 2,
  seatsTaken: 0,
  ended: false,
  mine: true,
  application: null,
};

const person = (n: number, name: string, given: Partial<Participant> = {}): Participant => ({
  applicationId: `22222222-2222-4222-8222-22222222222${String(n)}`,
  name,
  note: '',
  state: 'pending',
  reason: '',
  createdAt: '2026-11-12T10:00:00.000Z',
  ...given,
});

type Decision = { id: string; decision: 'accepted' | 'waiting' | 'rejected'; reason?: string };

/** Opens the page on a server that keeps the applications of one course. */
function open(given: readonly Participant[], answers: FakeAnswers = {}, lng: 'uk' | 'en' = 'uk', seats = 2) {
  let people = [...given];
  const decisions: Decision[] = [];
  const count = (state: Participant['state']) => people.filter((one) => one.state === state).length;
  renderOnStand(
    <Routes>
      <Route path="/:lng/user/courses/:id/participants" element={<ParticipantsPage lng={lng} />} />
    </Routes>,
    {
      lng,
      path: `/${lng}/user/courses/${ID}/participants`,
      texts: { expert: { uk, en }[lng] },
      answers: {
        'expert.courses.get': () => ({ ...COURSE, seats, seatsTaken: count('accepted') }),
        'expert.courses.participants': () => ({
          items: people,
          count: people.length,
          counts: { pending: count('pending'), accepted: count('accepted'), rejected: count('rejected') },
        }),
        'expert.applications.decide': (input: Decision) => {
          decisions.push(input);
          const { id, decision: state, reason = '' } = input;
          people = people.map((one) => (one.applicationId === id ? { ...one, state, reason } : one));
          return people.find(({ applicationId }) => applicationId === id);
        },
        ...answers,
      },
    },
  );
  return { decisions };
}

const cardOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { level: 2, name })).closest('article');
  return within(card ?? document.body);
};
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const inDialog = () => within(screen.getByRole('dialog'));

describe('participants', () => {
  test('are shown with what they wrote and how it stands', async () => {
    open([
      person(1, 'Анна', { note: 'Двоє дітей' }),
      person(2, '', { state: 'accepted' }),
      person(3, 'Вадим', { state: 'rejected', reason: 'Пізно' }),
    ]);
    const anna = await cardOf('Анна');
    expect(anna.getByText('Двоє дітей')).toBeTruthy();
    expect(anna.getByText(/12 листопада 2026/)).toBeTruthy();
    expect((await cardOf('Без імені')).getByText('Заявку прийнято')).toBeTruthy();
    expect((await cardOf('Вадим')).getByText('Причина: Пізно')).toBeTruthy();
    for (const text of ['1 із 2', 'Чекають: 1', 'Прийнято: 1', 'Відхилено: 1']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getAllByRole('button', { name: /Прийняти/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'До курсу' }).getAttribute('href')).toBe(
      `/uk/user/courses/${ID}`,
    );
  });

  test('that there are none is an invitation to wait', async () => {
    open([]);
    expect(await screen.findByText('Заявок поки немає')).toBeTruthy();
  });

  test('of another’s course are not shown', async () => {
    const refuse = () => {
      throw refused('NOT_FOUND');
    };
    open([person(1, 'Анна')], { 'expert.courses.participants': refuse });
    expect((await screen.findByRole('alert')).textContent).toContain('Тут нічого не знайдено');
    expect(screen.queryByText('Анна')).toBeNull();
  });
});

describe('deciding', () => {
  test('asks before it accepts, names the person, and counts again', async () => {
    const { decisions } = open([person(1, 'Anna'), person(2, 'Borys')], {}, 'en');
    await press('Accept the application: Anna');
    const question = within(screen.getByRole('alertdialog', { name: 'Accept the application: Anna?' }));
    expect(question.getByText(/After that 1 seat is left/)).toBeTruthy();
    expect(decisions).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('1 of 2')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('The application was accepted.')).toBeTruthy();
    expect((await cardOf('Anna')).getByText('Application accepted')).toBeTruthy();
    expect(decisions).toEqual([{ id: person(1, '').applicationId, decision: 'accepted' }]);
  });

  test('rejects with a reason alone, and says so at the field', async () => {
    const { decisions } = open([person(1, 'Анна')]);
    await press('Відхилити заявку: Анна');
    await userEvent.type(inDialog().getByLabelText('Причина'), '   ');
    await userEvent.click(inDialog().getByRole('button', { name: 'Відхилити' }));
    expect((await inDialog().findByRole('alert')).textContent).toContain('Поле не заповнене!');
    expect(inDialog().getByLabelText('Причина').getAttribute('aria-invalid')).toBe('true');
    expect(decisions).toEqual([]);

    await userEvent.type(inDialog().getByLabelText('Причина'), 'Група вже почала ');
    expect(inDialog().queryByRole('alert')).toBeNull();
    await userEvent.click(inDialog().getByRole('button', { name: 'Відхилити' }));
    expect(await screen.findByText('Причина: Група вже почала')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(decisions).toMatchObject([{ decision: 'rejected', reason: 'Група вже почала' }]);
  });

  test('offers no acceptance beyond the seats, but a rejection', async () => {
    open([person(1, 'Анна'), person(2, 'Борис', { state: 'accepted' })], {}, 'uk', 1);
    const accept = await screen.findByRole('button', { name: 'Прийняти заявку: Анна' });
    expect(accept).toHaveProperty('disabled', true);
    expect(screen.getByText(/Усі місця зайняті/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Відхилити заявку: Анна' })).toHaveProperty('disabled', false);
    await press('До списку очікування: Анна');
    expect(await screen.findByText('Заявку поставлено до списку очікування.')).toBeTruthy();
    expect((await cardOf('Анна')).getByText('У списку очікування')).toBeTruthy();
  });

  test('takes a participant out with a reason, and shows how far he is', async () => {
    const removed: unknown[] = [];
    const taken = person(1, 'Анна', { state: 'accepted', progress: { done: 2, tasks: 9 } });
    open([taken], {
      'expert.applications.remove': (input: unknown) => {
        removed.push(input);
        return { ...taken, state: 'removed', reason: 'Не бере участі' };
      },
    });
    expect((await cardOf('Анна')).getByText('Завдання: 2 з 9')).toBeTruthy();
    await press('Припинити участь: Анна');
    await userEvent.type(inDialog().getByLabelText('Причина'), 'Не бере участі');
    await userEvent.click(inDialog().getByRole('button', { name: 'Припинити участь' }));
    expect(await screen.findByText('Участь припинено.')).toBeTruthy();
    expect(removed).toEqual([{ id: taken.applicationId, reason: 'Не бере участі' }]);
  });

  test('that the server refuses is told in its words', async () => {
    const refuse = () => {
      throw refused('COURSE_FULL');
    };
    open([person(1, 'Анна')], { 'expert.applications.decide': refuse });
    await press('Прийняти заявку: Анна');
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Прийняти' }));
    expect(await question.findByText('Усі місця на цьому курсі вже зайняті.')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Скасувати' }));
    expect((await cardOf('Анна')).getByText('Заявку надіслано')).toBeTruthy();
  });
});

describe('where there is room', () => {
  const narrow = globalThis.matchMedia;
  beforeEach(() => {
    globalThis.matchMedia = (query) => Object.assign(narrow(query), { matches: query.includes('min-width') });
  });
  afterEach(() => {
    globalThis.matchMedia = narrow;
  });

  test('they stand in a table, with the same decisions', async () => {
    const { decisions } = open([
      person(1, 'Анна', { note: 'Двоє дітей' }),
      person(2, 'Вадим', { state: 'rejected', reason: 'Пізно' }),
    ]);
    const table = within(await screen.findByRole('table', { name: 'Заявки' }));
    const [, anna, vadym] = table.getAllByRole('row');
    expect(anna?.textContent).toMatch(/Анна.*12 листопада 2026.*Двоє дітей.*Заявку надіслано/);
    expect(vadym?.textContent).toMatch(/Вадим.*Без слів.*Причина: Пізно/);
    expect(within(vadym!).queryByRole('button', { name: /заявку/ })).toBeNull();
    await press('Відхилити заявку: Анна');
    await userEvent.type(inDialog().getByLabelText('Причина'), 'Група вже почала');
    await userEvent.click(inDialog().getByRole('button', { name: 'Відхилити' }));
    expect(await table.findByText('Причина: Група вже почала')).toBeTruthy();
    expect(decisions).toHaveLength(1);
  });
});
