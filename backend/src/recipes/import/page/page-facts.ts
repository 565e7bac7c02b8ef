import { tidyLine } from '@sytno/domain';
import type { Element } from './html';
import { below, ownText, textOf } from './tree';

/** What a page says of itself in its head and in its first headings. */
export interface PageFacts {
  readonly language: string | null;
  readonly title: string | null;
  readonly headings: readonly string[];
  readonly canonical: string | null;
  readonly meta: ReadonlyMap<string, string>;
  readonly password: boolean;
}

const MOST_HEADINGS = 12;

/** One walk over the page for all of them. */
export function pageFacts(root: Element): PageFacts {
  const meta = new Map<string, string>();
  const headings: string[] = [];
  let language: string | null = null;
  let title: string | null = null;
  let canonical: string | null = null;
  let password = false;
  for (const element of below(root)) {
    const { name, attributes } = element;
    if (name === 'html') language ??= attributes['lang'] ?? attributes['xml:lang'] ?? null;
    else if (name === 'title' && element.parent?.name !== 'svg') title ??= tidyLine(ownText(element));
    else if (name === 'h1' && headings.length < MOST_HEADINGS) headings.push(textOf(element));
    else if (name === 'link' && attributes['rel'] === 'canonical') canonical ??= attributes['href'] ?? null;
    else if (name === 'input' && attributes['type'] === 'password') password = true;
    else if (name === 'meta') {
      const key = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
      const content = tidyLine(attributes['content'] ?? '');
      if (key !== '' && content !== '' && !meta.has(key)) meta.set(key, content);
    }
  }
  return {
    language,
    title: title === '' ? null : title,
    headings: headings.filter(Boolean),
    canonical,
    meta,
    password,
  };
}
