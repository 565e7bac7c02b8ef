import { LIKENESS } from '../defaults';
import { foldedName } from '../search';

/** A stretch of a text, as `slice` takes it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How much of a step's words stand on the page in the same order. */
export interface StepLikeness {
  /** Which step, from 0. */
  readonly step: number;
  /** Share of its words that lie in a run of the page, 0 to 1. */
  readonly share: number;
  /** Where those words stand in the step's text, in order and apart from each other. */
  readonly stretches: readonly Stretch[];
}

export interface Likeness {
  /** Share of the steps' runs of five words that the page has too, 0 to 1; 0 when there are no words. */
  readonly share: number;
  /** Whether that is more than a published recipe may have (product decision 2.14). */
  readonly tooLike: boolean;
  /** The steps that are the page's for the most part, in their order. */
  readonly steps: readonly StepLikeness[];
}

interface Word {
  readonly text: string;
  readonly step: number;
  readonly from: number;
  readonly to: number;
}

/**
 * How much of the steps is the page's own wording (product decision 2.14): the share of their runs of five
 * words that stand on the page in the same order. Steps are read as one text, so that how it is cut into steps
 * changes nothing; so do letters' case, marks between words, ё or е, and letters that only look alike. Steps of
 * fewer than five words together are one run.
 *
 * @param steps in one language
 * @param source what the page says of the cooking
 */
export function likenessOf(steps: readonly string[], source: string): Likeness {
  const words = steps.flatMap(wordsOf);
  const length = Math.min(LIKENESS.run, words.length);
  if (length === 0) return { share: 0, tooLike: false, steps: [] };
  const known = new Set(runsOf(wordsOf(source, 0), length));
  const found = runsOf(words, length).map((run) => known.has(run));
  const share = found.filter(Boolean).length / found.length;
  const taken = words.map((_, at) => found.slice(Math.max(0, at - length + 1), at + 1).some(Boolean));
  return {
    share,
    tooLike: share > LIKENESS.most,
    steps: steps
      .map((_, step) => stepLikeness(words, taken, step))
      .filter((step) => step.share > LIKENESS.most),
  };
}

/** The likeness of the language whose steps are the most like the page. */
export function mostAlike(
  languages: readonly (readonly string[])[],
  source: string | null,
): Likeness & { readonly language: number } {
  const all = languages.map((steps, language) => ({ ...likenessOf(steps, source ?? ''), language }));
  const none = { share: 0, tooLike: false, steps: [], language: 0 };
  return all.reduce((most, one) => (one.share > most.share ? one : most), none);
}

function stepLikeness(words: readonly Word[], taken: readonly boolean[], step: number): StepLikeness {
  const own = words.flatMap((word, at) =>
    word.step === step ? [{ ...word, taken: taken[at] ?? false }] : [],
  );
  const stretches: Stretch[] = [];
  own.forEach((word, at) => {
    const last = stretches.at(-1);
    if (!word.taken) return;
    if (last && own[at - 1]?.taken) stretches[stretches.length - 1] = { from: last.from, to: word.to };
    else stretches.push({ from: word.from, to: word.to });
  });
  const share = own.length === 0 ? 0 : own.filter((word) => word.taken).length / own.length;
  return { step, share, stretches };
}

/** Every run of so many words. */
function runsOf(words: readonly Word[], length: number): string[] {
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) =>
    words
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' '),
  );
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}'’ʼ`´]*/gu;

function wordsOf(text: string, step: number): Word[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const folded = foldedWord(match[0]);
    return folded === ''
      ? []
      : [{ text: folded, step, from: match.index, to: match.index + match[0].length }];
  });
}

/** As names are searched, and without marks and signs that nobody sees. */
function foldedWord(word: string): string {
  return foldedName(word.normalize('NFC').replace(/[\p{M}\p{Cf}]/gu, ''));
}
