import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { retried } from './addresses';
import type { Sighting } from './section-load-error';

/** What the loader tells the federation runtime, and what the runtime's hooks tell back. */
export interface LoadingWatch {
  /** Milliseconds for a manifest or an entry. */
  timeoutMs: number;
  /** Which try of a container this is: from the second on, addresses are new ones. */
  attemptOf: (container: string) => number;
  /** Called when a manifest or an entry did not come. */
  saw: (container: string, sighting: Sighting) => void;
  /** The hash that a container's entry must have; undefined where nobody knows. */
  hashOf: (container: string, url: string) => string | undefined;
}

/**
 * The runtime's fetches under our rules: manifests get a time-out and their status is looked at, entries
 * get the same time-out instead of the built-in 20 s, a retry has a new address, and nothing is put into
 * the page ahead of webpack, whose style loader would take a pre-inserted stylesheet for a loaded one.
 */
export function loadingPlugin(watch: LoadingWatch): ModuleFederationRuntimePlugin {
  return {
    name: 'sytno-loading',

    beforePreloadRemote({ preloadOps }) {
      preloadOps.length = 0;
      return Promise.resolve();
    },

    async fetch(url, options, remoteInfo) {
      const container = remoteInfo?.name ?? '';
      const abort = new AbortController();
      const timer = setTimeout(() => {
        abort.abort();
      }, watch.timeoutMs);
      try {
        const response = await fetch(url, { ...options, signal: abort.signal });
        if (!response.ok) {
          watch.saw(container, { phase: 'manifest', type: 'missing', url, httpStatus: response.status });
          throw new Error(`Manifest ${url} answered ${String(response.status)}`);
        }
        // The body is read here, so that the time-out covers it too.
        return new Response(await response.text(), {
          status: 200,
          headers: { 'content-type': 'application/json' },
        });
      } catch (error) {
        if (abort.signal.aborted) watch.saw(container, { phase: 'manifest', type: 'timeout', url });
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },

    createScript({ url, remoteInfo }) {
      const container = remoteInfo?.name ?? '';
      const attempt = watch.attemptOf(container);
      const script = document.createElement('script');
      const hash = watch.hashOf(container, url);
      if (hash) script.integrity = hash;
      script.src = retried(url, attempt);
      return { script, timeout: watch.timeoutMs };
    },
  };
}
