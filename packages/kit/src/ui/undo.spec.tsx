import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, renderOnStand, screen, userEvent } from '../stand';
import { uk } from '../texts/uk';
import { RedoButton, UndoButton, useUndo } from './undo';

const taken = jest.fn<(deed: string) => Promise<void> | undefined>();
const done = jest.fn<(deed: string) => Promise<unknown> | undefined>();

function Page() {
  const undo = useUndo();
  const deed = (name: string) => (
    <button onClick={() => undo.did(name, () => taken(name))}>{`do ${name}`}</button>
  );
  return (
    <>
      <UndoButton undo={undo} />
      <RedoButton undo={undo} />
      {deed('борщ прибрано')}
      {deed('дату змінено')}
      <button
        onClick={() =>
          undo.did(
            'кашу додано',
            () => taken('кашу додано'),
            () => done('кашу додано'),
          )
        }
      >
        do каша
      </button>
      <input aria-label="note" />
      <input type="checkbox" aria-label="bought" />
    </>
  );
}

const act1 = () => userEvent.click(screen.getByText('do борщ прибрано'));
const act2 = () => userEvent.click(screen.getByText('do дату змінено'));
const toolbar = (deed: string) => screen.getByRole('button', { name: `Скасувати: ${deed}` });
const nothing = () => screen.queryByRole('button', { name: uk.parts.nothingToUndo });
const inNotice = () => screen.getAllByRole('button', { name: uk.parts.undo });
const keys = (target: Element, more: Partial<KeyboardEventInit> = {}) =>
  fireEvent.keyDown(target, { code: 'KeyZ', ctrlKey: true, ...more });

beforeEach(() => {
  taken.mockReset();
  done.mockReset();
  renderOnStand(<Page />);
});

describe('a page’s undo', () => {
  test('stands still while there is nothing to take back', () => {
    expect(nothing()).toHaveProperty('disabled', true);
    expect(keys(document.body)).toBe(true);
    expect(taken).not.toHaveBeenCalled();
  });

  test('takes deeds back newest first, and names the one that would be next', async () => {
    await act1();
    await act2();
    await userEvent.click(toolbar('дату змінено'));
    await userEvent.click(toolbar('борщ прибрано'));
    expect(taken.mock.calls).toEqual([['дату змінено'], ['борщ прибрано']]);
    expect(nothing()).not.toBeNull();
  });

  test('is once, whether by the notice or the toolbar: the notice of a deed that is taken back does no more', async () => {
    await act1();
    const [notice] = inNotice();
    await userEvent.click(toolbar('борщ прибрано'));
    await userEvent.click(notice!);
    expect(taken).toHaveBeenCalledTimes(1);
  });

  test('has one notice however quick the deeds come: the last one’s', async () => {
    await act1();
    await act2();
    expect(screen.queryByText('борщ прибрано')).toBeNull();
    expect(screen.getByText('дату змінено')).toBeTruthy();
    await userEvent.click(inNotice()[0]!);
    expect(taken.mock.calls).toEqual([['дату змінено']]);
    expect(toolbar('борщ прибрано')).toBeTruthy();
  });

  test('answers Ctrl+Z and ⌘Z on the page', async () => {
    await act1();
    await act2();
    expect(keys(document.body)).toBe(false);
    keys(document.body, { ctrlKey: false, metaKey: true });
    expect(taken.mock.calls).toEqual([['дату змінено'], ['борщ прибрано']]);
  });

  test('answers the keys on a box that is ticked', async () => {
    await act1();
    expect(keys(screen.getByRole('checkbox'))).toBe(false);
    expect(taken).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['in a field', () => screen.getByRole('textbox'), {}],
    ['with Shift, which does again', () => document.body, { shiftKey: true }],
    ['without Ctrl', () => document.body, { ctrlKey: false }],
    ['of another key', () => document.body, { code: 'KeyY' }],
  ])('leaves the keys alone %s', async (_, target, more) => {
    await act1();
    expect(keys(target(), more)).toBe(true);
    expect(taken).not.toHaveBeenCalled();
  });

  test('that fails is offered again', async () => {
    taken.mockRejectedValueOnce(new Error('offline'));
    await act1();
    await userEvent.click(toolbar('борщ прибрано'));
    expect(toolbar('борщ прибрано')).toHaveProperty('disabled', false);
    taken.mockResolvedValueOnce(undefined);
    await userEvent.click(toolbar('борщ прибрано'));
    expect(taken).toHaveBeenCalledTimes(2);
    expect(nothing()).not.toBeNull();
  });

  test('that is under way is not offered a second time', async () => {
    let finish: () => void = () => undefined;
    taken.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    await act1();
    await userEvent.click(toolbar('борщ прибрано'));
    expect(nothing()).not.toBeNull();
    keys(document.body);
    await act(async () => finish());
    expect(taken).toHaveBeenCalledTimes(1);
  });
});

describe('what was taken back', () => {
  const act3 = () => userEvent.click(screen.getByText('do каша'));
  const again = () => screen.queryByRole('button', { name: 'Зробити знову: кашу додано' });

  test('is done again by the toolbar, and can be taken back anew', async () => {
    await act3();
    expect(again()).toBeNull();
    await userEvent.click(toolbar('кашу додано'));
    await userEvent.click(again()!);
    expect(done).toHaveBeenCalledTimes(1);
    expect(again()).toBeNull();
    await userEvent.click(toolbar('кашу додано'));
    expect(taken).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['Ctrl+Shift+Z', { shiftKey: true }],
    ['⌘Shift+Z', { shiftKey: true, ctrlKey: false, metaKey: true }],
    ['Ctrl+Y', { code: 'KeyY' }],
  ])('answers %s', async (_, more) => {
    await act3();
    await userEvent.click(toolbar('кашу додано'));
    expect(keys(document.body, more)).toBe(false);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('is taken back as the second time says', async () => {
    const anew = jest.fn<() => unknown>();
    done.mockResolvedValueOnce(anew);
    await act3();
    await userEvent.click(toolbar('кашу додано'));
    await userEvent.click(again()!);
    await userEvent.click(toolbar('кашу додано'));
    expect([taken.mock.calls.length, anew.mock.calls.length]).toEqual([1, 1]);
  });

  test('is forgotten when something else is done, and offered again when it fails', async () => {
    done.mockRejectedValueOnce(new Error('offline'));
    await act3();
    await userEvent.click(toolbar('кашу додано'));
    await userEvent.click(again()!);
    expect(again()).not.toBeNull();
    await act1();
    expect(again()).toBeNull();
  });
});
