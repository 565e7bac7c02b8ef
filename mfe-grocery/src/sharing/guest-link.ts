import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import type { ListLink } from '../together/list-link';

/** What a link says of its list besides the list. */
export type GuestFacts = Omit<Outputs['grocery']['sharing']['open'], 'list'>;

type GuestOperations = Parameters<Api['grocery']['sharing']['apply']>[0]['operations'];

/** The guests' database; those of a household are kept apart from it. */
export const GUEST_DATABASE = 'sytno-guest-lists';

/**
 * The way of somebody who has a link.
 *
 * @param name what he calls himself; '' while he only looks
 * @param told what is learned of the link when the list is asked for
 */
export function guestLink(
  api: Api,
  { token, name, language }: { token: string; name: string; language: Language },
  told: (facts: GuestFacts) => void,
): ListLink {
  const { open, apply, follow } = api.grocery.sharing;
  return {
    key: token,
    async load() {
      const { list, ...facts } = await open({ token, language });
      told(facts);
      return list;
    },
    // The page offers a guest nothing else, and the server would refuse it.
    send: async (operations) =>
      (await apply({ token, name, operations: operations as GuestOperations })).results,
    follow: (after, signal) =>
      follow({ token, ...(name === '' ? {} : { name }) }, { signal, lastEventId: String(after) }),
  };
}

const NAME = 'grocery.guest';

/** The name that a guest gave on this device; '' when he gave none. */
export const guestName = (): string => localStorage.getItem(NAME) ?? '';

export function keepGuestName(name: string): void {
  localStorage.setItem(NAME, name);
}
