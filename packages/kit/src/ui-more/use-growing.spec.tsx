import { expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { act, fireEvent, renderOnStand, screen } from '../stand';
import { DragList } from './DragList';
import { ROWS_AT_ONCE } from './use-growing';

const List = ({ count }: { count: number }) => (
  <DragList
    label="Рядки"
    items={Array.from({ length: count }, (_, at) => `рядок ${String(at)}`)}
    keyOf={(item) => item}
    nameOf={(item) => item}
    onReorder={() => undefined}
  >
    {(item) => item}
  </DragList>
);

const MANY = 2.5 * ROWS_AT_ONCE;
/** A press is the next of these counts. */
const COUNTS = [MANY, MANY + 1, 1];
function Changing() {
  const [at, setAt] = useState(0);
  return (
    <>
      <button onClick={() => setAt(at + 1)}>Далі</button>
      <List count={COUNTS[at] ?? 0} />
    </>
  );
}

const drawn = () => screen.getAllByRole('listitem').length;
const tick = () => {
  act(() => {
    jest.runOnlyPendingTimers();
  });
};
const next = () => {
  fireEvent.click(screen.getByText('Далі'));
};

test('many rows come in portions, and all of them come; a few are there at once', () => {
  jest.useFakeTimers();
  renderOnStand(<Changing />);
  expect(drawn()).toBe(ROWS_AT_ONCE);
  tick();
  expect(drawn()).toBe(2 * ROWS_AT_ONCE);
  tick();
  expect(drawn()).toBe(MANY);
  tick();
  next();
  expect(drawn()).toBe(MANY + 1);
  tick();
  next();
  expect(drawn()).toBe(1);
  jest.useRealTimers();
});
