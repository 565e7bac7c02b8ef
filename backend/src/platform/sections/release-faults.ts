import { apiCovers, RELEASE_FAULTS, type BuiltRelease } from '@sytno/contract';

/** What runs here, as far as a release can ask for it. */
export interface Host {
  /** The major of the agreement between shell and section. */
  readonly contract: number;
  /** The contract of the API. */
  readonly api: string;
  /** What each face of the shell's kit has; undefined while the shell is not built, or of an older build. */
  readonly kit: Readonly<Record<string, readonly string[]>> | undefined;
}

export interface ReleaseFault {
  readonly fault: (typeof RELEASE_FAULTS)[number];
  /** A name or a version. */
  readonly detail: string;
}

/** Why a release cannot be live here; an empty list when it can. A release that says nothing asks for nothing. */
export function faultsOf({ contract, needs }: BuiltRelease, host: Host): ReleaseFault[] {
  const faults: ReleaseFault[] = [];
  if (contract !== host.contract) faults.push({ fault: 'contract', detail: String(contract) });
  if (!needs) return faults;
  if (!apiCovers(host.api, needs.api)) faults.push({ fault: 'api', detail: needs.api });
  const { kit } = host;
  if (!kit) return faults;
  const missing = Object.entries(needs.kit).flatMap(([face, names]) =>
    names.filter((name) => !kit[face]?.includes(name)).map((name) => `${face} ${name}`),
  );
  return [...faults, ...missing.map((detail) => ({ fault: 'kit' as const, detail }))];
}
