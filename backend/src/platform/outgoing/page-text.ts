/** How far into a page its own word about its letters may stand: what browsers look at, and a little more. */
const HEAD_BYTES = 4096;
const META = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i;
const XML = /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i;
const HEADER = /charset\s*=\s*["']?\s*([\w.:-]+)/i;

/**
 * The text of a page, whatever its letters are written in. What is believed, in this order: the mark at its
 * beginning; what header or page say, unless the bytes are plainly otherwise; the bytes. Bytes that are UTF-8
 * with letters beyond ASCII are UTF-8 whoever says otherwise: no other writing comes out so by chance.
 *
 * @param contentType the header, '' when there is none
 */
export function pageText(body: Uint8Array, contentType = ''): string {
  const marked = markOf(body);
  if (marked !== undefined) return decoded(body, marked);
  if (isUtf8(body)) return decoded(body, sixteen(contentType) ?? 'utf-8');
  const told = toldBy(body, contentType);
  return decoded(body, told !== undefined && told !== 'utf-8' ? told : guessed(body));
}

/** By a byte order mark. */
function markOf([a, b, c]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return undefined;
}

/** Two bytes a letter read as UTF-8 too, when all letters are ASCII. */
function sixteen(contentType: string): string | undefined {
  const told = known(HEADER.exec(contentType)?.[1]);
  return told?.startsWith('utf-16') ? told : undefined;
}

function toldBy(body: Uint8Array, contentType: string): string | undefined {
  const head = Buffer.from(body.subarray(0, HEAD_BYTES)).toString('latin1');
  return known(HEADER.exec(contentType)?.[1]) ?? known(XML.exec(head)?.[1]) ?? known(META.exec(head)?.[1]);
}

/** The standard's own name of an encoding; undefined for a word that is none. */
function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

function isUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
}

const decoded = (body: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(body);

/**
 * By the bytes alone. Most bytes good as UTF-8: UTF-8 with a slip. Letters beyond ASCII in runs: Cyrillic, and
 * whichever of the two alphabets makes small letters of them. Alone between ASCII letters: Latin with accents.
 */
function guessed(body: Uint8Array): string {
  const runs =
    Buffer.from(body)
      .toString('latin1')
      .match(/[\u0080-\u00ff]+/g) ?? [];
  const high = runs.reduce((sum, run) => sum + run.length, 0);
  const slips = decoded(body, 'utf-8').split('\uFFFD').length - 1;
  if (slips * 10 < high) return 'utf-8';
  if (high < runs.length * 2) return 'windows-1252';
  const words = Buffer.from(runs.join(' '), 'latin1');
  return smallLetters(words, 'koi8-u') > smallLetters(words, 'windows-1251') ? 'koi8-u' : 'windows-1251';
}

/** Small Cyrillic letters behind a letter, less the capitals there: running text has hardly any. */
function smallLetters(words: Uint8Array, encoding: string): number {
  const text = decoded(words, encoding);
  const count = (form: RegExp): number => text.match(form)?.length ?? 0;
  return count(/(?<=\p{L})[а-яёіїєґ]/gu) - count(/(?<=\p{L})[А-ЯЁІЇЄҐ]/gu);
}
