import type { Language } from '@sytno/domain';
import { useApi } from '@sytno/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GroceryList } from '../lists/lists.queries';
import { foundQuery, habitsQuery, understoodQuery } from './lines.queries';
import { readingOf } from './own-line';
import { suggestionsOf, type Suggestion } from './suggestions';

/** Nobody types so slowly. */
const PAUSE_MS = 180;
/** What the search of the catalogue takes. */
const LONGEST_NAME = 80;

/** The words once somebody pauses. */
function usePaused(words: string): string {
  const [paused, setPaused] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return words === '' ? '' : paused;
}

/**
 * What is offered for what is typed. Without a network it stays words and what the household buys. `understand`
 * gives what stands first once the server was heard.
 */
export function useSuggestions(list: GroceryList, text: string, lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const typed = text.trim();
  const words = usePaused(typed);
  const understood = useQuery({ ...understoodQuery(api, words, lng), enabled: words !== '' });
  const known = readingOf(typed, words === typed ? understood.data : undefined, lng);
  const name = readingOf(words, understood.data, lng).text.slice(0, LONGEST_NAME);
  const found = useQuery({ ...foundQuery(api, name, lng), enabled: words !== '' && understood.isFetched });
  const habits = useQuery(habitsQuery(api, lng));
  const offered = (reading: typeof known | null) =>
    suggestionsOf({
      reading,
      found: reading ? (found.data?.items ?? []) : [],
      habits: habits.data?.items ?? [],
      lines: list.items,
    });
  return {
    suggestions: offered(typed === '' ? null : known),
    understand: async (): Promise<Suggestion | undefined> => {
      const query = understoodQuery(api, typed, lng);
      const answer = navigator.onLine ? await client.query(query).catch(() => undefined) : undefined;
      return offered(readingOf(typed, answer, lng))[0];
    },
  };
}
