import { describe, expect, test } from '@jest/globals';
import type { ErrorCode } from '@sytno/contract';
import { addDays, mondayOf, type Language } from '@sytno/domain';
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
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { CoursePage } from './CoursePage';
import type { Course, Material } from './courses.queries';

const ID = '11111111-1111-4111-8111-111111111111';
const APPLICATION = '22222222-2222-4222-8222-222222222222';
const TEMPLATE = '33333333-3333-4333-8333-333333333333';
const DISH = '44444444-4444-4444-8444-444444444444';
const MONDAY = mondayOf('2099-12-07');
const COURSE: Course = {
  id: ID,
  title: 'Чотири тижні обідів',
  summary: 'Готове меню щотижня.',
  description: 'Перший абзац.\n\nДругий абзац.',
  expertName: 'Ірина Коваль',
  startsOn: '2099-12-07',
  weeks: 4,
  seats: 12,
  seatsTaken: 10,
  ended: false,
  mine: false,
  application: null,
};

type Own = NonNullable<Course['application']>;
const own = (state: Own['state'], reason = ''): Own => ({
  id: APPLICATION,
  state,
  reason,
  createdAt: '2026-11-12T10:00:00.000Z',
});
const refuse = (code: ErrorCode) => () => {
  throw refused(code);
};

/** Opens the page on a server that keeps one course and does as it is told. */
function open(given: Partial<Course> = {}, answers: FakeAnswers = {}, lng: Language = 'uk') {
  let course: Course = { ...COURSE, ...given };
  const notes: string[] = [];
  renderOnStand(
    <Routes>
      <Route path="/:lng/user/courses/:id" element={<CoursePage lng={lng} />} />
    </Routes>,
    {
      lng,
      path: `/${lng}/user/courses/${ID}`,
      texts: { expert: lng === 'ru' ? ru : uk },
      answers: {
        'expert.courses.get': () => course,
        'expert.applications.apply': ({ note }: { note: string }) => {
          notes.push(note);
          course = { ...course, application: own('pending') };
          return course.application;
        },
        'expert.applications.withdraw': () => {
          course = { ...course, application: null };
          return { done: true };
        },
        ...answers,
      },
    },
  );
  return { notes };
}

const button = (name: string) => screen.findByRole('button', { name });
const inDialog = () => within(screen.getByRole('dialog'));
const agree = async () => {
  for (const box of inDialog().getAllByRole('checkbox')) await userEvent.click(box);
};

describe('a course', () => {
  test('says what it is, whose, when and how much room there is', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: COURSE.title })).toBeTruthy();
    for (const text of [
      'Готове меню щотижня.',
      'Перший абзац.',
      'Другий абзац.',
      'Веде Ірина Коваль',
      '4 тижні',
      '2 вільні місця',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText(/7 грудня 2099/)).toBeTruthy();
    expect(screen.getByRole('note').textContent).toContain('не медична порада');
    expect(screen.getByRole('link', { name: 'Усі курси' }).getAttribute('href')).toBe('/uk/user/courses');
  });

  test('that is not there is told as such', async () => {
    open({}, { 'expert.courses.get': refuse('NOT_FOUND') });
    expect((await screen.findByRole('alert')).textContent).toContain('Тут нічого не знайдено');
  });

  test('of one’s own leads to its participants and takes no application', async () => {
    open({ mine: true });
    const link = await screen.findByRole('link', { name: 'Заявки й учасники' });
    expect(link.getAttribute('href')).toBe(`/uk/user/courses/${ID}/participants`);
    expect(screen.queryByRole('button', { name: 'Подати заявку' })).toBeNull();
  });

  test('that is over takes no application', async () => {
    open({ ended: true });
    expect(await screen.findByText('Подати заявку вже не можна.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /заявку/ })).toBeNull();
  });

  test('that is full still takes one', async () => {
    open({ seatsTaken: 12 });
    expect(await screen.findByText(/місце може звільнитися/)).toBeTruthy();
    expect(await button('Подати заявку')).toBeTruthy();
  });
});

describe('applying', () => {
  test('takes a note, and the page says that it waits', async () => {
    const { notes } = open();
    await userEvent.click(await button('Подати заявку'));
    await userEvent.type(inDialog().getByLabelText('Кілька слів фахівцю'), '  Двоє дітей ');
    await userEvent.click(inDialog().getByRole('button', { name: 'Надіслати заявку' }));
    expect(inDialog().getAllByText('Без цієї згоди не можна продовжити')).toHaveLength(2);
    await agree();
    await userEvent.click(inDialog().getByRole('button', { name: 'Надіслати заявку' }));
    expect(await screen.findByText('Заявку надіслано')).toBeTruthy();
    expect(screen.getByText(/Подано 12 листопада 2026/)).toBeTruthy();
    expect(screen.getByText('Заявку надіслано. Фахівець її розгляне.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(notes).toEqual(['Двоє дітей']);
  });

  test('needs no note', async () => {
    const { notes } = open({}, {}, 'ru');
    await userEvent.click(await button('Подать заявку'));
    await agree();
    await userEvent.click(inDialog().getByRole('button', { name: 'Отправить заявку' }));
    expect(await screen.findByText('Заявка отправлена')).toBeTruthy();
    expect(notes).toEqual(['']);
  });

  test('that fails says why in the dialog and keeps what was typed', async () => {
    open({}, { 'expert.applications.apply': refuse('CONFLICT') });
    await userEvent.click(await button('Подати заявку'));
    await userEvent.type(inDialog().getByLabelText('Кілька слів фахівцю'), 'Двоє дітей');
    await agree();
    await userEvent.click(inDialog().getByRole('button', { name: 'Надіслати заявку' }));
    expect((await inDialog().findByRole('alert')).textContent).toContain('Тим часом це змінили.');
    expect(inDialog().getByLabelText('Кілька слів фахівцю')).toHaveProperty('value', 'Двоє дітей');
  });

  test('is possible again after a rejection, whose reason is shown', async () => {
    open({ application: own('rejected', 'Група вже почала') });
    expect(await screen.findByText('Причина: Група вже почала')).toBeTruthy();
    await userEvent.click(await button('Подати заявку ще раз'));
    await agree();
    await userEvent.click(inDialog().getByRole('button', { name: 'Надіслати заявку' }));
    expect(await screen.findByText('Заявку надіслано')).toBeTruthy();
    expect(screen.queryByText(/Причина/)).toBeNull();
  });
});

describe('withdrawing', () => {
  test('asks first and names the course', async () => {
    open({ application: own('pending') });
    await userEvent.click(await button('Відкликати заявку'));
    expect(inDialog().getByText(/«Чотири тижні обідів»/)).toBeTruthy();
    await userEvent.click(inDialog().getByRole('button', { name: 'Залишити' }));
    expect(screen.getByText('Заявку надіслано')).toBeTruthy();

    await userEvent.click(await button('Відкликати заявку'));
    await userEvent.click(inDialog().getByRole('button', { name: 'Відкликати заявку' }));
    expect(await button('Подати заявку')).toBeTruthy();
    expect(screen.getByText('Заявку відкликано.')).toBeTruthy();
  });

  test('is called leaving by those who take part', async () => {
    open({ application: own('accepted') });
    expect(await screen.findByText('Ви берете участь у цьому курсі.')).toBeTruthy();
    await userEvent.click(await button('Вийти з курсу'));
    await userEvent.click(inDialog().getByRole('button', { name: 'Вийти з курсу' }));
    expect(await screen.findByText('Ви вийшли з курсу.')).toBeTruthy();
  });

  test('is not offered to those who took part in a course that is over', async () => {
    open({ application: own('accepted'), ended: true });
    expect(await screen.findByText('Заявку прийнято')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Вийти з курсу' })).toBeNull();
  });

  test('that fails says why in the dialog', async () => {
    open({ application: own('pending') }, { 'expert.applications.withdraw': refuse('CONFLICT') });
    await userEvent.click(await button('Відкликати заявку'));
    await userEvent.click(inDialog().getByRole('button', { name: 'Відкликати заявку' }));
    expect((await inDialog().findByRole('alert')).textContent).toContain('Тим часом це змінили.');
  });
});

describe('whoever takes part', () => {
  const week = (number: number, state: Material['weeks'][number]['state']): Material['weeks'][number] => ({
    week: number,
    title: `Тема ${String(number)}`,
    from: addDays(MONDAY, 7 * (number - 1)),
    to: addDays(MONDAY, 7 * number - 1),
    opensOn: addDays(MONDAY, 7 * (number - 1) - 3),
    state,
    text: state === 'coming' ? '' : 'Почнімо з тарілки.',
    pictures: [],
    tasks: state === 'coming' ? [] : [{ id: APPLICATION, text: 'Взяти меню', done: false }],
    templateId: state === 'coming' ? null : TEMPLATE,
    dishes: state === 'coming' ? 0 : 1,
  });
  const material: Material = {
    startsOn: MONDAY,
    preview: false,
    progress: { done: 0, tasks: 3 },
    weeks: [week(1, 'current'), week(2, 'coming')],
  };
  const menu = {
    ...{ id: TEMPLATE, number: 7, name: 'Обіди · 1', about: '', kind: 'week', weeks: 1, author: 'Ірина' },
    ...{ mine: false, builtIn: false, standing: null, language: 'uk', version: 1, reason: null },
    ...{ updatedAt: '2026-11-12T10:00:00.000Z', toReview: false, missing: 0, uses: [] },
    items: [{ week: 1, weekday: 2, mealType: 'dinner', recipeId: DISH, servings: 1, grams: null }],
    dishes: [
      {
        ...{
          recipeId: DISH,
          recipeName: 'Борщ',
          picture: { icons: [], tint: '#A3213F' },
          servingWeight: 400,
        },
        perServing: { kcal: 300, protein: 20, fat: 10, carbs: 30, fiber: 5 },
        ...{ cost: null, complete: true, own: false },
      },
    ],
  };

  test('reads the open week, ticks its tasks, and is led to take its menu whole, by day or by dish', async () => {
    const ticks: unknown[] = [];
    open(
      { application: own('accepted'), opens: true },
      {
        'expert.courses.material': () => material,
        'mealplans.templates.get': () => menu,
        'expert.courses.tick': (input: unknown) => {
          ticks.push(input);
          return { done: true };
        },
      },
    );
    expect(await screen.findByText('Почнімо з тарілки.')).toBeTruthy();
    expect(screen.getByText(/Тиждень 2 · Тема 2/)).toBeTruthy();
    expect(screen.getByText(/^Відкриється/)).toBeTruthy();
    expect(await screen.findByText('0 з 3')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Взяти меню' }));
    await waitFor(() => expect(ticks).toEqual([{ id: APPLICATION, done: true }]));
    const way = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    const to = `/uk/user/plantemplates/${TEMPLATE}?take=`;
    expect(await way('Взяти меню тижня')).toBe(`${to}all&from=${MONDAY}`);
    expect(await way('Взяти день')).toBe(`${to}1.2&from=${MONDAY}`);
    expect(await way('Взяти страву «Борщ»')).toBe(`${to}1.2.dinner.${DISH}&from=${MONDAY}`);
  });

  test('on the waiting list reads his place, and what happened before', async () => {
    open(
      { application: { ...own('waiting'), place: 2 }, seatsTaken: 12 },
      {
        'expert.applications.history': () => ({
          items: [
            { at: '2026-11-12T10:00:00.000Z', move: 'apply', state: 'pending', words: 'Двоє дітей' },
            { at: '2026-11-13T10:00:00.000Z', move: 'putOnList', state: 'waiting', words: '' },
          ],
        }),
      },
    );
    expect(await screen.findByText('Ваше місце у списку: 2')).toBeTruthy();
    await userEvent.click(await button('Що було раніше'));
    expect(await screen.findByText('Поставлено до списку очікування')).toBeTruthy();
    expect(screen.getByText('Двоє дітей')).toBeTruthy();
  });
});

describe('an administrator', () => {
  test('sees what waits and what readers say, and closes only with a reason', async () => {
    const said: unknown[] = [];
    open(
      {
        state: 'published',
        reports: [{ id: APPLICATION, text: 'Обіцяє лікування', at: '2026-11-12T10:00:00.000Z' }],
      },
      {
        'expert.review.decide': (input: unknown) => {
          said.push(input);
          return { done: true };
        },
      },
    );
    expect(await screen.findByText('Обіцяє лікування')).toBeTruthy();
    await userEvent.click(await button('Закрити курс'));
    expect(said).toEqual([]);
    await userEvent.type(screen.getByLabelText('Причина'), 'Шкідливі поради');
    await userEvent.click(await button('Закрити курс'));
    await waitFor(() => expect(said).toEqual([{ id: ID, decision: 'close', reason: 'Шкідливі поради' }]));
  });
});
