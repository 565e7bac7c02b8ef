import {
  bareMinutes,
  factsOfLine,
  hasAmount,
  ingredientLikeness,
  ingredientText,
  stepLikeness,
  stepText,
} from '@sytno/domain';
import type { Block } from './block';

/** Lines of a page from one place to before another. */
export type Span = readonly [from: number, to: number];

/** Lines of a page that belong together: where they stand and how much they look like what is sought. */
export interface Range {
  readonly from: number;
  /** Behind the last. */
  readonly to: number;
  readonly score: number;
  /** A heading or a box says what they are. */
  readonly announced: boolean;
}

/** From this on a line may be one of an ingredient list. */
export const LIKELY = 0.4;
const LONGEST_AMOUNT_LINE = 60;
/** A label with a word or two: "Cuisine: British". */
const LABELLED = /^\p{L}[\p{L}\s]{2,24}:\s?\S+(?:\s\S+)?$/u;

/** A place in a numbered list says nothing of how much: "1) Cream the butter", "2. 100 g of flour". */
const COUNTED = /^\d{1,2}\s?[.)]\s+(?=\S)/;

const foodText = (text: string): string => ingredientText(text).replace(COUNTED, '');

/** The lines of a page, with what they look like worked out once. */
export class Page {
  private readonly likely: (number | undefined)[] = [];
  private readonly measured: (boolean | undefined)[] = [];
  private readonly stepping: (number | undefined)[] = [];

  constructor(
    readonly blocks: readonly Block[],
    readonly language: string | null,
  ) {}

  get length(): number {
    return this.blocks.length;
  }

  has(place: number): boolean {
    return place >= 0 && place < this.blocks.length;
  }

  at(place: number): Block {
    const block = this.blocks[place];
    if (!block) throw new RangeError(`no block ${place}`);
    return block;
  }

  /** How much a line looks like an ingredient. */
  ingredient(place: number): number {
    return (this.likely[place] ??= ingredientLikeness(foodText(this.at(place).text), this.language));
  }

  /** Whether a line says how much of something. */
  amount(place: number): boolean {
    return (this.measured[place] ??=
      this.ingredient(place) > 0 && hasAmount(foodText(this.at(place).text), this.language));
  }

  /** Whether a line is a heading that may name a group of ingredients. */
  groupName(place: number): boolean {
    const { level, part } = this.at(place);
    return level > 0 && part === null && this.ingredient(place) < 0.9;
  }

  /** How much a line looks like a step; an ingredient takes away from it. */
  step(place: number): number {
    return (this.stepping[place] ??= this.stepOf(place));
  }

  private stepOf(place: number): number {
    const { level, text } = this.at(place);
    if (level > 0 || LABELLED.test(text) || (text.length < 90 && factsOfLine(text).length > 0)) return 0;
    if (text.length < LONGEST_AMOUNT_LINE && bareMinutes(text) !== null) return 0;
    const measured = text.length < LONGEST_AMOUNT_LINE && !/[.。!]$/.test(text);
    if (measured && this.ingredient(place) >= 0.9 && this.amount(place)) return -0.7;
    return stepLikeness(stepText(text));
  }
}
