import type { Api } from '@sytno/kit';
import type { SectionLoadError } from './section-load-error';

const LONGEST_PATH = 200;

/**
 * Tells the server which version of which section failed where, each kind once a visit: whoever looks after the
 * section sees it. Nothing of the person goes along.
 */
export function failureTeller(report: Api['platform']['sections']['report'], shell: string) {
  const told = new Set<string>();
  return ({ failure }: SectionLoadError): void => {
    const { section, version, phase, type, code, url, httpStatus, attempt } = failure;
    const key = [section, version, phase, type].join(' ');
    if (told.has(key)) return;
    told.add(key);
    const path = url && pathOf(url);
    report({
      section,
      version,
      phase,
      type,
      attempt,
      shell,
      ...(code ? { code } : {}),
      ...(path ? { path } : {}),
      ...(httpStatus === undefined ? {} : { httpStatus }),
    }).catch(() => {
      // It could not be told now: the next failure of the kind may.
      told.delete(key);
    });
  };
}

function pathOf(url: string): string {
  return new URL(url, window.location.origin).pathname.slice(0, LONGEST_PATH);
}
