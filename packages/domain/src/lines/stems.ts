import {
  CONSONANTS,
  CYRILLIC_SAME,
  DIMINUTIVES,
  ENDINGS,
  ENGLISH_SAME,
  FLEETING,
  IRREGULAR,
  VOWELS,
} from './tables/stems.words';
import { keyOf } from './tokens';

const endings = ENDINGS.split(' ');
const vowel = new RegExp(`[${VOWELS}]`);

interface Irregular {
  readonly whole: ReadonlyMap<string, string>;
  /** Beginnings with their stems and the whole words they do not mean. */
  readonly begun: readonly {
    readonly beginning: string;
    readonly stem: string;
    readonly not: readonly string[];
  }[];
}

let irregular: Irregular | undefined;

function readIrregular(): Irregular {
  const whole = new Map<string, string>();
  const begun: { beginning: string; stem: string; not: string[] }[] = [];
  for (const entry of IRREGULAR.split('|')) {
    const [stem = '', forms = ''] = entry.split(':');
    const words = forms.split(' ');
    const not = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1).replace('*', ''));
    for (const word of words.filter((each) => !each.startsWith('-'))) {
      if (word.endsWith('*')) begun.push({ beginning: word.slice(0, -1), stem, not });
      else whole.set(word, stem);
    }
  }
  return { whole, begun };
}

function irregularStem(word: string): string | undefined {
  irregular ??= readIrregular();
  const exact = irregular.whole.get(word);
  if (exact !== undefined) return exact;
  return irregular.begun.find(
    ({ beginning, not }) => word.startsWith(beginning) && !not.some((other) => word.startsWith(other)),
  )?.stem;
}

const isOf = (letters: string, char: string | undefined) =>
  char !== undefined && char !== '' && letters.includes(char);

/** The stem with its fleeting vowel taken out, so that перець and перцю, кріп and кропу are one. */
function settledVowel(stem: string): string {
  const last = stem.length - 1;
  const before = stem.charAt(last - 1);
  if (stem.length <= 3 || !isOf(CONSONANTS, stem.charAt(last)) || !isOf(FLEETING, before)) return stem;
  return stem.slice(0, last - 1) + stem.charAt(last);
}

/** "stem:other other|…" as what each of the others stands for. */
const sameAs = (table: string, settled: (stem: string) => string): ReadonlyMap<string, string> =>
  new Map(
    table.split('|').flatMap((entry) => {
      const [usual = '', others = ''] = entry.split(':');
      return others.split(' ').map((other) => [settled(other), settled(usual)] as const);
    }),
  );

const cyrillicSame = sameAs(CYRILLIC_SAME, settledVowel);

const DOUBLED = /(н)н$/;
/** рулька and рульок, індейка and індеєк, смалець and смальця are one. */
const SOFT = /^(.{3,})[ьй]([кц])$/;

function cyrillicStem(word: string): string {
  const known = irregularStem(word);
  if (known !== undefined) return known;
  const ending = endings.find(
    (each) => word.endsWith(each) && word.length - each.length >= (each.length > 1 ? 3 : 2),
  );
  const bare = (ending === undefined ? word : word.slice(0, -ending.length)).replace(/ь$/, '');
  const stem = vowel.test(bare) ? settledVowel(bare.replace(DOUBLED, '$1')).replace(SOFT, '$1$2') : bare;
  return cyrillicSame.get(stem) ?? stem;
}

const diminutives = DIMINUTIVES.split('|').map((entry) => {
  const [suffix = '', usual = ''] = entry.split(':');
  return { suffix, usual: usual.split(',') };
});

/**
 * The stem of what a pet name means: "бурячок" is буряк, "картошечка" картошка. Only for a stem that nobody
 * knows, and only if the plain one is known: "сушки", "колбаски" are foods of their own.
 */
export function plainerStem(stem: string, known: (stem: string) => boolean): string | undefined {
  for (const { suffix, usual } of diminutives) {
    const base = stem.length - suffix.length;
    if (!stem.endsWith(suffix) || base < 2 || (suffix.length === 1 && isOf(VOWELS, stem.charAt(base - 1))))
      continue;
    for (const end of usual) {
      const plain = stemOf(stem.slice(0, -suffix.length) + end);
      if (known(plain)) return plain;
    }
  }
  return undefined;
}

const same = sameAs(ENGLISH_SAME, (stem) => stem);

function englishStem(word: string): string {
  const bare = word.replace(/s$/, (end) => (/(ss|us|is)$/.test(word) ? end : ''));
  const known = same.get(word) ?? same.get(bare);
  if (known !== undefined) return known;
  if (bare === word) return word;
  if (/ie$/.test(bare) && bare.length > 4) return `${bare.slice(0, -2)}y`;
  return /(o|ch|sh|x|ss)e$/.test(bare) ? bare.slice(0, -1) : bare;
}

/** As many stems are remembered; kitchens have few words. */
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, string>();

function stemOfWord(word: string): string {
  const key = keyOf(word);
  if (/[\u0400-\u04ff]/.test(key)) return cyrillicStem(key);
  return /^\p{Script=Latin}/u.test(key) ? englishStem(key.normalize('NFD').replace(/\p{M}/gu, '')) : key;
}

/** What all forms of a word have in common; a word of another script is left as it is. */
export function stemOf(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const stem = stemOfWord(word);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  if (word.length <= LONGEST_REMEMBERED) remembered.set(word, stem);
  return stem;
}

const LONGEST_REMEMBERED = 40;

const WORD = /\p{N}+(?:[.,]\p{N}+)?|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’ʼ]*/gu;

/** The stems of a text's words, parts of hyphenated words each for itself; "2,5 %" is 2.5. */
export function stemsOf(text: string): string[] {
  const words = text.normalize('NFC').match(WORD) ?? [];
  return words
    .map((word) => (/^\p{N}/u.test(word) ? word.replace(',', '.') : stemOf(word.replace(/['’ʼ]+$/, ''))))
    .filter((stem) => stem !== '');
}
