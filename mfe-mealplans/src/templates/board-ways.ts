import type { MenuItem, MenuPlace } from '../menu/week';

/** What the dishes of a template that is written lead to. The same object as long as the page stands. */
export interface BoardWays {
  add: (place: MenuPlace) => void;
  open: (item: MenuItem) => void;
  remove: (item: MenuItem) => void;
  take: (item: MenuItem) => void;
}
