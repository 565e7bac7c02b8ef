import { LANGUAGES, type Language } from '../language';
import type { CatalogueIndex, IndexedLanguage, IndexedName } from './catalogue';
import { weighed, weightIn, type Weighed } from './weigh';

/** A food of the catalogue that a written name may mean. */
export interface Candidate {
  readonly id: string;
  /** 0 to 1; from `SURE` on a line may be joined without asking. */
  readonly confidence: number;
}

/** Below it a name stays a proposal. */
export const SURE = 0.5;

/** As many candidates are told. */
export const MOST = 5;
const MOST_CHOICES = 8;

/** A candidate with what it is sorted by. */
export interface Scored extends Candidate {
  readonly rank: number;
}

/** For each percentage of a name that is not written: which of the milks is meant is open. */
const UNNUMBERED = 0.8;

/** Of two foods that fit alike the one with the rarer word is meant: "тыква баттернат". */
const RARE = 0.01;

/** 1 for a name with a word that no other name has. */
function rarestOf(name: IndexedName, byStem: IndexedLanguage['byStem']): number {
  return name.stems.reduce((rarest, stem) => Math.max(rarest, 1 / (byStem.get(stem)?.length ?? 1)), 0);
}

/** How well one indexed name fits: what it covers of the written name, less what of it is not written. */
function scored(written: Weighed, name: IndexedName, byStem: IndexedLanguage['byStem']): Scored {
  let covered = 0;
  let missing = 0;
  let numbers = 0;
  let percentage = 0;
  for (const stem of name.stems) {
    const weight = weightIn(written, stem);
    const number = /^\d/.test(stem);
    if (weight === undefined && number) numbers++;
    else if (weight === undefined) missing++;
    else if (number) percentage = Math.max(percentage, weight);
    else covered += weight;
  }
  covered += percentage;
  const rarest = missing === 0 ? rarestOf(name, byStem) : 0;
  const share = written.total === 0 ? 0 : covered / written.total;
  const fit = (name.stems.length - missing - numbers) / name.stems.length;
  const confidence = missing === 0 ? share * UNNUMBERED ** numbers : share * fit * 0.6;
  const rank =
    covered * (missing === 0 ? 1 : 0.45 * fit) -
    (missing + numbers) * 0.05 +
    (name.own ? 0.002 : 0) +
    rarest * RARE -
    name.order * 1e-6;
  return { id: name.id, confidence: Math.min(1, confidence), rank };
}

/** The foods that a text may mean in one language, best first. */
export function inLanguage(text: string, index: CatalogueIndex, language: Language): Scored[] {
  const { byStem } = index[language];
  const written = weighed(text, language, index[language]);
  const names = new Set<IndexedName>();
  for (const stem of [...written.weights.keys(), ...written.instead.keys()])
    for (const name of byStem.get(stem) ?? []) names.add(name);
  const best = new Map<string, Scored>();
  for (const name of names) {
    const score = scored(written, name, byStem);
    const known = best.get(score.id);
    if (!known || score.rank > known.rank) best.set(score.id, score);
  }
  return [...best.values()].sort((a, b) => b.rank - a.rank);
}

/** What the food lacks does not say which food it is. */
const WITHOUT = /\s+(?:без|without)\s.*$/u;
const CHOICE = /\s+(?:або|чи|или|or)\s+|\s*\/\s*|,\s+|\s+(?:і|й|та|и|and|&)\s+/u;

/** The name says all that the catalogue says: then "beef and pork mince" is one food. */
const WHOLE = 0.9;

const isSure = (found: readonly Candidate[]): boolean => (found[0]?.confidence ?? 0) >= SURE;

/** The foods of a text in one language; of several named ones the first that is sure, the others behind it. */
function ofText(text: string, index: CatalogueIndex, language: Language): Scored[] {
  const whole = inLanguage(text, index, language);
  const parts = text.split(CHOICE, MOST_CHOICES).filter((part) => part.trim() !== '');
  if (parts.length < 2 || (whole[0]?.confidence ?? 0) >= WHOLE) return whole;
  const each = parts.map((part) => inLanguage(part, index, language));
  const sure = [...each.slice(0, 1), whole, ...each.slice(1)].filter(isSure);
  const [main = whole] = sure;
  const others = sure.slice(1).flatMap((found) => found.slice(0, 1));
  return distinct([...main.slice(0, 1), ...others, ...main.slice(1)]);
}

const distinct = (all: readonly Scored[]): Scored[] =>
  all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);

/**
 * The foods of the catalogue that a written name may mean, best first, at most five. Order of words and
 * their forms do not matter; a word counts whole or not at all (рис is not in ирис). Of a choice ("water
 * or stock") and of several foods ("сіль, перець") the first is meant that the catalogue knows; the others
 * are the next candidates.
 *
 * @param language of the line; the others are tried when it gives nothing sure
 */
export function joinLine(name: string, index: CatalogueIndex, language: Language): Candidate[] {
  const food = name.replace(/\s+/g, ' ').replace(WITHOUT, '');
  let best: Scored[] = [];
  for (const tried of [language, ...LANGUAGES.filter((each) => each !== language)]) {
    const found = ofText(food, index, tried);
    if ((found[0]?.confidence ?? 0) > (best[0]?.confidence ?? 0)) best = found;
    if (isSure(best)) break;
  }
  return best.slice(0, MOST).map(plain);
}

/** A candidate without what it is sorted by. */
export const plain = ({ id, confidence }: Scored): Candidate => ({ id, confidence });
