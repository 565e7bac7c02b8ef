import type { MainGroup, WeightFacts } from '../food/ingredient-facts';
import type { Lookup } from '../food/amount';
import { convert, dimensionOf, type UnitId } from '../food/units';
import type { Language } from '../language';
import type { CatalogueIndex } from '../lines/catalogue';
import { SURE, type Candidate } from '../lines/join';
import { joinFoods, type JoinedFood } from '../lines/join-understood';
import type { UnderstoodLine } from '../lines/line';
import { understandLine } from '../lines/understand';
import { RECIPE_LIMITS, type Words, type WrittenLine } from './content';

/** What of a food tells how it is measured when a line does not say. */
export interface MeasuredFood extends WeightFacts {
  readonly units: readonly UnitId[];
  readonly mainGroup: MainGroup;
}

/** One line that a text makes. */
export interface LineFromText {
  readonly line: WrittenLine;
  /** Ids of foods that the name may mean, best first; the line has the first of them only where it is sure. */
  readonly candidates: readonly string[];
  /** What the written unit may mean besides. */
  readonly otherUnits: readonly UnitId[];
}

/** What a line of text comes to: a heading, or one line for each of its foods. */
export interface FromText {
  readonly heading: string | null;
  readonly lines: readonly LineFromText[];
}

/** A number without a unit that is greater counts no pieces: "картопля 500" is to be asked. */
const MOST_PIECES = 30;
const CYRILLIC = /[\u0400-\u04ff]/;

/** A line of text that was read and joined, before it is known how its foods are measured. */
export interface ReadText {
  readonly understood: UnderstoodLine;
  readonly foods: readonly JoinedFood[];
  readonly writtenIn: Language;
  /** Its number is none of a recipe, so that how much is left to be asked: "-5 г", "1e99 г". */
  readonly noAmount: boolean;
}

/** Glued to a number a dash is a minus, where it begins no list. */
const MINUS = /^\s*[-−](?=[\d½¼¾])/u;
const DASH = /^\s*[-−]/u;
/** As programs write numbers, with either e. */
const EXPONENT = /(?<![\p{L}\d])\d+(?:[.,]\d+)?[eе][+-]?\d+/giu;

/** Whether dashes begin the lines of a list, so that none of them is a minus. */
export function areDashed(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '');
  const dashed = written.filter((line) => DASH.test(line)).length;
  return dashed > 1 && dashed * 2 >= written.length;
}

/**
 * Reads one line of ingredients as it was typed or pasted and joins it to the catalogue.
 *
 * @param writtenIn the language of the texts that the line gets; the line itself may be in another
 * @param dashed whether it is one of a list whose lines a dash begins
 */
export function readText(
  written: string,
  writtenIn: Language,
  index: CatalogueIndex,
  dashed = false,
): ReadText {
  const text = written.replace(EXPONENT, '1');
  const noAmount = text !== written || (!dashed && MINUS.test(text));
  const guessed = understandLine(text);
  const language = spokenIn(text, guessed.language, writtenIn);
  const understood = language === guessed.language ? guessed : understandLine(text, { language });
  return { understood, foods: understood.heading ? [] : joinFoods(understood, index), writtenIn, noAmount };
}

/**
 * What a line that was read comes to. What is not sure is left open: the food, when its name fits none
 * surely; the unit of a bare number that can be no count; the quantity, unless it is a spice alone, which is
 * to taste.
 */
export function linesFromText(
  { understood, foods, writtenIn, noAmount }: ReadText,
  facts: Lookup<MeasuredFood>,
): FromText {
  if (understood.heading) return { heading: cut(understood.name, RECIPE_LIMITS.group), lines: [] };
  const lines = foods.map(({ name, candidates }) => {
    const sure = sureOf(candidates);
    const food = sure === null ? undefined : facts.get(sure);
    return {
      line: lineOf(understood, { name, sure, food, writtenIn, noAmount }),
      candidates: candidates.map(({ id }) => id),
      otherUnits: understood.otherUnits,
    };
  });
  return { heading: null, lines };
}

/** A Cyrillic line is in the author's language, unless its letters are another's. */
function spokenIn(text: string, guessed: Language, writtenIn: Language): Language {
  const undecided = guessed === 'uk' && CYRILLIC.test(text) && writtenIn !== 'en';
  return undecided ? writtenIn : guessed;
}

const sureOf = ([best]: readonly Candidate[]): string | null =>
  best && best.confidence >= SURE ? best.id : null;

interface Named {
  readonly name: string;
  readonly sure: string | null;
  readonly food: MeasuredFood | undefined;
  readonly writtenIn: Language;
  readonly noAmount: boolean;
}

function lineOf(understood: UnderstoodLine, { name, sure, food, writtenIn, noAmount }: Named): WrittenLine {
  const words = (text: string, max: number): Words => {
    const kept = cut(text, max);
    return kept === '' ? {} : { [writtenIn]: kept };
  };
  const choice = sure !== null && understood.alternatives.length > 1 ? understood.name : '';
  const said = [choice, understood.size, understood.comment].filter(Boolean).join('; ');
  return {
    ingredientId: sure,
    food: sure === null ? words(name, RECIPE_LIMITS.food) : {},
    ...(noAmount ? { quantity: null, quantityTo: null, unit: understood.unit } : amountOf(understood, food)),
    comment: words(said, RECIPE_LIMITS.comment),
    group: {},
    optional: understood.optional,
  };
}

type Measured = Pick<WrittenLine, 'quantity' | 'quantityTo' | 'unit'>;

const TO_TASTE: Measured = { quantity: null, quantityTo: null, unit: 'to_taste' };

function amountOf(understood: UnderstoodLine, food: MeasuredFood | undefined): Measured {
  if (understood.toTaste) return TO_TASTE;
  const { quantity, unit } = understood;
  if (quantity === null && unit === null && food?.mainGroup === 'spices') return TO_TASTE;
  const packed = packedAmount(understood);
  if (packed) return bounded(packed);
  if (quantity === null) return { quantity: null, quantityTo: null, unit };
  const more = moreOf(understood);
  const quantityTo = understood.quantityTo === null ? null : understood.quantityTo + more;
  return bounded({ quantity: quantity + more, quantityTo, unit: unit ?? countedUnit(quantity, food) });
}

/** "2 × 400 g" is 800 g. */
function packedAmount({ quantity, pack }: UnderstoodLine): Measured | null {
  if (pack?.quantity == null || pack.unit === null || quantity === null) return null;
  const measured = ['mass', 'volume'].includes(dimensionOf(pack.unit));
  return measured ? { quantity: quantity * pack.quantity, quantityTo: null, unit: pack.unit } : null;
}

/** What is to be added to the first amount, in its unit: 0.75 lb of "3 lb 12 oz". */
function moreOf({ amounts, unit }: UnderstoodLine): number {
  return amounts
    .filter(({ relation }) => relation === 'plus')
    .reduce((sum, added) => {
      if (added.quantity === null || added.unit === null || unit === null) return sum;
      const same = convert(added.quantity, added.unit, unit);
      return same.known ? sum + same.value : sum;
    }, 0);
}

/** Pieces, of what is counted; null where a number alone says nothing. */
function countedUnit(quantity: number, food: MeasuredFood | undefined): UnitId | null {
  if (quantity > MOST_PIECES) return null;
  const counts = food === undefined || food.gramsPerPiece != null || food.units.includes('piece');
  return counts ? 'piece' : null;
}

const DECIMALS = 10_000;

/** Amounts that a recipe may hold; what is beyond them was no amount. */
function bounded({ quantity, quantityTo, unit }: Measured): Measured {
  const fits = (value: number | null): number | null => {
    const rounded = value === null ? null : Math.round(value * DECIMALS) / DECIMALS;
    return rounded !== null && rounded > 0 && rounded <= RECIPE_LIMITS.quantity ? rounded : null;
  };
  const from = fits(quantity);
  const to = fits(quantityTo);
  return { quantity: from, quantityTo: to !== null && from !== null && to > from ? to : null, unit };
}

/** At most so many characters, whole ones. */
function cut(text: string, max: number): string {
  return Array.from(text.trim()).slice(0, max).join('').slice(0, max).trim();
}
