import type { IndexedLanguage } from './catalogue';
import { stemOf } from './stems';
import { ADJECTIVE_ENDING, ADJECTIVE_OF, ADJECTIVE_SUFFIXES, NOUN_SUFFIXES } from './tables/stems.words';

const suffixes = ADJECTIVE_SUFFIXES.split(' ');
const nounSuffixes = NOUN_SUFFIXES.split(' ');
const adjectives: ReadonlyMap<string, readonly string[]> = new Map(
  ADJECTIVE_OF.split('|').map((entry) => {
    const [noun = '', others = ''] = entry.split(':');
    return [noun, others.split(' ')] as const;
  }),
);
const nouns = new Map([...adjectives].flatMap(([noun, all]) => all.map((each) => [each, noun] as const)));

/** Endings that adjectives have and hardly any noun. */
export const ADJECTIVE = /(ий|ій|ый|ой|ая|яя|ое|ее|ые|ие|ої|ого|его|их|ых|ую|ом[уі]|[жчш]ь[иеяю])$/;

/** Adjectives that may be made of a noun: апельсин, апельсиновый. */
export function adjectivesOf(stem: string): readonly string[] {
  if (!/[\u0400-\u04ff]/.test(stem)) return [];
  const made = suffixes.map((suffix) => stemOf(`${stem}${suffix}${ADJECTIVE_ENDING}`));
  return [...made, ...(adjectives.get(stem) ?? [])];
}

/** Nouns an adjective may be made of: гарбузов, гарбуз. */
export function nounsOf(stem: string): readonly string[] {
  const cut = nounSuffixes.filter((suffix) => stem.length - suffix.length > 2 && stem.endsWith(suffix));
  const noun = nouns.get(stem);
  return [
    ...(noun === undefined ? [] : [noun]),
    ...cut.map((suffix) => stemOf(stem.slice(0, -suffix.length))),
  ];
}

const SHORT_ENDING = /[аяеєіу]$/;
const SHORT_ADJECTIVE = /(?:ов|ев|єв|ськ|цьк)[аеіу]$/;
const UNKNOWN_ADJECTIVE = /(?:н|яч|юч|ич)[аеєі]$/;

/** An adjective by its ending, or one that the catalogue has, in the short endings of Ukrainian. */
export const isAdjective = (word: string, stem: string, { adjectives, byStem }: IndexedLanguage) =>
  ADJECTIVE.test(word) ||
  (SHORT_ENDING.test(word) &&
    (adjectives.has(stem) ||
      SHORT_ADJECTIVE.test(word) ||
      (!byStem.has(stem) && UNKNOWN_ADJECTIVE.test(word))));
