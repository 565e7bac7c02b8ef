import { expect, jest, test } from '@jest/globals';
import type { Language } from '@sytno/domain';
import { renderOnStand, screen, userEvent, within } from '../stand';
import { WeekPicker } from './WeekPicker';

const choose = jest.fn<(monday: string) => void>();

function shown(given: { monday?: string; today?: string; min?: string } = {}, lng: Language = 'uk') {
  choose.mockClear();
  const { monday = '2026-11-23', today = '2026-11-27', ...rest } = given;
  renderOnStand(<WeekPicker monday={monday} today={today} onChange={choose} {...rest} />, { lng });
}

test('goes a week back and on, across months and years', async () => {
  shown({ monday: '2026-12-28' });
  await userEvent.click(screen.getByRole('button', { name: 'Попередній тиждень' }));
  expect(choose).toHaveBeenLastCalledWith('2026-12-21');
  await userEvent.click(screen.getByRole('button', { name: 'Наступний тиждень' }));
  expect(choose).toHaveBeenLastCalledWith('2027-01-04');
});

test('leads back to the present week, and only when it is another', async () => {
  shown();
  expect(screen.queryByRole('button', { name: 'Цей тиждень' })).toBeNull();
  screen.getByRole('button', { name: 'Вибрати тиждень: 23–29 листопада' });
});

test('the present week is that of today’s Monday', async () => {
  shown({ monday: '2026-11-30', today: '2026-11-29' });
  await userEvent.click(screen.getByRole('button', { name: 'Цей тиждень' }));
  expect(choose).toHaveBeenLastCalledWith('2026-11-23');
});

test.each([
  ['uk', 'пн'],
  ['ru', 'пн'],
  ['en', 'Mon'],
] as const)('the calendar’s weeks begin on Monday in %s', async (lng, monday) => {
  shown({}, lng);
  await userEvent.click(screen.getByRole('button', { name: /2.*29/ }));
  const grid = await screen.findByRole('grid');
  const names = [...grid.querySelectorAll('th')].map((name) => name.textContent);
  expect(names).toHaveLength(7);
  expect(names[0]).toBe(monday);
});

test('a press anywhere in a week chooses its Monday; its Sunday belongs to it', async () => {
  shown();
  await userEvent.click(screen.getByRole('button', { name: /23–29/ }));
  const grid = await screen.findByRole('grid');
  expect([...grid.querySelectorAll('[data-mark=week]')].map((day) => day.textContent)).toEqual([
    '23',
    '24',
    '25',
    '26',
    '27',
    '28',
    '29',
  ]);
  await userEvent.click(within(grid).getByText('8', { selector: '[role=button]' }));
  expect(choose).toHaveBeenLastCalledWith('2026-11-02');
  expect(screen.queryByRole('grid')).toBeNull();
});

test('does not go before the first week there is', () => {
  shown({ min: '2026-11-25' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Попередній тиждень' }).disabled).toBe(true);
});
