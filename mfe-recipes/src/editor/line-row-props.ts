import type { Language } from '@sytno/domain';
import type { EditorFood, LineItem } from './form';

/** What a row of the list and its open fields are told. */
export interface LineRowProps {
  readonly item: LineItem;
  /** Its place among the lines, from 1. */
  readonly number: number;
  readonly food: EditorFood | undefined;
  readonly foods: ReadonlyMap<string, EditorFood>;
  readonly language: Language;
  readonly lng: Language;
  readonly open: boolean;
  readonly waiting: boolean;
  /** The words of its faults by field. */
  readonly faults: ReadonlyMap<string, string>;
  readonly onOpen: (key: string | null) => void;
  readonly onChange: (item: LineItem) => void;
  readonly onRemove: (item: LineItem) => void;
}
