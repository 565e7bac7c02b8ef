import type { UnitId } from '../food/units';
import * as markers from './tables/markers.words';
import * as numbers from './tables/numbers.words';
import { UNIT_FORMS } from './tables/units.words';

/** Phrases of one to five words, to be found at a place of a line. */
export type Phrases = ReadonlyMap<string, readonly string[][]>;

/** All words the grammar knows, ready to be looked up. Made once from the tables. */
export interface LineTables {
  readonly units: ReadonlyMap<string, UnitId>;
  /** First words of unit forms that have more than one word. */
  readonly unitStarts: ReadonlySet<string>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly parts: ReadonlyMap<string, number>;
  readonly joints: ReadonlySet<string>;
  readonly range: ReadonlySet<string>;
  readonly from: ReadonlySet<string>;
  readonly times: ReadonlySet<string>;
  readonly approx: ReadonlySet<string>;
  readonly sizes: ReadonlySet<string>;
  readonly unitSizes: ReadonlySet<string>;
  readonly prepared: ReadonlySet<string>;
  readonly preparedByAdverb: ReadonlySet<string>;
  readonly adverbs: ReadonlySet<string>;
  readonly leading: ReadonlySet<string>;
  readonly notPrepared: ReadonlySet<string>;
  readonly cyrillicAdverbs: ReadonlySet<string>;
  readonly cyrillicPrepared: readonly string[];
  readonly purposes: readonly string[];
  readonly prepositions: ReadonlySet<string>;
  readonly partOf: ReadonlySet<string>;
  readonly alternatives: ReadonlySet<string>;
  readonly plus: ReadonlySet<string>;
  readonly trailing: ReadonlyMap<string, ReadonlySet<string>>;
  readonly trailingCounts: ReadonlySet<string>;
  readonly leadingCounts: ReadonlySet<string>;
  readonly vague: Phrases;
  readonly withHeap: Phrases;
  readonly toTaste: Phrases;
  readonly optional: Phrases;
  readonly ending: Phrases;
  readonly cyrillicEnding: Phrases;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const values = (table: readonly (readonly [number, string])[]): ReadonlyMap<string, number> =>
  new Map(table.flatMap(([value, text]) => text.split(' ').map((word) => [word, value] as const)));

/** By the first word, the longest first. */
function phrases(text: string): Phrases {
  const found = new Map<string, string[][]>();
  for (const phrase of text.split('|').map((each) => each.split(' '))) {
    const first = phrase[0] ?? '';
    found.set(
      first,
      [...(found.get(first) ?? []), phrase].sort((a, b) => b.length - a.length),
    );
  }
  return found;
}

function unitForms(): ReadonlyMap<string, UnitId> {
  const forms = new Map<string, UnitId>();
  for (const [unit, text] of Object.entries(UNIT_FORMS)) {
    for (const form of text.split('|')) forms.set(form, unit as UnitId);
  }
  return forms;
}

function trailingUnits(): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Object.entries(markers.TRAILING_UNITS).map(([unit, foods]) => [unit, words(foods)]));
}

function build(): LineTables {
  const units = unitForms();
  const several = [...units.keys()].filter((form) => form.includes(' '));
  return {
    units,
    unitStarts: new Set(several.map((form) => form.slice(0, form.indexOf(' ')))),
    numbers: values(numbers.NUMBER_WORDS),
    parts: values(numbers.PART_WORDS),
    joints: words(numbers.FRACTION_JOINTS),
    range: words(numbers.RANGE_WORDS),
    from: words(numbers.FROM_WORDS),
    times: words(numbers.TIMES_WORDS),
    approx: words(markers.APPROX_WORDS),
    sizes: words(markers.SIZE_WORDS),
    unitSizes: words(markers.UNIT_SIZE_WORDS),
    prepared: words(markers.PREPARED),
    preparedByAdverb: words(markers.PREPARED_BY_ADVERB),
    adverbs: words(markers.ADVERBS),
    leading: words(markers.LEADING),
    notPrepared: words(markers.NOT_PREPARED),
    cyrillicAdverbs: words(markers.CYRILLIC_ADVERBS),
    cyrillicPrepared: markers.CYRILLIC_PREPARED.split(' '),
    purposes: markers.PURPOSES.split(' '),
    prepositions: words(markers.PREPOSITIONS),
    partOf: words(markers.PART_OF),
    alternatives: words(markers.ALTERNATIVES),
    plus: words(markers.PLUS_WORDS),
    trailing: trailingUnits(),
    trailingCounts: words(markers.TRAILING_COUNTS),
    leadingCounts: words(markers.LEADING_COUNTS),
    vague: phrases(numbers.VAGUE_WORDS),
    withHeap: phrases(markers.WITH_HEAP),
    toTaste: phrases(markers.TO_TASTE),
    optional: phrases(markers.OPTIONAL),
    ending: phrases(markers.ENDING),
    cyrillicEnding: phrases(markers.CYRILLIC_ENDING),
  };
}

let tables: LineTables | undefined;

/** The tables, made at the first call: a page that reads no lines does not pay for them. */
export function lineTables(): LineTables {
  tables ??= build();
  return tables;
}
