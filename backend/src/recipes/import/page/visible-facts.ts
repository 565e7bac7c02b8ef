import { bareMinutes, factsOfLine, isFactLabel, isFactsAlone, type LineFact } from '@sytno/domain';
import type { Block } from './block';
import { labelOf } from './tree';

/** Facts that the lines of a page say, the first of each kind. */
export interface VisibleFacts {
  readonly yield?: Extract<LineFact, { readonly kind: 'yield' }>['value'];
  /** The line of the yield, if it says more than that: a sentence about the dish. */
  readonly told?: string;
  readonly prep?: number;
  readonly cook?: number;
  readonly total?: number;
  /** A duration that stands alone, with no word of what takes so long; only if there is one. */
  readonly alone?: number;
  /** All that stand alone. */
  readonly durations?: ReadonlySet<number>;
}

/** Longer lines of boxes beside the recipe say nothing of it. */
const LONGEST_BESIDE = 40;

/** What a box with a duration calls it in its class. */
const CALLED = [
  ['total', /total/i],
  ['prep', /prep|active/i],
  ['cook', /cook|bak/i],
] as const;

function calledTime({ element }: Block): 'prep' | 'cook' | 'total' | undefined {
  const labels = [element, element.parent, element.parent?.parent].flatMap((each) =>
    each ? [labelOf(each)] : [],
  );
  const own = labels.find((label) => /time|dura|prep|cook|total/i.test(label)) ?? '';
  return CALLED.find(([, pattern]) => pattern.test(own))?.[0];
}

/**
 * Time and servings out of lines near a recipe, label and value in one line or in two that follow each other.
 *
 * @param until what stands behind is something else
 */
export function factsOfLines(blocks: readonly Block[], until: number): VisibleFacts {
  const facts: { -readonly [Kind in keyof VisibleFacts]: VisibleFacts[Kind] } = {};
  const alone = new Set<number>();
  for (let at = 0; at < Math.min(until, blocks.length); at++) {
    const block = blocks[at];
    if (
      !block ||
      (block.text.length > 90 && !/\d/.test(block.text)) ||
      (block.box === 'other' && block.text.length > LONGEST_BESIDE)
    )
      continue;
    const text = isFactLabel(block.text) ? `${block.text} ${blocks[at + 1]?.text ?? ''}` : block.text;
    for (const fact of factsOfLine(text)) {
      if (fact.kind === 'yield') {
        if (facts.yield === undefined && block.level === 0 && !isFactsAlone(block.text))
          facts.told = block.text;
        facts.yield ??= fact.value;
      } else facts[fact.kind] ??= fact.value;
    }
    const minutes = bareMinutes(block.text);
    if (minutes === null) continue;
    const kind = calledTime(block);
    if (kind) facts[kind] ??= minutes;
    else alone.add(minutes);
  }
  const [only] = alone;
  return { ...facts, durations: alone, ...(alone.size === 1 && only !== undefined && { alone: only }) };
}
