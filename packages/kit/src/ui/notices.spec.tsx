import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, renderOnStand, screen } from '../stand';
import { useNotify } from './notices';

function Speaker() {
  const notify = useNotify();
  return (
    <button
      onClick={() => {
        notify('Скопійовано');
      }}
    >
      say
    </button>
  );
}

const after = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a notice (spec §8)', () => {
  test('is announced and closes after 5 seconds', () => {
    renderOnStand(<Speaker />);
    fireEvent.click(screen.getByText('say'));
    expect(screen.getByRole('status').textContent).toContain('Скопійовано');
    after(4_999);
    expect(screen.queryByText('Скопійовано')).not.toBeNull();
    after(1);
    expect(screen.queryByText('Скопійовано')).toBeNull();
  });

  test('waits while the pointer or the focus is on it', () => {
    renderOnStand(<Speaker />);
    fireEvent.click(screen.getByText('say'));
    fireEvent.focus(screen.getByRole('button', { name: 'Закрити' }));
    after(20_000);
    expect(screen.queryByText('Скопійовано')).not.toBeNull();
    fireEvent.blur(screen.getByRole('button', { name: 'Закрити' }));
    after(5_000);
    expect(screen.queryByText('Скопійовано')).toBeNull();
  });

  test('closes by its button, and leaves others open', () => {
    renderOnStand(<Speaker />);
    fireEvent.click(screen.getByText('say'));
    fireEvent.click(screen.getByText('say'));
    const [first] = screen.getAllByRole('button', { name: 'Закрити' });
    if (first) fireEvent.click(first);
    expect(screen.getAllByText('Скопійовано')).toHaveLength(1);
  });
});
