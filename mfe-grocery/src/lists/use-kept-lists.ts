import { useUser } from '@sytno/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shelfOf } from '../together/use-list-store';
import type { ListedList } from './lists.queries';

interface Lists {
  items: ListedList[];
  count: number;
}

/** The lists, or those that this device knew last where there is no network; what comes is kept. */
export function useKeptLists(query: UseQueryResult<Lists>): {
  data: Lists | undefined;
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
} {
  const owner = useUser()?.id ?? '';
  const [kept, setKept] = useState<Lists>();
  const { data, error, isPending, fetchStatus, refetch } = query;
  const isMissing = data === undefined && (error !== null || fetchStatus === 'paused');
  useEffect(() => {
    if (!data && !isMissing) return undefined;
    let isCurrent = true;
    const work = async () => {
      const shelf = await shelfOf(owner);
      if (data) await shelf?.keepIndex(data.items);
      else {
        const items = await shelf?.readIndex();
        if (items && isCurrent) setKept({ items: [...items], count: items.length });
      }
      shelf?.close();
    };
    work().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [data, isMissing, owner]);
  return { data: data ?? (isMissing ? kept : undefined), error, isPending, refetch };
}
