import type { Language } from '@sytno/domain';
import { useApi } from '@sytno/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFailureNotice } from '../parameters/parameters.queries';
import { contentOf, type Draft } from './draft';
import { filledBy, withLock, type Filled, type FilledRow, type Terms } from './fill';

/** Has the empty meals of a draft filled, again and again with what was locked; leaving ends the work. */
export function useFill(draft: Draft, lng: Language) {
  const api = useApi();
  const tell = useFailureNotice();
  const [filled, setFilled] = useState<Filled>();
  const seed = useRef(0);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const work = useMutation({
    mutationFn: ({ terms, locked }: { terms: Terms; locked: readonly FilledRow[] }) => {
      leaving.current?.abort();
      const aborter = new AbortController();
      leaving.current = aborter;
      const { kind, weeks, items } = contentOf(draft);
      const { mealTypes, targets, week } = terms;
      return api.mealplans.templates.generate(
        {
          kind,
          weeks,
          week,
          targets,
          mealTypes: [...mealTypes],
          items: [...items, ...locked],
          seed: (seed.current += 1),
          language: lng,
        },
        { signal: aborter.signal },
      );
    },
    onSuccess: (answer, { locked }) => setFilled(filledBy(answer, locked, filled?.dishes ?? [])),
    onError: (error) => {
      if (!leaving.current?.signal.aborted) tell(error);
    },
  });
  return {
    filled,
    busy: work.isPending,
    start: (terms: Terms) => work.mutate({ terms, locked: [] }),
    again: (terms: Terms) => work.mutate({ terms, locked: filled?.locked ?? [] }),
    lock: (row: FilledRow) => setFilled((before) => before && withLock(before, row)),
    /** Back to what is wanted. */
    forget: () => setFilled(undefined),
    cancel: () => {
      leaving.current?.abort();
      work.reset();
    },
  };
}
