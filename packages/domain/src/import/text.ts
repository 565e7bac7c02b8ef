/** Joiners between letters of some scripts are left; every other mark without a width goes. */
const INVISIBLE = /[\p{Cf}\ufffc]/gu;
const CONTROL = /\p{Cc}/gu;
const BULLET =
  /^(?:\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*|[•▢☐☑□◻❏❑✓✔✅●○◦▪▫■◆◇►▸▶‣·∙*+>»]+\ufe0f?|[-–—−](?=[\s\p{L}(])|\[\s?\])\s*/u;

/** What is left of ½ and the like when a page was read in the wrong charset once. */
const BROKEN = /Â(?=[\u00a0-\u00bf])/g;

/** One line of a page: composed letters, single plain spaces, nothing invisible. */
export function tidyLine(written: string): string {
  return written
    .replace(BROKEN, '')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A line without the dot, dash or box in front of it that makes it one of a list. */
export function withoutBullet(line: string): string {
  let text = line;
  for (let round = 0; round < 3 && BULLET.test(text); round++) text = text.replace(BULLET, '');
  return text;
}

/** Where the bracket that opens at a place is closed; -1 if it is not. */
function closingOf(line: string, open: number): number {
  let depth = 0;
  for (let at = open; at < line.length; at++) {
    if (line[at] === '(') depth++;
    else if (line[at] === ')' && --depth === 0) return at;
  }
  return -1;
}

/** "((soft))", "((see note) (from two carrots))", "((, beaten))": the outer pair only says that it is a note. */
function undoubled(line: string): string {
  const open = line.indexOf('((');
  if (open < 0) return line;
  const close = closingOf(line, open);
  if (close < 0) return line.replace('((', '(');
  if (line[close - 1] !== ')') return line;
  const inner = line.slice(open + 1, close).replace(/^\(\s*[,;]\s*/, '(');
  return `${line.slice(0, open)}${inner}${line.slice(close + 1)}`;
}

/** A longer line is no ingredient; nothing below is done with more. */
const LONGEST = 1000;
/** The same amount again in grams, as calculators show it: "10 шт. = 250 г". */
const SAME_AGAIN = /(\d.*?)\s=\s[\d.,]+\s?(?:g|г|ml|мл)$/iu;

/** Dots that lead from a food to its amount: "Буряк ..... 500 г". */
const LEADERS = /\s?(?:\.{4,}|…{2,}|_{3,}|(?:\.\s){4,}\.?)\s?(?=[\p{L}\p{N}])/gu;

/** "1 carrot , peeled": a template set the comma between two fields, of which one ended in a space. */
const LOOSE_COMMA = / ,(?= )/g;

/**
 * A line of an ingredient list in the page's own words: without its bullet, without brackets that a plugin doubled,
 * without the same amount again and without the space before a comma. How it is spaced else stays as written: who
 * understands lines does not mind.
 */
export function ingredientText(written: string): string {
  return undoubled(withoutBullet(tidyLine(written.slice(0, LONGEST))))
    .replace(SAME_AGAIN, '$1')
    .replace(LEADERS, ' ')
    .replace(LOOSE_COMMA, ',')
    .trim();
}

/** A note that begins with the comma that stood before it: "(, beaten)". */
const COMMA_FIRST = /\(\s*[,;]\s*/g;

/**
 * The lines of a list. Where some have doubled brackets a template wrote them, and a comma behind an opening
 * bracket is its slip too.
 */
export function ingredientTexts(written: readonly string[]): readonly string[] {
  const lines = written.map(ingredientText);
  const templated = written.some((line) => /\(\s*\(/.test(line));
  return templated ? lines.map((line) => line.replace(COMMA_FIRST, '(')) : lines;
}

/** So few lines of one sentence are a sentence indeed; the full stop of a longer list is the page's own. */
const MOST_OF_SENTENCE = 2;

/**
 * Lines that are punctuated as one sentence ("2 яйця;", "100 г борошна.") lose their semicolons, and two of them the
 * last full stop; lines of any other list stay as they are.
 */
export function withoutListSigns(lines: readonly string[]): readonly string[] {
  const signed = lines.filter((line) => /[;,]$/.test(line)).length;
  if (signed === 0) return lines;
  if (signed < (lines.length - 1) / 2) return lines.map((line) => line.replace(/\s*;$/, ''));
  const signs = lines.length > MOST_OF_SENTENCE ? /\s*[;,]$/ : /\s*[;,.]$/;
  return lines.map((line) => line.replace(signs, ''));
}
