import type { ImportSource } from './import.queries';

/** As much as a call takes, with room for what stands around it. */
const MOST_BYTES = 1_000_000;
const ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;
const LINK = /https?:\/\/[^\s<>"]+/gi;
/** Signs that no text has; what holds nothing else is none. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;
/** What a phone shares with a link is a title, not a recipe. */
const LONGEST_SHARED = 300;

/** Whether a text is nothing but an address. */
export const isAddress = (text: string): boolean => ADDRESS.test(text.trim());

/**
 * What somebody pasted: an address, alone or with a few words as phones share it, else a text.
 *
 * @param address where a text comes from, when that is known
 */
export function sourceOf(text: string, address: string | null = null): ImportSource {
  const trimmed = text.trim();
  if (isAddress(trimmed)) return { kind: 'address', address: trimmed };
  const [link, ...others] = trimmed.match(LINK) ?? [];
  const shared = link !== undefined && others.length === 0 && trimmed.length <= LONGEST_SHARED;
  if (shared && trimmed.split('\n').length <= 3 && !/<[a-z!]/i.test(trimmed)) {
    return { kind: 'address', address: link };
  }
  return { kind: 'text', text: lightened(trimmed).replace(CONTROL, '').trim(), address };
}

/** Whether what stands where links go is none, and no recipe either: one line without markup. */
export const isNoLink = (text: string): boolean =>
  sourceOf(text).kind === 'text' && !/\n|<[a-z!]/i.test(text.trim());

/** Whether a text is links and nothing else, more than one of them. */
export const isSeveralLinks = (text: string): boolean =>
  (text.match(LINK)?.length ?? 0) > 1 && /^[\s,;]*$/.test(text.replace(LINK, ''));

/** Whether a source fits into a call. */
export const fits = (source: ImportSource): boolean =>
  new TextEncoder().encode(JSON.stringify(source)).length <= MOST_BYTES;

const STYLE = /<style\b[\s\S]*?<\/style\s*>|<svg\b[\s\S]*?<\/svg\s*>|<noscript\b[\s\S]*?<\/noscript\s*>/gi;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const COMMENT = /<!--(?!\s*saved from)[\s\S]*?-->/gi;
const EMBEDDED = /data:[a-z]+\/[\w.+-]+;base64,[A-Za-z0-9+/=]+/g;

/** The source of a page without what no recipe stands in: styles, drawings, programs. */
export function lightened(text: string): string {
  if (!/<(?:html|head|body|script|div)\b/i.test(text)) return text;
  return text
    .replace(COMMENT, '')
    .replace(STYLE, '')
    .replace(SCRIPT, (script) => (/ld\+json|recipeIngredient/i.test(script) ? script : ''))
    .replace(EMBEDDED, '');
}
