import type { SectionRelease } from '@sytno/contract';
import { SECTION_CONTRACT, SECTIONS, type SectionName } from '@sytno/contract/sections';

/** Where a browser keeps what its developer wants instead of the registry's releases. */
export const OVERRIDES_KEY = 'mfe-override';

/** By section: a version that lies on this server, or the address of a manifest on the developer's machine. */
export type Overrides = Readonly<Partial<Record<SectionName, string>>>;

/** `?mfe.recipes=…`; an empty value takes the override off. */
const ASKED = /^mfe\.(\w+)$/;
const VERSION = /^[a-z0-9][a-z0-9.-]{0,63}$/;
const OWN_MACHINE = ['localhost', '127.0.0.1'];

/** What the address asks for: sections with a place to take them from, or with null for the registry's. */
export function askedOverrides(search: string): Partial<Record<SectionName, string | null>> {
  const found: Partial<Record<SectionName, string | null>> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const section = ASKED.exec(key)?.[1] as SectionName | undefined;
    if (section && SECTIONS.includes(section)) found[section] = value === '' ? null : value;
  }
  return found;
}

/** The address without what it asks for. */
export function withoutAsked({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) if (ASKED.test(key)) query.delete(key);
  const rest = query.toString();
  return `${pathname}${rest ? `?${rest}` : ''}${hash}`;
}

/**
 * The release that stands for a place: a version on this server, or a manifest on this machine or on our own
 * origin. Undefined for every other place: nobody else's code comes into the page.
 */
export function releaseAt(section: SectionName, place: string, origin: string): SectionRelease | undefined {
  const release = { name: section, preload: [], texts: {}, contract: SECTION_CONTRACT };
  if (VERSION.test(place)) {
    return { ...release, version: place, entry: `/mfe/${section}/${place}/mf-manifest.json` };
  }
  if (!URL.canParse(place, origin)) return undefined;
  const url = new URL(place, origin);
  const known = url.origin === origin || (url.protocol === 'http:' && OWN_MACHINE.includes(url.hostname));
  return known && url.pathname.endsWith('.json')
    ? { ...release, version: `dev ${url.host}`, entry: url.href }
    : undefined;
}

/** What was kept, as far as it may be used. */
export function keptOverrides(storage: Storage, origin: string): Overrides {
  try {
    const kept = JSON.parse(storage.getItem(OVERRIDES_KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      SECTIONS.flatMap((section) => {
        const place = kept[section];
        return typeof place === 'string' && releaseAt(section, place, origin) ? [[section, place]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Keeps what is asked for beside what was kept. A place that may not be used changes nothing. */
export function keepOverrides(
  storage: Storage,
  asked: Partial<Record<SectionName, string | null>>,
  origin: string,
): Overrides {
  const kept = keptOverrides(storage, origin);
  const next: Overrides = Object.fromEntries(
    SECTIONS.flatMap((section) => {
      const place = asked[section];
      const wanted = place && releaseAt(section, place, origin) ? place : kept[section];
      return place === null || wanted === undefined ? [] : [[section, wanted]];
    }),
  );
  if (Object.keys(next).length === 0) storage.removeItem(OVERRIDES_KEY);
  else storage.setItem(OVERRIDES_KEY, JSON.stringify(next));
  return next;
}

/** Goes back to the registry's releases. */
export function resetOverrides(storage: Storage): void {
  storage.removeItem(OVERRIDES_KEY);
}
