import { isLanguage } from '@sytno/domain';
import { pathInLanguage } from '@sytno/kit/routes';
import { createContext, use } from 'react';

/** Why a page is left, which decides the words of the question. */
export type Leaving = 'leave' | 'signOut';

/** Goes when nothing unsaved stands on the page; else asks first. */
export type Leave = (why: Leaving, go: () => void) => void;

const goAtOnce: Leave = (_, go) => {
  go();
};

export const LeaveContext = createContext<Leave>(goAtOnce);

/** For what leads away from the page and is no link, such as signing out. */
export const useLeave = (): Leave => use(LeaveContext);

/** Whether two paths are one page: it stays as it is when only its language changes. */
export function samePage(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(path: string): string {
  const [, first] = path.split('/');
  return (isLanguage(first) ? pathInLanguage(path, 'uk') : path).replace(/\/+$/, '');
}

/** Where a click leads this tab inside of the product; undefined when it does not. */
export function targetOf(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return undefined;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : undefined;
}
