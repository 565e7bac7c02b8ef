import type { Language } from '../language';
import type { Amount } from '../food/amount';
import type { UnitId } from '../food/units';

/**
 * One of the amounts of a line. `same` says the first amount again in another measure ("1 cup / 240 ml"),
 * `plus` is to be added to it ("3 lb 12 oz", "½ cup plus 2 tablespoons").
 */
export interface LineAmount {
  readonly quantity: number | null;
  readonly quantityTo: number | null;
  readonly unit: UnitId | null;
  /** The unit as written, without its dot. */
  readonly unitText: string | null;
  readonly relation: 'first' | 'same' | 'plus';
}

/** What is understood of one line of a recipe's ingredients. */
export interface UnderstoodLine {
  readonly language: Language;
  /** The line is a heading among lines ("For the sauce:"); its words are the name. */
  readonly heading: boolean;
  /** Null: not stated, or a vague word ("a few"), which is then in the comment. */
  readonly quantity: number | null;
  readonly quantityTo: number | null;
  readonly unit: UnitId | null;
  /** The unit as written. */
  readonly unitText: string | null;
  /** What the written unit may mean besides: «ст.» is a glass or a tablespoon. To be asked, not guessed. */
  readonly otherUnits: readonly UnitId[];
  /** All amounts, the first one included; none when no quantity is stated. */
  readonly amounts: readonly LineAmount[];
  /** What one of the counted packs holds: 400 g in "2 × 400 g". */
  readonly pack: Amount | null;
  /** Size words of the thing counted, or the size of a pack, as written. */
  readonly size: string | null;
  /** The food as written, in the form it has there. */
  readonly name: string;
  /** The foods of the name when the line offers a choice ("water or stock"); else empty. */
  readonly alternatives: readonly string[];
  /** Preparation and everything else that is said, as written; parts are apart by "; ". */
  readonly comment: string | null;
  readonly optional: boolean;
  readonly toTaste: boolean;
  /** The name stands before the amount. */
  readonly nameFirst: boolean;
}
