import type { Registry, ServedSection } from '@sytno/contract';
import type { SectionName } from '@sytno/contract/sections';

/** For so long the registry is not asked about again while somebody goes from page to page. */
const FRESH_MS = 60_000;

export interface RegistrySource {
  /** What the server says now. */
  fetch: () => Promise<unknown>;
  /** Milliseconds that only grow. */
  now: () => number;
}

/**
 * The registry as this page knows it: at first what the server wrote into the page, later what it is told when
 * somebody goes on. A registry that cannot be had, or is none, leaves the known one.
 */
export class KnownRegistry {
  private askedAt: number;
  private asking: Promise<boolean> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private registry: Registry,
    private readonly source: RegistrySource,
  ) {
    this.askedAt = source.now();
  }

  section(name: SectionName): ServedSection | undefined {
    return this.registry.sections.find((one) => one.name === name);
  }

  /** Called when what is known changed. */
  subscribe(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Asks again, unless that was done a moment ago. Gives whether something changed. */
  refreshWhenStale(): Promise<boolean> {
    return this.source.now() - this.askedAt < FRESH_MS ? Promise.resolve(false) : this.refresh();
  }

  /** Asks again; whoever asks meanwhile waits for the same answer. */
  refresh(): Promise<boolean> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async ask(): Promise<boolean> {
    this.askedAt = this.source.now();
    const next = await this.source.fetch().catch(() => undefined);
    // A section whose files could not be had for a while comes back under the same revision.
    if (!isRegistry(next) || JSON.stringify(next) === JSON.stringify(this.registry)) return false;
    this.registry = next;
    for (const listener of this.listeners) listener();
    return true;
  }
}

/** Whether it has the shape that loading relies on; the page has no schemas. */
function isRegistry(value: unknown): value is Registry {
  const { revision, sections } = (value ?? {}) as Partial<Registry>;
  return (
    typeof revision === 'number' &&
    Array.isArray(sections) &&
    sections.every(
      ({ name, version, entry, preload }) =>
        [name, version].every((word) => typeof word === 'string') &&
        typeof entry === 'string' &&
        entry.startsWith('/mfe/') &&
        Array.isArray(preload),
    )
  );
}

/** So long an answer is waited for; nobody sees that it is asked. */
const PATIENCE_MS = 4_000;

/** Asks the server for its registry. @throws when it does not answer well */
export async function fetchRegistry(): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, PATIENCE_MS);
  try {
    const response = await fetch('/registry.json', { signal: abort.signal });
    return response.ok ? await response.json() : undefined;
  } finally {
    clearTimeout(timer);
  }
}
