import { expect, type Page, type Route } from '@playwright/test';
import type { SectionName } from '@sytno/contract/sections';
import { IMPATIENT_MS } from './servers';

/** What a section is loaded from, in this order. */
export const PLACES = ['registry', 'manifest', 'entry', 'chunk', 'style'] as const;
export type Place = (typeof PLACES)[number];

/** How a file can fail to come. */
export type Fault = 'missing' | 'hanging' | 'slow' | 'HTML' | 'failing once' | 'corrupted';

const FILES: Record<Place, string> = {
  registry: '**/registry.json',
  manifest: '*/mf-manifest.json*',
  entry: '*/remoteEntry.*.js*',
  chunk: '*/section.*.js*',
  style: '*/section.*.css*',
};

export const filesOf = (place: Place, section: SectionName): string =>
  place === 'registry' ? FILES.registry : `**/mfe/${section}/${FILES[place]}`;

/** Long for a person, short for the time-out. */
const SLOW_MS = 1_500;
const HTML = '<!doctype html><html><body><p>hello</p></body></html>';

/** Answers as the fault wants; `asked` counts. */
export function failing(fault: Fault): { handle: (route: Route) => Promise<void>; asked: () => number } {
  let asked = 0;
  const handle = async (route: Route): Promise<void> => {
    asked += 1;
    switch (fault) {
      case 'missing':
        return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found\n' });
      case 'hanging':
        return undefined;
      case 'slow': {
        const answer = await route.fetch();
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        return route.fulfill({ response: answer });
      }
      case 'HTML':
        return route.fulfill({ status: 200, contentType: 'text/html', body: HTML });
      case 'failing once':
        return asked === 1 ? route.abort() : route.continue();
      case 'corrupted': {
        const answer = await route.fetch();
        const text = await answer.text();
        const { 'content-encoding': _, 'content-length': __, ...headers } = answer.headers();
        return route.fulfill({ status: 200, headers, body: `${text.slice(0, -1)}/**/${text.slice(-1)}` });
      }
    }
  };
  return { handle, asked: () => asked };
}

export interface ToldFailure {
  error: string;
  section: string;
  version: string;
  phase: string;
  type: string;
  url?: string;
}

/** What the frame says of a section that failed. */
export async function failureOn(page: Page): Promise<ToldFailure> {
  const facts = page.locator('[data-load-failure]');
  await expect(facts).toBeAttached({ timeout: 2 * IMPATIENT_MS + 15_000 });
  return JSON.parse((await facts.textContent()) ?? '') as ToldFailure;
}

/** What the frame must call a fault at a place (spec §8): phase and type. */
export function expectedOf(fault: 'missing' | 'hanging' | 'HTML' | 'corrupted', place: Place) {
  if (place === 'registry') return { phase: 'registry', type: 'missing' };
  const type = fault === 'hanging' ? 'timeout' : 'error';
  if (place === 'manifest' && fault === 'missing') return { phase: place, type: 'missing' };
  return { phase: place, type };
}
