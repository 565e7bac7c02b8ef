import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, renderOnStand, screen } from '../stand';
import { Dialog } from './Dialog';
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

  test.each([
    ['that is stuck to the lower edge', 700, '68px'],
    ['that has come to its own place further up', 400, '0px'],
  ])('stands above a bar of the page %s', (_, top, foot) => {
    renderOnStand(
      <>
        <Speaker />
        <div data-foot>bar</div>
      </>,
    );
    screen.getByText('bar').getBoundingClientRect = () => new DOMRect(0, top, 300, 68);
    fireEvent.click(screen.getByText('say'));
    expect(screen.getByRole('status').style.getPropertyValue('--foot')).toBe(foot);
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

describe('a notice with a way back', () => {
  const undo = jest.fn();
  function Remover() {
    const notify = useNotify();
    return <button onClick={() => notify('Прибрано', 'plain', { action: { run: undo } })}>remove</button>;
  }

  test('offers Undo for five seconds and does it once', () => {
    undo.mockClear();
    renderOnStand(<Remover />);
    fireEvent.click(screen.getByText('remove'));
    after(4_999);
    fireEvent.click(screen.getByRole('button', { name: 'Повернути' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Прибрано')).toBeNull();
  });

  test('does not undo by itself when the time is over', () => {
    undo.mockClear();
    renderOnStand(<Remover />);
    fireEvent.click(screen.getByText('remove'));
    after(5_000);
    expect(screen.queryByRole('button', { name: 'Повернути' })).toBeNull();
    expect(undo).not.toHaveBeenCalled();
  });

  test('can be reached while a dialog makes the rest of the page inert', () => {
    renderOnStand(
      <Dialog title="Борщ" onClose={() => undefined}>
        <Remover />
      </Dialog>,
    );
    fireEvent.click(screen.getByText('remove'));
    expect(screen.getByText('Прибрано').closest('dialog')).not.toBeNull();
  });
});
