import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { act, renderOnStand, screen, userEvent } from '../stand';
import { uk } from '../texts/uk';
import { RedoButton, UndoButton, useUndo } from './undo';

const taken = jest.fn<(deed: string) => Promise<void> | undefined>();
const done = jest.fn<(deed: string) => Promise<unknown> | undefined>();
const toolbar = (deed: string) => screen.getByRole('button', { name: `Скасувати: ${deed}` });
const nothing = () => screen.queryByRole('button', { name: uk.parts.nothingToUndo });

describe('deeds that are kept under a name', () => {
  function Visit() {
    const [page, setPage] = useState('menu of Ann');
    return (
      <>
        {['menu of Ann', 'menu of Bob', 'elsewhere'].map((name) => (
          <button key={name} onClick={() => setPage(name)}>{`to ${name}`}</button>
        ))}
        {page !== 'elsewhere' && <Named key={page} name={page} />}
      </>
    );
  }
  function Named({ name }: { name: string }) {
    const undo = useUndo(name);
    return (
      <>
        <UndoButton undo={undo} />
        <RedoButton undo={undo} />
        <button
          onClick={() =>
            undo.did(
              'день прибрано',
              () => taken('день прибрано'),
              () => done('день прибрано'),
            )
          }
        >
          clear a day
        </button>
      </>
    );
  }
  const to = (name: string) => userEvent.click(screen.getByText(`to ${name}`));

  beforeEach(() => {
    taken.mockReset();
    done.mockReset();
    renderOnStand(<Visit />);
  });

  test('outlive the page, also what was taken back; another reader has none', async () => {
    await userEvent.click(screen.getByText('clear a day'));
    await to('elsewhere');
    await to('menu of Bob');
    expect(nothing()).not.toBeNull();
    await to('menu of Ann');
    await userEvent.click(toolbar('день прибрано'));
    expect(taken).toHaveBeenCalledTimes(1);
    await to('elsewhere');
    await to('menu of Ann');
    await userEvent.click(screen.getByRole('button', { name: 'Зробити знову: день прибрано' }));
    expect(done).toHaveBeenCalledTimes(1);
    expect(toolbar('день прибрано')).toBeTruthy();
  });

  test('are offered again when one fails after the page has gone', async () => {
    let fail: () => void = () => undefined;
    taken.mockImplementationOnce(
      () => new Promise((_, reject) => (fail = () => reject(new Error('offline')))),
    );
    await userEvent.click(screen.getByText('clear a day'));
    await userEvent.click(toolbar('день прибрано'));
    await to('elsewhere');
    await to('menu of Ann');
    expect(nothing()).not.toBeNull();
    await act(async () => fail());
    expect(toolbar('день прибрано')).toHaveProperty('disabled', false);
  });

  test('are not another visit’s', () => {
    expect(nothing()).not.toBeNull();
  });
});
