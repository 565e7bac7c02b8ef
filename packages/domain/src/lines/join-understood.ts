import type { Language } from '../language';
import type { CatalogueIndex } from './catalogue';
import { inLanguage, joinLine, MOST, plain, SURE, type Candidate, type Scored } from './join';
import type { UnderstoodLine } from './line';
import { stemsOf } from './stems';
import { CANNED } from './tables/stems.words';
import { ADJECTIVE } from './related';
import { isVague, weighed, weightIn } from './weigh';

const MOST_KINDS = 4;
/** What a comment must give to tell more than a name that is only a sort: "риба (хек)". */
const WHOLLY = 0.95;
const KIND_END = /,(?!\d)|[;()]|\s(?:або|чи|или|or|of)(?:\s|$)/u;
const KIND = /^(?:\d+(?:[.,]\d+)?\s?%|[\p{L}'’ʼ-]+(?:\s[\p{L}'’ʼ-]+){0,2})$/u;
const SEVERAL = /\s(?:і|й|та|и|and|&|або|чи|или|or|для|for)\s/u;
const NOT_A_KIND = /^(?:не|без|для|по|можна|можно|not|for|chopped|peeled|diced|crushed|у|в|з|с)(?:\s|$)/u;

/** Words that tell the kind and stand outside of the name: what holds it, how it is sold, what is said of it. */
function kindsOf(line: UnderstoodLine): string[] {
  const holder = line.unit === 'can' ? CANNED[line.language] : (line.unitText ?? '');
  const said = [line.size, line.comment].filter((part) => part !== null).join(', ');
  const parts = said.split(KIND_END, MOST_KINDS);
  const words = parts.map((part) => part.trim().split(' '));
  const first = words.map(([word = ''], at) =>
    SEVERAL.test(parts[at] ?? '') && !ADJECTIVE.test(word) ? '' : word,
  );
  return [...new Set([holder, ...parts.map((part) => part.trim()), ...first])].filter(
    (kind) => KIND.test(kind) && !NOT_A_KIND.test(kind) && !SEVERAL.test(kind),
  );
}

/** The food that kind and name together mean best, if it has a name that says both. */
function ofKind(kind: string, name: string, index: CatalogueIndex, language: Language): Scored | undefined {
  const { byStem } = index[language];
  const text = `${kind} ${name}`;
  const written = weighed(text, language, index[language]);
  const said = new Set(stemsOf(kind));
  const names = [...said].flatMap((stem) => byStem.get(stem) ?? []);
  const [best] = inLanguage(text, index, language);
  const exact = names.some(
    ({ id, stems }) =>
      id === best?.id &&
      stems.some((stem) => !said.has(stem)) &&
      stems.every((stem) => weightIn(written, stem) !== undefined),
  );
  return exact ? best : undefined;
}

/**
 * As `joinLine`, with what the line says of the food outside of its name: "сік 1 лимона" is lemon juice,
 * "оцет (яблучний)" is apple vinegar. A kind is taken only if the catalogue has it by that very name. A name
 * that the catalogue lacks, or that is only a sort of food, may be told by its comment: "риба (хек)".
 */
export function joinUnderstood(line: UnderstoodLine, index: CatalogueIndex): Candidate[] {
  const found = joinLine(line.name, index, line.language);
  for (const kind of line.alternatives.length > 0 ? [] : kindsOf(line)) {
    const best = ofKind(kind, line.name, index, line.language);
    if (best && (best.id !== found[0]?.id || best.confidence > found[0].confidence))
      return [plain(best), ...found.filter(({ id }) => id !== best.id)].slice(0, MOST);
  }
  const vague = stemsOf(line.name).every(isVague);
  if ((found[0]?.confidence ?? 0) >= SURE && !vague) return found;
  const said = line.comment ?? '';
  const named =
    !KIND.test(said) || NOT_A_KIND.test(said) || SEVERAL.test(said)
      ? []
      : joinLine(said, index, line.language);
  return (named[0]?.confidence ?? 0) >= (vague ? WHOLLY : SURE) ? named : found;
}

/** One of the foods of a line, as written. */
export interface JoinedFood {
  readonly name: string;
  readonly candidates: readonly Candidate[];
}

const TOGETHER = /,?\s+(?:і|й|та|и|and|&)\s+|,\s+|^and\s+/u;
const MOST_FOODS = 8;

/**
 * The foods of a line that names several at once: "salt and pepper", "сіль, перець за смаком", "кріп і
 * петрушка – по пучку". They are apart only if each of them is surely a food of its own and all together are
 * none ("half and half", "mince of beef and pork"); in English what follows a comma counts only in a line
 * without an amount, else it is preparation. The first is the food of `joinUnderstood`. A choice ("water or
 * stock") is one food. The amount is that of the line for each of them: whoever adds them asks.
 */
export function joinFoods(line: UnderstoodLine, index: CatalogueIndex): JoinedFood[] {
  const candidates = joinUnderstood(line, index);
  const one = [{ name: line.name, candidates }];
  const rest = line.language === 'en' && line.quantity === null ? (line.comment ?? '').split('; ') : [];
  const names = [line.name, ...rest].flatMap((text) => text.split(TOGETHER, MOST_FOODS)).filter(Boolean);
  if (names.length < 2 || line.alternatives.length > 0) return one;
  const each = names.map((name) => ({ name, candidates: joinLine(name, index, line.language) }));
  const ids = new Set(each.map((food) => food.candidates[0]?.id));
  const apart =
    each.every((food) => (food.candidates[0]?.confidence ?? 0) >= SURE) && ids.size === each.length;
  return apart && candidates[0]?.id === each[0]?.candidates[0]?.id ? each : one;
}
