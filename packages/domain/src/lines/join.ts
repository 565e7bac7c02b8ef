import { LANGUAGES, type Language } from '../language';
import type { UnderstoodLine } from './line';
import type { CatalogueIndex, IndexedName } from './catalogue';
import { stemOf, stemsOf } from './stems';
import { ADJECTIVE_SUFFIXES, BEHIND, CANNED, ENGLISH_LIGHT, LIGHT } from './tables/stems.words';

/** A food of the catalogue that a written name may mean. */
export interface Candidate {
  readonly id: string;
  /** 0 to 1; from `SURE` on a line may be joined without asking. */
  readonly confidence: number;
}

/** Below it a name stays a proposal. */
export const SURE = 0.5;

const MOST = 5;
const MOST_CHOICES = 8;
const LIGHT_WEIGHT = 0.15;
const ADJECTIVE_WEIGHT = 0.3;
/** Of words behind a preposition, and of nouns in the instrumental: "сода, гашена оцтом". */
const FAR_WEIGHT = 0.3;
const suffixes = ADJECTIVE_SUFFIXES.split(' ');
const behind = new Set(BEHIND.split(' '));
const light = new Set([
  ...LIGHT.split(' '),
  ...LIGHT.split(' ').map(stemOf),
  ...ENGLISH_LIGHT.split(' ').map(stemOf),
]);

/** How much a word tells: adjectives less than nouns, sizes and preparation hardly anything. */
function weightOf(stem: string, word: string): number {
  if (light.has(stem) || /^[\d.,%]+$/.test(stem)) return LIGHT_WEIGHT;
  if (/[а-яіїєґ]{3}(ом|ем|єм|ою|ею|ами|ями)$/.test(word)) return FAR_WEIGHT;
  return /(ий|ій|ый|ой|ая|яя|ое|ее|ые|ие|ої|ого|его|их|ых|ую|ом[уі])$/.test(word) ? ADJECTIVE_WEIGHT : 1;
}

interface Weighed {
  /** Adjectives of the written nouns, with what they stand for. */
  readonly derived: ReadonlyMap<string, string>;
  readonly weights: ReadonlyMap<string, number>;
  readonly total: number;
}

function weighed(text: string): Weighed {
  const weights = new Map<string, number>();
  let share = 1;
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}\p{M}'’ʼ%.,]+/u)) {
    if (behind.has(word) && weights.size > 0) share = FAR_WEIGHT;
    for (const stem of stemsOf(word)) weights.set(stem, weightOf(stem, word) * share);
  }
  const derived = new Map(
    [...weights.keys()].flatMap((stem) => suffixes.map((suffix) => [stem + suffix, stem] as const)),
  );
  return { weights, derived, total: [...weights.values()].reduce((sum, weight) => sum + weight, 0) };
}

interface Scored extends Candidate {
  readonly rank: number;
}

/** How well one indexed name fits: what it covers of the written name, less what of it is not written. */
function scored({ weights, derived, total }: Weighed, name: IndexedName): Scored {
  const weightIn = (stem: string) => weights.get(stem) ?? weights.get(derived.get(stem) ?? '');
  const covered = name.stems.reduce((sum, stem) => sum + (weightIn(stem) ?? 0), 0);
  const missing = name.stems.filter((stem) => weightIn(stem) === undefined).length;
  const share = total === 0 ? 0 : covered / total;
  const fit = (name.stems.length - missing) / name.stems.length;
  const confidence = missing === 0 ? share : share * fit * 0.6;
  const rank =
    covered * (missing === 0 ? 1 : 0.45 * fit) - missing * 0.05 + (name.own ? 0.002 : 0) - name.order * 1e-6;
  return { id: name.id, confidence: Math.min(1, confidence), rank };
}

function inLanguage(text: string, index: CatalogueIndex, language: Language): Scored[] {
  const written = weighed(text);
  const names = new Set<IndexedName>();
  for (const stem of written.weights.keys())
    for (const name of index[language]?.get(stem) ?? []) names.add(name);
  const best = new Map<string, Scored>();
  for (const name of names) {
    const score = scored(written, name);
    const known = best.get(score.id);
    if (!known || score.rank > known.rank) best.set(score.id, score);
  }
  return [...best.values()].sort((a, b) => b.rank - a.rank);
}

/** What the food lacks does not say which food it is. */
const WITHOUT = /\s+(?:без|without)\s.*$/u;
const CHOICE = /\s+(?:або|чи|или|or)\s+|\s*\/\s*|,\s+|\s+(?:і|та|и|and)\s+/u;

/**
 * The foods of the catalogue that a written name may mean, best first, at most five. Order of words and
 * their forms do not matter; a word counts whole or not at all (рис is not in ирис). Of a choice ("water
 * or stock") the first food is meant that the catalogue knows.
 *
 * @param language of the line; the others are tried when it gives nothing sure
 */
export function joinLine(name: string, index: CatalogueIndex, language: Language): Candidate[] {
  const food = name.replace(/\s+/g, ' ').replace(WITHOUT, '');
  const [first = food, ...others] = food.split(CHOICE, MOST_CHOICES);
  const texts = [...new Set([first, food, ...others])].filter((text) => text.trim() !== '');
  let fallback: Scored[] = [];
  for (const tried of [language, ...LANGUAGES.filter((each) => each !== language)]) {
    for (const text of texts) {
      const found = inLanguage(text, index, tried);
      if ((found[0]?.confidence ?? 0) >= SURE) return found.slice(0, MOST).map(plain);
      if ((found[0]?.confidence ?? 0) > (fallback[0]?.confidence ?? 0)) fallback = found;
    }
  }
  return fallback.slice(0, MOST).map(plain);
}

/**
 * As `joinLine`, with what the line says of the food outside of its name: "сік 1 лимона" is lemon juice,
 * "оцет (яблучний)" is apple vinegar. A kind is taken only if the catalogue has it by that very name.
 */
export function joinUnderstood(line: UnderstoodLine, index: CatalogueIndex): Candidate[] {
  const found = joinLine(line.name, index, line.language);
  const [said = ''] = (line.comment ?? '').split(KIND_END);
  const kind = line.unit === 'can' ? CANNED[line.language] : said;
  if (!KIND.test(kind) || NOT_A_KIND.test(kind)) return found;
  const written = weighed(`${kind} ${line.name}`);
  const extra = stemsOf(kind);
  const [best] = inLanguage(`${kind} ${line.name}`, index, line.language);
  const names = extra.flatMap((stem) => index[line.language]?.get(stem) ?? []);
  const exact = names.some(
    ({ id, stems }) =>
      id === best?.id && stems.length > 1 && stems.every((stem) => written.weights.has(stem)),
  );
  const rest = found.filter(({ id }) => id !== best?.id);
  return best && exact && best.id !== found[0]?.id ? [plain(best), ...rest].slice(0, MOST) : found;
}

const KIND_END = /[,;(]|\s(?:або|чи|или|or|of)(?:\s|$)/u;
const KIND = /^[\p{L}'’ʼ-]+(?:\s[\p{L}'’ʼ-]+)?$/u;
const NOT_A_KIND = /^(?:не|без|для|по|можна|можно|not|for|без|на|в|у|з|с)\s/u;

const plain = ({ id, confidence }: Scored): Candidate => ({ id, confidence });
