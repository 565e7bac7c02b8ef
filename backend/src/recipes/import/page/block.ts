import type { PartKind } from '@sytno/domain';
import type { Element } from './html';

/** One line of a page as a reader sees it, with where it stands. */
export interface Block {
  readonly text: string;
  /** What holds the line. */
  readonly element: Element;
  /** 1 to 6 for headings, 7 for a line that is bold as a whole, 8 for one that ends in a colon; else 0. */
  readonly level: number;
  /** What the line announces, if it is a heading. */
  readonly part: PartKind | null;
  /** The kind of the nearest box around that says what it is for by its class or id. */
  readonly box: PartKind | null;
  /** An item of a list, a row of a table, or one of several boxes of the same look. */
  readonly item: boolean;
}
