import type { SectionName } from '@sytno/contract/sections';

/** Where in the loading of a section it failed. */
export type LoadPhase =
  'registry' | 'manifest' | 'entry' | 'init' | 'expose' | 'chunk' | 'style' | 'texts' | 'shape' | 'render';

/** What kind of failure it was (spec §8). */
export type LoadFailureType = 'missing' | 'timeout' | 'error';

export interface LoadFailure {
  section: SectionName;
  version: string;
  phase: LoadPhase;
  type: LoadFailureType;
  /** The federation runtime's code, such as RUNTIME-008, where there is one. */
  code?: string;
  url?: string;
  httpStatus?: number;
  attempt: number;
}

/**
 * A section that could not be loaded. Whatever failed, it is a ChunkLoadError with a type, as spec §8
 * wants it, and says which version of which section failed and where.
 */
export class SectionLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: LoadFailureType;

  constructor(
    readonly failure: LoadFailure,
    cause?: unknown,
  ) {
    const { section, version, phase, type, url } = failure;
    super(`Section ${section} ${version}: ${phase} ${type}${url ? ` (${url})` : ''}`, { cause });
    this.type = failure.type;
  }
}

/** What the loading hooks saw go wrong with a manifest; more exact than the runtime's own text. */
export interface Sighting {
  phase: 'manifest';
  type: LoadFailureType;
  url: string;
  httpStatus?: number;
}

type Verdict = Pick<LoadFailure, 'phase' | 'type'> & { url?: string };

/** The federation runtime's codes and what they mean for us. */
const CODES: Record<string, Verdict> = {
  'RUNTIME-001': { phase: 'entry', type: 'missing' },
  'RUNTIME-002': { phase: 'init', type: 'error' },
  'RUNTIME-003': { phase: 'manifest', type: 'error' },
  'RUNTIME-004': { phase: 'registry', type: 'missing' },
  'RUNTIME-007': { phase: 'manifest', type: 'error' },
  'RUNTIME-008': { phase: 'entry', type: 'error' },
  'RUNTIME-011': { phase: 'manifest', type: 'missing' },
  'RUNTIME-012': { phase: 'init', type: 'error' },
  'RUNTIME-013': { phase: 'manifest', type: 'missing' },
  'RUNTIME-014': { phase: 'expose', type: 'missing' },
  'RUNTIME-015': { phase: 'init', type: 'error' },
};

/**
 * Turns whatever loading rejected with into a SectionLoadError. `phase` is what was being done, used when
 * the error itself does not say more; `sighting` is what the hooks saw during this attempt.
 */
export function normaliseLoadError(
  error: unknown,
  context: {
    section: SectionName;
    version: string;
    attempt: number;
    phase: LoadPhase;
    sighting?: Sighting | undefined;
  },
): SectionLoadError {
  if (error instanceof SectionLoadError) return error;
  const { sighting, phase, ...rest } = context;
  const code = /RUNTIME-\d{3}/.exec(messageOf(error))?.[0];
  const verdict = chunkVerdict(error, phase) ??
    sighting ??
    codeVerdict(error, code) ?? { phase, type: 'error' as const };
  return new SectionLoadError(
    {
      ...rest,
      phase: verdict.phase,
      type: verdict.type,
      ...(code ? { code } : {}),
      ...(verdict.url ? { url: verdict.url } : {}),
      ...(sighting?.httpStatus === undefined ? {} : { httpStatus: sighting.httpStatus }),
    },
    error,
  );
}

/** Whether what was thrown is a file of a section that did not come. */
export function isChunkFailure(error: unknown): boolean {
  return (error as { name?: string } | null | undefined)?.name === 'ChunkLoadError';
}

/** webpack's own ChunkLoadError knows its type and its address; a style is told from a script by the address. */
function chunkVerdict(error: unknown, phase: LoadPhase): Verdict | undefined {
  const { type, request } = (error ?? {}) as { type?: string; request?: string };
  if (!isChunkFailure(error)) return undefined;
  const style = /\.css(\?|$)/.test(request ?? '') || messageOf(error).includes('css chunk');
  const kinds: Record<string, LoadFailureType> = { missing: 'missing', timeout: 'timeout', load: 'missing' };
  return {
    phase: style ? 'style' : phase === 'texts' ? 'texts' : 'chunk',
    type: kinds[type ?? ''] ?? 'error',
    ...(request ? { url: request } : {}),
  };
}

/** What a container itself says: a section is one of webpack's own (docs/adr/0003-federation.md). */
const CONTAINER_SAYS: readonly (readonly [RegExp, Verdict])[] = [
  [/does not exist in container/, { phase: 'expose', type: 'missing' }],
  // A library that the shell has not, or has in another version than the section can use.
  [/shared (singleton )?module/i, { phase: 'init', type: 'error' }],
];

function codeVerdict(error: unknown, code: string | undefined): Verdict | undefined {
  const said = CONTAINER_SAYS.find(([words]) => words.test(messageOf(error)));
  const verdict = said?.[1] ?? (code ? CODES[code] : undefined);
  if (!verdict) return undefined;
  return /timed out/i.test(messageOf(error)) ? { ...verdict, type: 'timeout' } : verdict;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Failures that a second try a moment later may mend. Chunks, styles and texts were tried again already. */
const MENDABLE: readonly LoadPhase[] = ['manifest', 'entry', 'init', 'expose'];

/** A time-out took a person's patience already, so it is told at once. */
export function worthRetrying({ failure }: SectionLoadError): boolean {
  return failure.type !== 'timeout' && MENDABLE.includes(failure.phase);
}
