import { isSign, isWord, keyAt, phraseEnd, type Line } from './scan';

/** Words that begin a comment behind a comma in English, besides preparations. */
const ENGLISH_STARTS = new Set(
  'for to cut or plus such about at with without if see in on skin skinned any preferably no not well leaves seeds'.split(
    ' ',
  ),
);

/** "Tomatoes, with their juice" is how they are sold. */
export const isWithJuice = (line: Line, part: readonly number[]): boolean =>
  /^with (?:their|its) juices?$/.test(part.map((at) => keyAt(line, at)).join(' '));

const startsWithAny = (word: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => word.startsWith(beginning));

/** A part between commas speaks of the food rather than naming another. */
export function startsComment(line: Line, part: readonly number[]): boolean {
  const key = keyAt(line, part[0] ?? -1);
  const { tables } = line;
  if (!line.latin) {
    return (
      tables.prepositions.has(key) ||
      tables.cyrillicAdverbs.has(key) ||
      startsWithAny(key, tables.cyrillicPrepared)
    );
  }
  return (
    tables.prepared.has(key) || tables.adverbs.has(key) || ENGLISH_STARTS.has(key) || /^[a-z-]+ed$/.test(key)
  );
}

const LONGEST_OTHER = 3;
/** Words that make a bracket a remark. */
const REMARK = new Set('other another similar mixture recipe reserve see use i my you from'.split(' '));

/** An English bracket that calls the food by another name: "split peas (chana dal)", "skirt steak (or chuck)". */
export function isOtherName(line: Line, open: number, close: number): boolean {
  const { tables } = line;
  const first = tables.alternatives.has(keyAt(line, open + 1)) ? open + 2 : open + 1;
  if (!line.latin || close <= first || close - first > LONGEST_OTHER) return false;
  for (let at = first; at < close; at++) {
    const key = keyAt(line, at);
    const plain = isWord(line, at) && !REMARK.has(key) && !tables.prepared.has(key) && !tables.units.has(key);
    if (!plain || startsComment(line, [at])) return false;
  }
  return phraseEnd(line, tables.optional, first) < 0 && phraseEnd(line, tables.toTaste, first) < 0;
}

/** An ending needs what it begins with to be more than a word of the name. */
function endsHere(line: Line, at: number, first: boolean): boolean {
  const { tables } = line;
  const key = keyAt(line, at);
  if (line.latin) {
    if (tables.alternatives.has(key)) return isAmount(line, at + 1);
    if (isSign(line, at, '+')) return true;
    return !first && phraseEnd(line, tables.ending, at) > 0;
  }
  if (isSign(line, at, '+')) return true;
  if (tables.alternatives.has(key) || tables.plus.has(key)) return isAmount(line, at + 1);
  if (!first && isPreparedEnd(line, at)) return true;
  if (/^для$/.test(key)) return !first && startsWithAny(keyAt(line, at + 1), tables.purposes);
  return !first && phraseEnd(line, tables.cyrillicEnding, at) > 0;
}

/** "хліба, засмажені в тостері" without its comma: a participle at the end or before a preposition. */
function isPreparedEnd(line: Line, at: number): boolean {
  const { tables } = line;
  const next = at + 1;
  return (
    startsWithAny(keyAt(line, at), tables.cyrillicPrepared) &&
    /(ні|ий|на|ний|ная|ное|ные|ых|их|ого|ої|ой|не|ті|та|те)$/.test(keyAt(line, at)) &&
    isWord(line, next) &&
    tables.prepositions.has(keyAt(line, next))
  );
}

const isAmount = (line: Line, at: number): boolean =>
  line.tokens[at]?.kind === 'number' || (line.tables.numbers.has(keyAt(line, at)) && !line.latin);

/** Index of the first token of the name's end that is no part of it ("for serving"); -1 when there is none. */
export function endingAt(line: Line, at: readonly number[]): number {
  return at.findIndex((token, index) => endsHere(line, token, index === 0));
}

/** How many of the first words are preparation: "very finely chopped or grated". */
export function leadingEnd(line: Line, at: readonly number[]): number {
  const end = line.latin ? englishLead(line, at) : cyrillicLead(line, at);
  return end < at.length ? end : 0;
}

function englishLead(line: Line, at: readonly number[]): number {
  const { tables } = line;
  const key = (index: number) => keyAt(line, at[index] ?? -1);
  let end = 0;
  let index = 0;
  if (key(0) === 'or' && key(1) === 'more') return 2;
  while (index < at.length) {
    let step = index;
    while (tables.adverbs.has(key(step))) step++;
    const adverb = step > index;
    const prepared = tables.prepared.has(key(step)) || (adverb && tables.preparedByAdverb.has(key(step)));
    if (!prepared) break;
    end = step + 1;
    const joined = /^(and|or)$/.test(key(end)) || isSign(line, at[end] ?? -1, ',');
    index = joined ? end + 1 : end;
  }
  if (end === 0 && key(0) === 'additional') return 1;
  return keepsPreparation(line, at, end) ? 0 : end;
}

/** "toasted walnut oil", "crushed red pepper flakes": sold like that. */
function keepsPreparation(line: Line, at: readonly number[], end: number): boolean {
  const last = keyAt(line, at.at(-1) ?? -1);
  return end === 1 && (line.tables.notPrepared.has(last) || last === 'flakes');
}

function cyrillicLead(line: Line, at: readonly number[]): number {
  const key = (index: number) => keyAt(line, at[index] ?? -1);
  const prepared = (index: number) => startsWithAny(key(index), line.tables.cyrillicPrepared);
  if (line.tables.cyrillicAdverbs.has(key(0))) return /(н|т|л)[а-яії]{1,3}$/.test(key(1)) ? 2 : 0;
  return /^(наріза|поріза|посіче|подрібн|просія|нареза|порезан|порубл|измельч|просея|нашинк|порван|покрош|накриш|очищ|почищ)/.test(
    key(0),
  ) && prepared(0)
    ? 1
    : 0;
}

/** Where preparation begins that stands behind the name without a comma: "onion finely chopped". */
export function trailingStart(line: Line, at: readonly number[], lead: number): number {
  if (!line.latin) return at.length;
  let start = at.length;
  while (start > lead + 1) {
    const key = keyAt(line, at[start - 1] ?? -1);
    if (!line.tables.prepared.has(key) && !(line.tables.adverbs.has(key) && start < at.length)) break;
    start--;
  }
  return start > lead ? start : at.length;
}
