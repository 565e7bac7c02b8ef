import { jsonrepair } from 'jsonrepair';

/** What JSON may hold. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Letters that are mended on one page: broken blocks are short, and mending takes the square of their length. */
const MOST_BROKEN = 20_000;

/** How much of a page may still be mended. */
export interface Mending {
  left: number;
}

export const mending = (): Mending => ({ left: MOST_BROKEN });

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a list: nothing gives none. */
export const listOf = (value: Json | undefined): readonly Json[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

const OPENING = /^(?:\/\/|\/\*)?\s?(?:<!--|<!\[CDATA\[)?\s?(?:\*\/)?/;
const CLOSING = /(?:\/\/|\/\*)?\s?(?:-->|\]\]>)?\s?(?:\*\/)?$/;
/** No closing mark is longer; an expression that may begin anywhere is kept away from the whole text. */
const LONGEST_CLOSING = 12;

/** What pages put around their JSON, and white space that JSON does not allow in strings. */
function unwrapped(text: string): string {
  const plain = text
    .replace(/^\ufeff/, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .replace(OPENING, '')
    .trimStart();
  const cut = Math.max(0, plain.length - LONGEST_CLOSING);
  let body = `${plain.slice(0, cut)}${plain.slice(cut).replace(CLOSING, '')}`.trimEnd();
  while (body.endsWith(';')) body = body.slice(0, -1).trimEnd();
  return body;
}

/** JSON as it stands or in its wrapping, without any mending. */
export function parseJson(written: string): Json | undefined {
  const whole = parsed(written);
  if (whole !== undefined) return whole;
  const text = unwrapped(written);
  return parsed(text) ?? (text.includes('&quot;') ? parsed(text.replaceAll('&quot;', '"')) : undefined);
}

/** JSON as pages have it: in comments, with commas too many, cut off. Nothing when no mending helps. */
export function readJson(written: string, budget: Mending): Json | undefined {
  const plain = parseJson(written);
  if (plain !== undefined || written.length > budget.left) return plain;
  budget.left -= written.length;
  try {
    return parsed(jsonrepair(unwrapped(written)));
  } catch {
    return undefined;
  }
}
