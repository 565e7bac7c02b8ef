import { ingredientLikeness, partOfHeading, type PartKind } from '@sytno/domain';
import type { Block } from './block';
import { enumerated } from './enumerated';
import { isElement, textOf } from './tree';

const LONGEST_LABEL = 45;
/** Shorter words behind "Method:" are no cooking. */
const SHORTEST_STEPS = 60;
const LABEL = /^(\P{Po}{3,45}?)\s?[:：]\s*(\S.*)$/u;
/** So many say how much where a heading tells that they are ingredients. */
const UNDER_HEADING = 0.4;
/** In a group of its own two ingredients are a list. */
const FEWEST_IN_GROUP = 2;
/** So many lines with one ingredient each are the list: an enumeration among them is one of its lines. */
const MOST_OF_LIST = 3;

const line = (block: Block, text: string, kind: Partial<Block>): Block => ({
  ...block,
  text,
  level: 0,
  part: null,
  ...kind,
});

/** A label and what it stands in front of: behind a colon, or bold and with any sign behind it. */
function labelled(block: Block): readonly [label: string, rest: string] | null {
  const [first] = block.element.children.filter((child) => isElement(child) || child.trim() !== '');
  const bold = isElement(first) && /^(?:b|strong)$/.test(first.name) ? textOf(first) : '';
  if (bold !== '' && bold.length <= LONGEST_LABEL && block.text.startsWith(bold)) {
    const rest = block.text.slice(bold.length).replace(/^[\s.:–—-]+/, '');
    if (rest !== '') return [bold.replace(/[\s.:–—-]+$/, ''), rest];
  }
  const [, label, rest] = LABEL.exec(block.text) ?? [];
  return label !== undefined && rest !== undefined ? [label, rest] : null;
}

/** What a label announces that stands in front of its part, in the same line. */
function announced([label, rest]: readonly [string, string]): PartKind | null {
  const part = label.length <= LONGEST_LABEL ? partOfHeading(label, false) : null;
  if (part === 'ingredients') return enumerated(rest, FEWEST_IN_GROUP).length > 1 ? part : null;
  return part === 'steps' && rest.length >= SHORTEST_STEPS ? part : null;
}

const itemsOf = (block: Block, rest: string, fewest?: number): readonly Block[] | null => {
  const items = enumerated(rest.replace(/\s*\.$/, ''), fewest, UNDER_HEADING);
  return items.length > 1 ? items.map((text) => line(block, text, { item: true })) : null;
};

/** The ingredients of a line under their heading that holds several, with the name of their group. */
function ofList(block: Block): readonly Block[] {
  const found = labelled(block);
  const named = found && itemsOf(block, found[1], FEWEST_IN_GROUP);
  if (found && named) return [line(block, `${found[0]}:`, { level: 8 }), ...named];
  return itemsOf(block, block.text) ?? [block];
}

/** From the heading of a list to the next part: its lines, those that hold several ingredients apart. */
function partedList(blocks: readonly Block[]): readonly Block[] {
  const plain = blocks.filter(({ level }) => level === 0);
  const parted = new Map(plain.map((block) => [block, block.item ? [block] : ofList(block)]));
  const single = plain.filter(
    (block) =>
      parted.get(block)?.length === 1 && /\d/.test(block.text) && ingredientLikeness(block.text) >= 0.9,
  );
  if (single.length >= MOST_OF_LIST) return blocks;
  return blocks.flatMap((block) => parted.get(block) ?? [block]);
}

/** "Інгредієнти: 2 яйця, 200 г борошна" is a heading and its list, "Приготування: …" one and its steps. */
function withHeadings(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => {
    const found = /^h[1-6]$/.test(block.element.name) || block.item ? null : labelled(block);
    const part = found && announced(found);
    if (!found || !part) return [block];
    return [line(block, `${found[0]}:`, { level: 8, part }), line(block, found[1], {})];
  });
}

/** Lines of a page that hold a part of the recipe in one: each of its ingredients is a line of its own. */
export function partedLines(blocks: readonly Block[]): readonly Block[] {
  const lines: Block[] = [];
  let list: Block[] | null = null;
  const close = (): void => {
    if (list) lines.push(...partedList(list));
    list = null;
  };
  for (const block of withHeadings(blocks)) {
    const heading = block.part !== null && block.level > 0;
    if (heading || (list && list.length > MOST_BEHIND)) close();
    if (list) list.push(block);
    else lines.push(block);
    if (heading && block.part === 'ingredients') list = [];
  }
  close();
  return lines;
}

/** So many lines behind their heading may be ingredients. */
const MOST_BEHIND = 60;
