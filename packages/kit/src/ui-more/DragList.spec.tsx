import { expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { act, renderOnStand, screen, userEvent } from '../stand';
import { DragList } from './DragList';

const told = jest.fn<(items: string[]) => void>();

function Steps() {
  const [items, setItems] = useState(['бульйон', 'буряк', 'капуста']);
  return (
    <DragList
      label="Кроки"
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      onReorder={(next) => {
        told(next);
        setItems(next);
      }}
    >
      {(item) => item}
    </DragList>
  );
}

const order = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const said = () => document.querySelector('[aria-live=assertive]')?.textContent;
const handle = (name: string) => screen.getByRole('button', { name: `Пересунути: ${name}` });

function shown() {
  told.mockClear();
  renderOnStand(<Steps />);
}

test('by keyboard a row is picked up, moved and dropped; the order is told once', async () => {
  shown();
  act(() => handle('бульйон').focus());
  await userEvent.keyboard(' ');
  expect(said()).toBe('«бульйон» взято, місце 1 з 3.');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(order()).toEqual(['буряк', 'капуста', 'бульйон']);
  expect(said()).toBe('«бульйон»: місце 3 з 3.');
  expect(document.activeElement).toBe(handle('бульйон'));
  expect(told).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(told).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledWith(['буряк', 'капуста', 'бульйон']);
  expect(said()).toBe('«бульйон» покладено на місце 3.');
});

test('Escape puts it back', async () => {
  shown();
  act(() => handle('капуста').focus());
  await userEvent.keyboard('{Enter}{ArrowUp}');
  expect(order()).toEqual(['бульйон', 'капуста', 'буряк']);
  await userEvent.keyboard('{Escape}');
  expect(order()).toEqual(['бульйон', 'буряк', 'капуста']);
  expect(told).not.toHaveBeenCalled();
  expect(said()).toBe('«капуста» повернуто на місце 3.');
});

test('arrows alone move nothing, and a drop at the same place tells nothing', async () => {
  shown();
  act(() => handle('буряк').focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(order()).toEqual(['бульйон', 'буряк', 'капуста']);
  await userEvent.keyboard(' {ArrowDown}{ArrowUp} ');
  expect(told).not.toHaveBeenCalled();
});

test('going on to another control drops it', async () => {
  shown();
  act(() => handle('бульйон').focus());
  await userEvent.keyboard(' {ArrowDown}');
  await userEvent.tab();
  expect(told).toHaveBeenCalledWith(['буряк', 'бульйон', 'капуста']);
});
