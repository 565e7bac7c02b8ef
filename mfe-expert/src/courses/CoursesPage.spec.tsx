import { describe, expect, test } from '@jest/globals';
import { fireEvent, renderOnStand, screen, within, type FakeAnswers } from '@sytno/kit/stand';
import { en } from '../texts/en';
import { uk } from '../texts/uk';
import { CoursesPage } from './CoursesPage';
import type { CourseCard } from './courses.queries';

const COURSE: CourseCard = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Чотири тижні обідів',
  summary: 'Готове меню щотижня.',
  expertName: 'Ірина Коваль',
  startsOn: '2099-12-07',
  weeks: 4,
  seats: 12,
  seatsTaken: 10,
  ended: false,
  mine: false,
  application: null,
};
const APPLIED = {
  id: '22222222-2222-4222-8222-222222222222',
  reason: '',
  createdAt: '2026-11-12T10:00:00.000Z',
};

const shown = (
  items: readonly Partial<CourseCard>[],
  answers: FakeAnswers = {},
  lng: 'uk' | 'en' = 'uk',
  query = '',
) =>
  renderOnStand(<CoursesPage lng={lng} />, {
    lng,
    path: `/${lng}/user/courses${query}`,
    texts: { expert: { uk, en }[lng] },
    answers: {
      'expert.courses.list': () => ({
        items: items.map((item, i) => ({
          ...COURSE,
          id: COURSE.id.replace(/^1/, String(i + 1)),
          ...item,
        })),
        count: items.length,
      }),
      ...answers,
    },
  });

describe('the courses', () => {
  test('each lead to their page and say who, when, how long and how much room', async () => {
    shown([{}]);
    const card = (await screen.findByRole('heading', { level: 2, name: COURSE.title })).closest('article');
    expect(screen.getByRole('link', { name: COURSE.title }).getAttribute('href')).toBe(
      `/uk/user/courses/${COURSE.id}`,
    );
    const words = card?.textContent ?? '';
    for (const fact of ['Веде Ірина Коваль', '7 грудня 2099', '4 тижні', '2 вільні місця']) {
      expect(words).toContain(fact);
    }
    expect(words).not.toContain('Заявку');
  });

  test('show where the reader stands with each', async () => {
    shown([
      { title: 'А', application: { ...APPLIED, state: 'pending' } },
      { title: 'Б', application: { ...APPLIED, state: 'accepted' } },
      { title: 'В', application: { ...APPLIED, state: 'rejected', reason: 'Пізно' }, seatsTaken: 12 },
      { title: 'Г', mine: true, ended: true },
    ]);
    await screen.findByText('А');
    const cards = screen.getAllByRole('article').slice(1);
    const has = (i: number, text: string) => within(cards[i] ?? document.body).queryByText(text) !== null;
    expect(has(0, 'Заявку надіслано')).toBe(true);
    expect(has(1, 'Заявку прийнято')).toBe(true);
    expect(has(2, 'Заявку відхилено') && has(2, 'Вільних місць немає')).toBe(true);
    expect(has(3, 'Ваш курс') && has(3, 'Курс завершився')).toBe(true);
  });

  test('stand beside the word that this is no medical advice', async () => {
    shown([{}], {}, 'en');
    await screen.findByText('4 weeks');
    expect(screen.getByText('2 seats left')).toBeTruthy();
    expect(screen.getByRole('note').textContent).toContain('talk to your doctor');
  });

  test('behind the last page have a way back', async () => {
    shown([], {}, 'uk', '?page=3');
    expect(await screen.findByText('Курсів поки немає')).toBeTruthy();
    expect(within(screen.getByRole('navigation')).getByText('1')).toBeTruthy();
  });

  test('that there are none is an invitation to wait', async () => {
    shown([]);
    expect(await screen.findByText('Курсів поки немає')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('are asked for again after a failure', async () => {
    let times = 0;
    shown([], {
      'expert.courses.list': () => {
        times += 1;
        if (times === 1) throw new TypeError('Failed to fetch');
        return { items: [COURSE], count: 1 };
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Немає зв’язку');
    fireEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    expect(await screen.findByText(COURSE.title)).toBeTruthy();
  });

  test('stand on shelves: those one takes part in, and to an expert his own', async () => {
    const asked: unknown[] = [];
    shown([], {
      'expert.courses.list': ({ shelf = 'all' }: { shelf?: string }) => {
        asked.push(shelf);
        return { items: [], count: 0 };
      },
    });
    expect(await screen.findByText('Курсів поки немає')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Я веду' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Мої курси' }));
    expect(await screen.findByText('Ви ще не берете участі в жодному курсі')).toBeTruthy();
    expect(asked).toEqual(['all', 'joined']);
  });

  test('come by pages', async () => {
    const asked: number[] = [];
    shown([], {
      'expert.courses.list': ({ page }: { page: number }) => {
        asked.push(page);
        return { items: [{ ...COURSE, title: `Сторінка ${String(page)}` }], count: 30 };
      },
    });
    expect(await screen.findByText('Сторінка 1')).toBeTruthy();
    const pager = within(screen.getByRole('navigation'));
    const [current, second] = pager.getAllByText(/^[12]$/);
    expect(current?.getAttribute('aria-current')).toBe('page');
    fireEvent.click(second ?? document.body);
    expect(await screen.findByText('Сторінка 2')).toBeTruthy();
    expect(asked).toEqual([1, 2]);
  });
});
