import { MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton';
import type { MenuEntry } from './menu-entry';
import { useOpener, type Opener } from './use-opener';

/**
 * Actions behind a button: three dots with the label as its name, or another by `trigger`, which spreads what
 * it is given: `trigger={(opener) => <QuietButton {...opener}>…</QuietButton>}`. Arrows, first letters and
 * Escape work as in every menu.
 */
export function Menu(props: {
  /** What the actions are of: "Дії з «Борщ»". */
  label: string;
  entries: readonly MenuEntry[];
  trigger?: (opener: Opener) => ReactNode;
}) {
  const { opener, close, popups } = useOpener('menu');
  const { label, entries, trigger } = props;
  return (
    <>
      {trigger?.(opener) ?? (
        <IconButton {...opener} aria-label={label}>
          <MoreHorizontal size={20} aria-hidden />
        </IconButton>
      )}
      {popups && <popups.MenuList label={label} entries={entries} trigger={opener.ref} onClose={close} />}
    </>
  );
}
