import { describe, expect, test } from '@jest/globals';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { renderOnStand, screen, userEvent } from '../stand';
import { unsavedAtom, useUnsaved } from './unsaved';

function Form({ name }: { name: string }) {
  const [dirty, setDirty] = useState(false);
  useUnsaved(dirty);
  return (
    <>
      <button onClick={() => setDirty(true)}>{`write ${name}`}</button>
      <button onClick={() => setDirty(false)}>{`save ${name}`}</button>
    </>
  );
}

function Page() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <output>{useAtomValue(unsavedAtom).size}</output>
      <Form name="one" />
      {shown && <Form name="two" />}
      <button onClick={() => setShown(false)}>close</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));

describe('unsaved forms', () => {
  test('count while they are dirty, each by itself, and no longer once they are gone', async () => {
    renderOnStand(<Page />);
    const unsaved = () => document.querySelector('output')?.textContent;
    expect(unsaved()).toBe('0');
    await press('write one');
    await press('write two');
    expect(unsaved()).toBe('2');
    await press('write two');
    expect(unsaved()).toBe('2');
    await press('save one');
    expect(unsaved()).toBe('1');
    await press('close');
    expect(unsaved()).toBe('0');
  });
});
