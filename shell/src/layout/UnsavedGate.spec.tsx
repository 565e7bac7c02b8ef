import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Link, Route, Routes, useNavigate } from '@sytno/kit/router';
import { fireEvent, renderOnStand, screen, userEvent } from '@sytno/kit/stand';
import { useUnsaved } from '@sytno/kit/ui';
import { useState } from 'react';
import { uk } from '../texts/uk';
import { samePage, useLeave } from './leave';
import { UnsavedGate } from './UnsavedGate';

const away = jest.fn();

function Form() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const leave = useLeave();
  useUnsaved(text !== '');
  return (
    <>
      <input
        aria-label="name"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <Link to="/uk/user/recipes">recipes</Link>
      <Link to="/en/user/profile?tab=2">here in English</Link>
      <a href="/uk/user/recipes" target="_blank" rel="noreferrer">
        another tab
      </a>
      <button onClick={() => void navigate('/uk/user/recipes')}>saved and on</button>
      <button
        onClick={() => {
          setText('');
        }}
      >
        saved
      </button>
      <Link to="/uk/user/grocerylist">lists</Link>
      <button
        onClick={() => {
          leave('signOut', away);
        }}
      >
        sign out
      </button>
    </>
  );
}

/** The stand's router keeps its own history; the window's address is where the page stands. */
const open = () => {
  window.history.replaceState({ idx: 1 }, '', '/uk/user/profile');
  document.title = 'Профіль – Sytno';
  renderOnStand(
    <UnsavedGate>
      <Routes>
        <Route path="/:lng/user/profile" element={<Form />} />
        <Route path="/uk/user/recipes" element={<p>all recipes</p>} />
        <Route path="/uk/user/grocerylist" element={<p>all lists</p>} />
      </Routes>
    </UnsavedGate>,
    { path: '/uk/user/profile', texts: { shell: uk } },
  );
};
const write = () => userEvent.type(screen.getByRole('textbox'), 'Оксана');
const question = () => screen.queryByRole('alertdialog', { name: 'Піти зі сторінки «Профіль»?' });
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'closed';
};

beforeEach(() => {
  away.mockClear();
});

describe('a page with nothing unsaved', () => {
  test('is left without a word', async () => {
    open();
    expect(closing()).toBe('closed');
    await userEvent.click(screen.getByText('sign out'));
    expect(away).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByText('recipes'));
    expect(screen.getByText('all recipes')).toBeTruthy();
  });
});

describe('a half-written form', () => {
  test('is asked for before a link leads away; staying keeps every letter', async () => {
    open();
    await write();
    await userEvent.click(screen.getByText('recipes'));
    expect(question()).toBeTruthy();
    expect(screen.getByText(uk.unsaved.text)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Скасувати' }));
    expect(question()).toBeNull();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Оксана');
  });

  test('goes when its person says so, and then nothing is asked any more', async () => {
    open();
    await write();
    await userEvent.click(screen.getByText('recipes'));
    await userEvent.click(screen.getByRole('button', { name: uk.unsaved.leave }));
    expect(screen.getByText('all recipes')).toBeTruthy();
    expect(question()).toBeNull();
    expect(closing()).toBe('closed');
  });

  test('is asked for before signing out, in words of its own', async () => {
    open();
    await write();
    await userEvent.click(screen.getByText('sign out'));
    expect(away).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: uk.unsaved.signOut }));
    expect(away).toHaveBeenCalledTimes(1);
  });

  test('makes the browser ask before the tab is closed', async () => {
    open();
    await write();
    expect(closing()).toBe('asked');
    await userEvent.clear(screen.getByRole('textbox'));
    expect(closing()).toBe('closed');
  });

  test('takes a step back in the history back until its person says so', async () => {
    open();
    await write();
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    const router = jest.fn();
    window.addEventListener('popstate', router);
    const pop = (idx: number, path: string) => {
      window.history.replaceState({ idx }, '', path);
      fireEvent.popState(window);
    };
    pop(0, '/uk/user/recipes');
    expect(router).not.toHaveBeenCalled();
    expect(go).toHaveBeenLastCalledWith(1);
    pop(1, '/uk/user/profile');
    expect(router).not.toHaveBeenCalled();

    await userEvent.click(await screen.findByRole('button', { name: uk.unsaved.leave }));
    expect(go).toHaveBeenLastCalledWith(-1);
    pop(0, '/uk/user/recipes');
    expect(router).toHaveBeenCalledTimes(1);
    window.removeEventListener('popstate', router);
    go.mockRestore();
  });

  test('keeps still when the page stays, opens elsewhere, or leads on by itself', async () => {
    open();
    await write();
    fireEvent.click(screen.getByText('another tab'));
    expect(question()).toBeNull();
    await userEvent.click(screen.getByText('here in English'));
    expect(question()).toBeNull();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Оксана');
    await userEvent.click(screen.getByText('saved and on'));
    expect(screen.getByText('all recipes')).toBeTruthy();
  });

  /** The page's own button, which the question covers: what answers is the server. */
  const answered = (name: string) => fireEvent.click(screen.getByText(name));

  test.each(['saved', 'saved and on'])(
    'is left for where its person went while it was being saved (%s)',
    async (answer) => {
      open();
      await write();
      await userEvent.click(screen.getByText('lists'));
      expect(question()).toBeTruthy();
      answered(answer);
      expect(await screen.findByText('all lists')).toBeTruthy();
      expect(question()).toBeNull();
    },
  );

  test('that was saved after its person chose to stay leads nowhere', async () => {
    open();
    await write();
    await userEvent.click(screen.getByText('lists'));
    await userEvent.click(screen.getByRole('button', { name: 'Скасувати' }));
    answered('saved');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
    expect(screen.queryByText('all lists')).toBeNull();
  });
});

test.each([
  ['/uk/user/profile', '/en/user/profile/', true],
  ['/uk/user/recipes', '/uk/user/recipes/1', false],
  ['/uk', '/ru', true],
  ['/auth/password/edit', '/auth/password/edit', true],
  ['/uk/user/recipes', '/user/recipes', false],
])('%s and %s are one page: %s', (one, other, same) => {
  expect(samePage(one, other)).toBe(same);
});
