import { expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { act, renderOnStand, screen, userEvent, within } from '../stand';
import { DateField } from './DateField';

const told = jest.fn<(day: string | null) => void>();

function Start() {
  const [day, setDay] = useState<string | null>('2026-11-23');
  return (
    <DateField
      label="Початок"
      value={day}
      min="2026-11-10"
      onChange={(next) => {
        told(next);
        setDay(next);
      }}
    />
  );
}

test('shows the day as the page’s language writes it and tells days, not instants', async () => {
  renderOnStand(<Start />);
  const parts = screen.getAllByRole('spinbutton').map((part) => part.textContent);
  expect(parts).toEqual(['23', '11', '2026']);
  act(() => screen.getAllByRole('spinbutton')[0]?.focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(told).toHaveBeenLastCalledWith('2026-11-24');
});

test('a day is picked from a calendar that begins on Monday; days before the first are closed', async () => {
  renderOnStand(<Start />);
  await userEvent.click(screen.getByRole('button', { name: /Вибрати дату/ }));
  const grid = await screen.findByRole('grid');
  expect(grid.querySelector('th')?.textContent).toBe('пн');
  expect(within(grid).getByText('9', { selector: '[role=button]' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await userEvent.click(within(grid).getByText('12', { selector: '[role=button]' }));
  expect(told).toHaveBeenLastCalledWith('2026-11-12');
});
