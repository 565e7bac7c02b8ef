import type { Language } from '@sytno/domain';
import type { OpenTable, Tables } from '../admin.queries';
import type { Deeds } from '../use-deeds';

export type OrderedTable = 'categories' | 'subcategories' | 'aisles' | 'units';

/** Puts rows in an order: at once on the page, and on the server. */
export type PutOrder = (table: OrderedTable, parentId: string | null, ids: readonly string[]) => void;

/** What a list of a table's rows is given. */
export interface EntryListProps {
  tables: Tables;
  table: OpenTable;
  /** Whose rows these are: a category's subcategories. */
  parentId: string | null;
  deeds: Deeds;
  put: PutOrder;
  lng: Language;
  /** Opens a row's own rows beside. */
  open?: { readonly id: string; readonly onOpen: (id: string) => void };
}
