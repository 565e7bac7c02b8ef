import { useSearchParams } from '@sytno/kit/router';
import { isId, type ReceivedState } from './messages.queries';

/** Where in the administrator's messages somebody is, as the address says it. */
interface Place {
  readonly state: ReceivedState;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** The open message; empty when none is. */
  readonly message: string;
}

export interface ReceivedPlace extends Place {
  /** The query of an address with some of it changed. */
  readonly queryOf: (change: Partial<Place>) => string;
  readonly go: (change: Partial<Place>, options?: { replace: boolean }) => void;
}

const LAST = 100_000;
/** The longest search the server takes. */
const LONGEST_SEARCH = 120;

/** Reads the place out of the address; what makes no sense is left out. */
export function useReceivedPlace(): ReceivedPlace {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 1);
  const message = params.get('message') ?? '';
  const place: Place = {
    state: params.get('state') === 'answered' ? 'answered' : 'open',
    search: (params.get('search') ?? '').slice(0, LONGEST_SEARCH),
    page: Number.isInteger(page) && page > 0 && page <= LAST ? page : 1,
    message: isId(message) ? message : '',
  };
  const wordsOf = (change: Partial<Place>) => {
    const next = { ...place, ...change };
    return new URLSearchParams({
      ...(next.state === 'answered' && { state: next.state }),
      ...(next.search && { search: next.search }),
      ...(next.page > 1 && { page: String(next.page) }),
      ...(next.message && { message: next.message }),
    });
  };
  return {
    ...place,
    queryOf: (change) => {
      const query = wordsOf(change).toString();
      return query && `?${query}`;
    },
    go: (change, options) => {
      setParams(wordsOf(change), options);
    },
  };
}
