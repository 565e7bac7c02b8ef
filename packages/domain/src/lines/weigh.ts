import type { Language } from '../language';
import type { IndexedLanguage } from './catalogue';
import { adjectivesOf, isAdjective, nounsOf } from './related';
import { plainerStem, stemOf, stemsOf } from './stems';
import { BEHIND, CLASSES, ENGLISH_LIGHT, LIGHT, STATES } from './tables/stems.words';

/** The words of a written name as stems, with how much each of them tells. */
export interface Weighed {
  readonly weights: ReadonlyMap<string, number>;
  /** Stems that a name may have in place of a written one, апельсинов for апельсин, with what they weigh. */
  readonly instead: ReadonlyMap<string, number>;
  readonly total: number;
}

const LIGHT_WEIGHT = 0.15;
const ADJECTIVE_WEIGHT = 0.3;
/** Of words behind a preposition, and of nouns in the instrumental: "сода, гашена оцтом". */
const FAR_WEIGHT = 0.3;
/** Of adjectives that make another food of it: frozen, dried, smoked. */
const STATE_WEIGHT = 0.35;
/** The same in English, where a word before the head has more. */
const ENGLISH_STATE_WEIGHT = 0.45;
/** Of English words before the last one, which names the food: "Granny Smith apples". */
const BEFORE_WEIGHT = 0.4;
/** Of "mushrooms", "сир" beside a word that alone names a food: "shiitake mushrooms", "сир гауда". */
const CLASS_WEIGHT = 0.6;
/** Of a word that is written in another part of speech. */
const RELATED = 0.95;

const states = new Set(STATES.split(' ').map(stemOf));
const classes = new Set(CLASSES.split(' ').map(stemOf));
const behind = new Set(BEHIND.split(' '));
const light = new Set([
  ...LIGHT.split(' '),
  ...LIGHT.split(' ').map(stemOf),
  ...ENGLISH_LIGHT.split(' ').map(stemOf),
]);
const INSTRUMENTAL = /[а-яіїєґ]{3}(ом|ем|єм|ою|ею|ами|ями)$/;
const NUMBER = /^\d/;
/** The first half of "кисло-солодкі". */
const HALF_ADJECTIVE = /(?<![а-яіїєґ])[а-яіїєґ]+о(?=-[а-яіїєґ])/gu;
/** "Bone-in", "skin-on". */
const BONE_IN = /\b[a-z]+-(?:in|on|off)\b/g;
const WORDS = /[^\p{L}\p{N}\p{M}'’ʼ%.,«»"“”]+/u;

/** The stem says only what sort of food it is, or hardly anything. */
export const isVague = (stem: string): boolean => classes.has(stem) || light.has(stem);

interface Word {
  readonly text: string;
  readonly stems: readonly string[];
  /** A brand in quotation marks, or one of another script: it does not say which food it is. */
  readonly brand: boolean;
  readonly half: boolean;
  /** Behind a preposition. */
  readonly far: boolean;
}

/** The stem, or that of what a pet name means. */
const usualStem = (stem: string, known: (stem: string) => boolean): string =>
  known(stem) ? stem : (plainerStem(stem, known) ?? stem);

function wordsOf(text: string, language: Language, { byStem }: IndexedLanguage): Word[] {
  const known = (stem: string) => byStem.has(stem);
  const lower = text
    .toLowerCase()
    .replace(/(\d)\s+%/g, '$1%')
    .replace(BONE_IN, ' ');
  const halves = new Set(Array.from(lower.matchAll(HALF_ADJECTIVE), ([half]) => half));
  let far = false;
  let quoted = false;
  let first = true;
  return lower.split(WORDS).flatMap((word) => {
    const stems = stemsOf(word).map((stem) => usualStem(stem, known));
    if (behind.has(word) && !first) far = true;
    quoted ||= /^[«"“]/.test(word);
    const foreign = language !== 'en' && /^[a-z]/.test(word) && !stems.some(known);
    const brand = quoted || foreign;
    if (/[»"”][.,]*$/.test(word)) quoted = false;
    if (stems.length > 0) first = false;
    return stems.length === 0 || (far && behind.has(word))
      ? []
      : [{ text: word.replace(/[.,]+$/, ''), stems, brand, half: halves.has(word), far }];
  });
}

/** Which English word names the food: the last telling one before a preposition, or that of "leg of lamb". */
function headOf(words: readonly Word[]): number {
  const of = words.findIndex(({ text }) => text === 'of');
  const from = of < 0 ? 0 : of + 1;
  const stop = words.findIndex(({ text }, at) => at > from && behind.has(text));
  const end = stop < 0 ? words.length : stop;
  const telling = words.slice(0, end).findLastIndex(({ stems }) => stems.some((stem) => !light.has(stem)));
  return telling < from ? end - 1 : telling;
}

function weightOf(stem: string, word: string, adjective: boolean): number {
  if (light.has(stem) || NUMBER.test(stem)) return LIGHT_WEIGHT;
  if (states.has(stem)) return /^[a-z]/.test(stem) ? ENGLISH_STATE_WEIGHT : STATE_WEIGHT;
  if (INSTRUMENTAL.test(word)) return FAR_WEIGHT;
  return adjective ? ADJECTIVE_WEIGHT : 1;
}

/**
 * Weighs the words of a written name: adjectives tell less than nouns, sorts of food less than foods, sizes,
 * preparation and brands hardly anything, in English the last word most.
 *
 * @param names of the language; a stem that none of them has is tried in a plainer form
 */
export function weighed(text: string, language: Language, names: IndexedLanguage): Weighed {
  const words = wordsOf(text, language, names);
  const head = language === 'en' ? headOf(words) : -1;
  const weights = new Map<string, number>();
  const instead = new Map<string, number>();
  const tells = (stem: string) => names.alone.has(stem) && !isVague(stem);
  const special = words.some(({ stems, far }) => !far && stems.some(tells));
  const sort = special && (words[head]?.stems.some((stem) => classes.has(stem)) ?? false);
  words.forEach((word, at) => {
    for (const stem of word.stems) {
      const adjective = word.half || isAdjective(word.text, stem, names);
      const own = word.brand ? LIGHT_WEIGHT : weightOf(stem, word.text, adjective);
      const most = at < head && !(sort && tells(stem)) && !states.has(stem) ? BEFORE_WEIGHT : 1;
      const asClass = special && classes.has(stem) ? CLASS_WEIGHT : 1;
      const weight = Math.min(own, most, asClass) * (word.far ? FAR_WEIGHT : 1);
      weights.set(stem, weight);
      for (const other of adjective ? nounsOf(stem) : adjectivesOf(stem))
        if (!instead.has(other) && names.byStem.has(other)) instead.set(other, weight * RELATED);
    }
  });
  return { weights, instead, total: sumOf(weights) };
}

const sumOf = (weights: ReadonlyMap<string, number>) =>
  [...weights.values()].reduce((sum, weight) => sum + weight, 0);

const NEAR = 0.15;

/** How much of a name's stem is written: its weight, that of its noun or adjective, or a near percentage. */
export function weightIn({ weights, instead }: Weighed, stem: string): number | undefined {
  const weight = weights.get(stem) ?? instead.get(stem);
  if (weight !== undefined || !NUMBER.test(stem)) return weight;
  const wanted = Number(stem);
  for (const [written, light] of weights) {
    if (!NUMBER.test(written)) continue;
    const off = Math.abs(Number(written) - wanted) / Math.max(Number(written), wanted);
    if (off <= NEAR) return light * (1 - off);
  }
  return undefined;
}
