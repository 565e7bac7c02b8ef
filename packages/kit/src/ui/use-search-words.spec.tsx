import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, renderOnStand, screen, userEvent, waitFor } from '../stand';
import { useSearchWords } from './use-search-words';

const go = jest.fn<(words: string) => void>();
beforeEach(() => {
  go.mockClear();
});

function Found() {
  const { words, field, rows } = useSearchWords<HTMLUListElement>('', go);
  return (
    <>
      <input aria-label="Пошук" {...field} />
      <ul {...rows}>
        <li>
          <a href={`#${words}`}>Рядок</a>
        </li>
      </ul>
      <button type="button">Деінде</button>
    </>
  );
}
const type = () => fireEvent.change(screen.getByLabelText('Пошук'), { target: { value: ' бор ' } });

test('the list follows a pause, with the words alone', async () => {
  renderOnStand(<Found />);
  type();
  expect(go).not.toHaveBeenCalled();
  await waitFor(() => expect(go.mock.calls).toEqual([['бор']]));
});

test('the list follows whoever leaves the field', async () => {
  renderOnStand(<Found />);
  await userEvent.click(screen.getByLabelText('Пошук'));
  type();
  await userEvent.click(screen.getByRole('button'));
  expect(go.mock.calls).toEqual([['бор']]);
});

test('the list stays while somebody is at its rows', async () => {
  jest.useFakeTimers();
  try {
    const hand = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    renderOnStand(<Found />);
    await hand.click(screen.getByLabelText('Пошук'));
    type();
    await hand.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link') });
    jest.advanceTimersByTime(1_000);
    expect(go).not.toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});
