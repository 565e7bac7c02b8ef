import { expect, jest, test } from '@jest/globals';
import { renderOnStand, screen, userEvent, waitFor } from '../stand';
import { Dialog } from './Dialog';
import { Menu } from './Menu';
import type { MenuEntry } from './menu-entry';

const copy = jest.fn();
const remove = jest.fn();
const ENTRIES: MenuEntry[] = [
  { id: 'copy', label: 'Скопіювати', onSelect: copy },
  'line',
  { id: 'move', label: 'Пересунути', disabled: true, onSelect: copy },
  { id: 'remove', label: 'Видалити', tone: 'danger', onSelect: remove },
];

test('opens by keyboard, passes over what is disabled, acts and gives the focus back', async () => {
  renderOnStand(<Menu label="Дії" entries={ENTRIES} />);
  const button = screen.getByRole('button', { name: 'Дії' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu', { name: 'Дії' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Скопіювати'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Видалити');
  await userEvent.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('Escape closes it and nothing is done', async () => {
  copy.mockClear();
  renderOnStand(<Menu label="Дії" entries={ENTRIES} />);
  await userEvent.click(screen.getByRole('button', { name: 'Дії' }));
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(copy).not.toHaveBeenCalled();
});

test('inside a dialog it opens inside it, where the page outside is inert', async () => {
  renderOnStand(
    <Dialog title="Борщ" onClose={() => undefined}>
      <Menu label="Дії" entries={ENTRIES} />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Дії' }));
  expect((await screen.findByRole('menu')).closest('dialog')).not.toBeNull();
});

test('of several states one is the present one, said too; the other is chosen, deeds stay deeds', async () => {
  const choose = jest.fn();
  renderOnStand(
    <Menu
      label="Дії"
      entries={[
        { id: 'a', label: 'Планує', checked: true, onSelect: () => choose('a') },
        { id: 'b', label: 'Дивиться', checked: false, onSelect: () => choose('b') },
        'line',
        ...ENTRIES,
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Дії' }));
  const states = await screen.findAllByRole('menuitemradio');
  expect(states.map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  expect(screen.getByRole('menuitem', { name: 'Видалити' }).getAttribute('aria-checked')).toBeNull();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Дивиться' }));
  expect(choose.mock.calls).toEqual([['b']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
