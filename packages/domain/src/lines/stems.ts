import { CONSONANTS, ENDINGS, ENGLISH_SAME, FLEETING, IRREGULAR, VOWELS } from './tables/stems.words';
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

/** The stem with its fleeting vowel taken out, so that сік and соку, перець and перцю are one. */
function settledVowel(stem: string): string {
  const last = stem.length - 1;
  const before = stem.charAt(last - 1);
  if (!isOf(CONSONANTS, stem.charAt(last)) || !isOf(FLEETING, before)) return stem;
  if (stem.length <= 3) return `${stem.slice(0, last - 1)}${FLEETING.charAt(0)}${stem.charAt(last)}`;
  return stem.slice(0, last - 1) + stem.charAt(last);
}

function cyrillicStem(word: string): string {
  const known = irregularStem(word);
  if (known !== undefined) return known;
  const ending = endings.find(
    (each) => word.endsWith(each) && word.length - each.length >= (each.length > 1 ? 3 : 2),
  );
  const bare = ending === undefined ? word.replace(/ь$/, '') : word.slice(0, -ending.length);
  return vowel.test(bare) ? settledVowel(bare.replace(/нн$/, (twice) => twice.charAt(0))) : bare;
}

const same = new Map(
  ENGLISH_SAME.split('|').flatMap((entry) => {
    const [usual = '', others = ''] = entry.split(':');
    return others.split(' ').map((other) => [other, usual] as const);
  }),
);

function englishStem(word: string): string {
  const bare = word.replace(/s$/, (end) => (/(ss|us|is)$/.test(word) ? end : ''));
  const known = same.get(word) ?? same.get(bare);
  if (known !== undefined) return known;
  if (bare === word) return word;
  if (/ie$/.test(bare) && bare.length > 4) return `${bare.slice(0, -2)}y`;
  return /(o|ch|sh|x|ss)e$/.test(bare) ? bare.slice(0, -1) : bare;
}

/** What all forms of a word have in common; a word of another script is left as it is. */
export function stemOf(word: string): string {
  const key = keyOf(word);
  if (/[\u0400-\u04ff]/.test(key)) return cyrillicStem(key);
  return /^[a-z]/.test(key) ? englishStem(key) : key;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’ʼ%,.]*/gu;

/** The stems of a text's words, parts of hyphenated words each for itself. */
export function stemsOf(text: string): string[] {
  const words = text.normalize('NFC').match(WORD) ?? [];
  return words.map((word) => stemOf(word.replace(/[,.']+$/, ''))).filter((stem) => stem !== '');
}
