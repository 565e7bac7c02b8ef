import { tidyLine } from '@sytno/domain';
import { pageTree } from './html';
import { linesOf } from './tree';

const MARKED = /<[a-z!/]|&(?:[a-z]{2,8}\d{0,2}|#\d{2,6};|#x[\da-f]{2,5};)/i;
/** A longer text is no part of a recipe; so much of it is read. */
const LONGEST = 60_000;
/** How often an over-careful page may have encoded a text. */
const MOST_ROUNDS = 3;

/** The lines of a text that may hold markup and entities, even encoded twice; no tag is left of it. */
export function plainLines(written: string): readonly string[] {
  let lines = written.slice(0, LONGEST).split(/\r\n|[\n\r\u2028\u2029]/);
  for (let round = 0; round < MOST_ROUNDS && lines.some((line) => MARKED.test(line)); round++) {
    lines = linesOf(pageTree(lines.join('\n').replaceAll('\n', '<br>'))).slice();
  }
  return lines.map(tidyLine).filter((line) => line !== '');
}

/** The same in one line. */
export const plainText = (written: string): string => plainLines(written).join(' ');
