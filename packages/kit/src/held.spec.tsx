import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useHeld } from './held';

/** A box whose answers come when the spec says so. */
function box() {
  const answers: { resolve: () => void; reject: () => void }[] = [];
  function Box({ stored }: { stored: boolean }) {
    const [shown, hold] = useHeld(stored);
    const answer = () =>
      new Promise<void>((resolve, reject) => {
        answers.push({ resolve, reject: () => reject(new Error('refused')) });
      });
    return (
      <input
        type="checkbox"
        checked={shown}
        onChange={({ target }) => {
          hold(target.checked, answer());
        }}
      />
    );
  }
  const { rerender } = render(<Box stored={false} />);
  const input = screen.getByRole<HTMLInputElement>('checkbox');
  return {
    answers,
    input,
    read: (stored: boolean) => {
      rerender(<Box stored={stored} />);
    },
  };
}
const settled = (deed: () => void) =>
  act(async () => {
    deed();
    await Promise.resolve();
  });

test('what was set stands at once, also when an old reading comes in between, and then what is stored', async () => {
  const { answers, input, read } = box();
  input.click();
  expect(input.checked).toBe(true);
  read(false);
  expect(input.checked).toBe(true);
  read(true);
  await settled(() => answers[0]?.resolve());
  expect(input.checked).toBe(true);
  read(false);
  expect(input.checked).toBe(false);
});

test('what was refused goes back', async () => {
  const { answers, input } = box();
  await userEvent.click(input);
  expect(input.checked).toBe(true);
  await settled(() => answers[0]?.reject());
  expect(input.checked).toBe(false);
});

test('of two that are under way the later one stands', async () => {
  const { answers, input } = box();
  await userEvent.click(input);
  await userEvent.click(input);
  await settled(() => answers[0]?.resolve());
  expect(input.checked).toBe(false);
  await userEvent.click(input);
  await settled(() => answers[1]?.resolve());
  expect(input.checked).toBe(true);
});
