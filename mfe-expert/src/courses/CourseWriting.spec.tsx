import { describe, expect, test } from '@jest/globals';
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
import { ReviewsPage } from '../review/ReviewsPage';
import { uk as own } from '../texts/courses.uk';
import { uk } from '../texts/uk';
import { COURSE_TEXTS } from './course-texts';
import type { CourseContent, OwnCourse } from './courses.queries';
import { CreatePage } from './CreatePage';
import { firstMonday } from './draft';
import { EditPage } from './EditPage';

const ID = '11111111-1111-4111-8111-111111111111';
const TASK = '22222222-2222-4222-8222-222222222222';
const TEMPLATE = '33333333-3333-4333-8333-333333333333';
const COURSE: OwnCourse = {
  id: ID,
  languages: ['uk', 'en'],
  title: { uk: 'Легкі обіди', en: 'Light meals' },
  summary: { uk: 'Сім обідів.' },
  description: { uk: 'Усе про курс.' },
  price: {},
  pictureId: null,
  picture: null,
  start: 'fixed',
  startsOn: firstMonday(),
  seats: 12,
  seatsTaken: 0,
  state: 'draft',
  version: 3,
  reason: null,
  settled: false,
  weeks: [
    {
      title: { uk: 'Тарілка' },
      text: { uk: 'Почнімо з тарілки.' },
      pictures: [],
      tasks: [{ id: TASK, text: { uk: 'Взяти меню' } }],
      templateId: null,
      dishes: 0,
    },
  ],
};

/** Opens a page on a server that keeps one course and what it was asked. */
function open(path: string, given: Partial<OwnCourse> = {}, answers: FakeAnswers = {}) {
  let course = { ...COURSE, ...given };
  const asked: (CourseContent & { version?: number })[] = [];
  const keep = (content: CourseContent): OwnCourse => {
    const weeks = content.weeks.map((week) => ({
      ...week,
      pictures: week.pictures.map((one) => ({ ...one, photo: null })),
      templateId: null,
      dishes: 0,
    }));
    const { version: _, ...rest } = content as CourseContent & { version?: number };
    course = { ...course, ...rest, weeks, version: course.version + 1 };
    return course;
  };
  renderOnStand(
    <Routes>
      <Route path="/:lng/user/courses/create" element={<CreatePage lng="uk" />} />
      <Route path="/:lng/user/courses/:id/edit" element={<EditPage lng="uk" />} />
      <Route path="/:lng/user/admin/courses" element={<ReviewsPage lng="uk" />} />
      <Route path="/:lng/user/plantemplates/:id" element={<h1>Дошка</h1>} />
    </Routes>,
    {
      lng: 'uk',
      path: `/uk/user/${path}`,
      texts: { expert: uk, [COURSE_TEXTS]: own },
      answers: {
        'expert.courses.read': () => course,
        'expert.courses.create': (input: CourseContent) => {
          asked.push(input);
          return keep(input);
        },
        'expert.courses.save': ({ id: _, ...input }: CourseContent & { id: string; version: number }) => {
          asked.push(input);
          return keep(input);
        },
        'expert.courses.menu': () => ({ templateId: TEMPLATE }),
        ...answers,
      },
    },
  );
  return { asked };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a course', () => {
  test('that is new is saved with what was written, and written on from there', async () => {
    const { asked } = open('courses/create');
    await userEvent.type(await screen.findByLabelText('Назва'), 'Вечері');
    await press('Зберегти');
    expect(await screen.findByRole('heading', { level: 1, name: 'Редагування курсу' })).toBeTruthy();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ languages: ['uk'], title: { uk: 'Вечері' }, startsOn: firstMonday() });
    expect(asked[0]?.weeks).toHaveLength(4);
  });

  test('is written in one language at a time; a task keeps what it is', async () => {
    const { asked } = open(`courses/${ID}/edit`);
    expect(await screen.findByDisplayValue('Легкі обіди')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Зараз пишу мовою'), 'en');
    expect(screen.getByDisplayValue('Light meals')).toBeTruthy();
    const week = within(screen.getByRole('region', { name: 'Тиждень 1' }));
    await userEvent.type(week.getByLabelText('Завдання 1'), 'Take the menu');
    await userEvent.click(week.getByRole('button', { name: 'Додати завдання' }));
    await press('Зберегти');
    expect(await screen.findByText('Курс збережено.')).toBeTruthy();
    expect(asked[0]?.weeks[0]?.tasks).toEqual([
      { id: TASK, text: { uk: 'Взяти меню', en: 'Take the menu' } },
    ]);
    expect(asked[0]?.version).toBe(3);
  });

  test('leads to the board of a week, saving what was changed before', async () => {
    const { asked } = open(`courses/${ID}/edit`);
    await userEvent.type(await screen.findByLabelText('Ціна'), '500 ₴');
    await press('Скласти меню');
    expect(await screen.findByRole('heading', { level: 1, name: 'Дошка' })).toBeTruthy();
    expect(asked).toMatchObject([{ price: { uk: '500 ₴', en: '' } }]);
  });

  test('says at each field what is wrong, and who saved meanwhile', async () => {
    let times = 0;
    const theirs = { ...COURSE, version: 9, title: { uk: 'Їхня назва' } };
    open(
      `courses/${ID}/edit`,
      {},
      {
        'expert.courses.save': () => {
          times += 1;
          if (times === 1)
            throw refused('INPUT_INVALID', 'uk', { fields: [{ path: 'startsOn', code: 'choice' }] });
          throw refused('CONFLICT', 'uk', { current: theirs });
        },
      },
    );
    await userEvent.type(await screen.findByLabelText('Ціна'), '500 ₴');
    await press('Зберегти');
    expect(await screen.findByText('Виберіть понеділок, який ще попереду.')).toBeTruthy();
    await press('Зберегти');
    expect(await screen.findByText('Тим часом курс змінили')).toBeTruthy();
    await press('Узяти збережений');
    expect(await screen.findByDisplayValue('Їхня назва')).toBeTruthy();
  });

  test('that is published keeps its start; one that waits is not written on', async () => {
    open(`courses/${ID}/edit`, { state: 'published', settled: true, seatsTaken: 2 });
    expect(await screen.findByLabelText('Скільки тижнів')).toHaveProperty('disabled', true);
    expect(screen.getByText('Зайнято вже 2 місця')).toBeTruthy();
  });

  test('that waits for review is not written on', async () => {
    open(`courses/${ID}/edit`, { state: 'waiting' });
    expect(await screen.findByRole('heading', { name: 'Курс чекає на перевірку' })).toBeTruthy();
  });

  test('asks before a written week goes', async () => {
    const [week] = COURSE.weeks;
    open(`courses/${ID}/edit`, { weeks: week ? [week, week] : [] });
    await userEvent.selectOptions(await screen.findByLabelText('Скільки тижнів'), '1');
    const question = within(screen.getByRole('alertdialog', { name: 'Скоротити курс?' }));
    await userEvent.click(question.getByRole('button', { name: 'Скоротити' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Тиждень 2' })).toBeNull());
  });
});

test('an administrator sees what waits, and what is reported', async () => {
  open(
    'admin/courses',
    {},
    {
      'expert.review.list': ({ queue }: { queue: string }) => ({
        items:
          queue === 'reported'
            ? []
            : [
                {
                  ...{ id: ID, title: 'Легкі обіди', expertName: 'Ірина', state: 'published', reports: 2 },
                  at: '2026-11-12T10:00:00.000Z',
                },
              ],
        count: queue === 'reported' ? 0 : 1,
        counts: { waiting: 1, reported: 0 },
      }),
    },
  );
  const row = await screen.findByRole('link', { name: /Легкі обіди/ });
  expect(row.getAttribute('href')).toBe(`/uk/user/courses/${ID}`);
  expect(row.textContent).toMatch(/Ірина.*Зміни.*2 скарги/);
  await press('Зі скаргами: 0');
  expect(await screen.findByText('Скарг немає.')).toBeTruthy();
});
