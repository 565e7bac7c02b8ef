import { useSearchParams } from '@sytno/kit/router';
import { QUEUES, type Queue } from './review.queries';

interface Place {
  readonly queue: Queue;
  /** From 1. */
  readonly page: number;
  /** The open recipe; '' when none is. */
  readonly recipe: string;
}

export interface ReviewPlace extends Place {
  /** The query of an address with some of it changed. */
  readonly queryOf: (change: Partial<Place>) => Record<string, string>;
  readonly go: (change: Partial<Place>) => void;
}

const LAST = 100_000;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Where in the queue somebody is, as the address says it; what makes no sense is left out. */
export function useReviewPlace(): ReviewPlace {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 1);
  const recipe = params.get('recipe') ?? '';
  const place: Place = {
    queue: QUEUES.find((one) => one === params.get('queue')) ?? 'waiting',
    page: Number.isInteger(page) && page > 0 && page <= LAST ? page : 1,
    recipe: ID.test(recipe) ? recipe : '',
  };
  const queryOf = (change: Partial<Place>): Record<string, string> => {
    const next = { ...place, ...change };
    return {
      ...(next.queue !== 'waiting' && { queue: next.queue }),
      ...(next.page > 1 && { page: String(next.page) }),
      ...(next.recipe && { recipe: next.recipe }),
    };
  };
  return { ...place, queryOf, go: (change) => setParams(queryOf(change)) };
}
