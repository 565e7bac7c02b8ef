import { describe, expect, test } from '@jest/globals';
import type { ErrorCode } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { Route, Routes } from '@sytno/kit/router';
import { refused, renderOnStand, screen, userEvent, within, type FakeAnswers } from '@sytno/kit/stand';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { CoursePage } from './CoursePage';
import type { Course } from './courses.queries';

const ID = '11111111-1111-4111-8111-111111111111';
const APPLICATION = '22222222-2222-4222-8222-222222222222';
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

  test('that is not there is told in the server’s words', async () => {
    open({}, { 'expert.courses.get': refuse('NOT_FOUND') });
    expect((await screen.findByRole('alert')).textContent).toContain('Тут нічого не знайдено.');
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
    expect(await screen.findByText('Заявку надіслано')).toBeTruthy();
    expect(screen.getByText(/Подано 12 листопада 2026/)).toBeTruthy();
    expect(screen.getByText('Заявку надіслано. Фахівець її розгляне.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(notes).toEqual(['Двоє дітей']);
  });

  test('needs no note', async () => {
    const { notes } = open({}, {}, 'ru');
    await userEvent.click(await button('Подать заявку'));
    await userEvent.click(inDialog().getByRole('button', { name: 'Отправить заявку' }));
    expect(await screen.findByText('Заявка отправлена')).toBeTruthy();
    expect(notes).toEqual(['']);
  });

  test('that fails says why in the dialog and keeps what was typed', async () => {
    open({}, { 'expert.applications.apply': refuse('CONFLICT') });
    await userEvent.click(await button('Подати заявку'));
    await userEvent.type(inDialog().getByLabelText('Кілька слів фахівцю'), 'Двоє дітей');
    await userEvent.click(inDialog().getByRole('button', { name: 'Надіслати заявку' }));
    expect((await inDialog().findByRole('alert')).textContent).toContain('Тим часом це змінили.');
    expect(inDialog().getByLabelText('Кілька слів фахівцю')).toHaveProperty('value', 'Двоє дітей');
  });

  test('is possible again after a rejection, whose reason is shown', async () => {
    open({ application: own('rejected', 'Група вже почала') });
    expect(await screen.findByText('Причина: Група вже почала')).toBeTruthy();
    await userEvent.click(await button('Подати заявку ще раз'));
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
