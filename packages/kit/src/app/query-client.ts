import { QueryClient } from '@tanstack/react-query';
import { failureOf } from '../api/client';

/** How often a question is asked again when no answer came or the server was busy. */
const RETRIES = 2;

/** The page's one cache of server data. A refusal (4xx) is final and not asked again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < RETRIES && ['OFFLINE', 'UNAVAILABLE', 'CRASH'].includes(failureOf(error).code),
      },
      mutations: { retry: false },
    },
  });
}
