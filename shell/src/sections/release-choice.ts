import type { SectionRelease } from '@sytno/contract';
import { releaseFor } from '@sytno/contract/release-choice';
import type { SectionName } from '@sytno/contract/sections';
import type { KnownRegistry } from './known-registry';

export interface ChoiceOptions {
  registry: Pick<KnownRegistry, 'section'>;
  /** Who is signed in, for releases that a share of people tries. */
  personId: () => string | null;
  /** What a developer wants instead. */
  override: (section: SectionName) => SectionRelease | undefined;
}

/** Which release of a section this page takes, leaving out those that broke here. */
export class ReleaseChoice {
  private readonly broken = new Map<SectionName, Set<string>>();

  constructor(private readonly options: ChoiceOptions) {}

  /** The one somebody is to get; else the live one, else the one that was live before. */
  of(section: SectionName): SectionRelease | undefined {
    const override = this.options.override(section);
    if (override) return override;
    const served = this.options.registry.section(section);
    if (!served) return undefined;
    const all = [releaseFor(served, this.options.personId()), served, served.previous];
    return all.find((release) => release && !this.broken.get(section)?.has(release.version));
  }

  isOverridden(section: SectionName): boolean {
    return this.options.override(section) !== undefined;
  }

  /** Leaves a release out from now on. A developer's own is never left out. */
  leaveOut(section: SectionName, version: string): void {
    const versions = this.broken.get(section) ?? new Set();
    this.broken.set(section, versions.add(version));
  }

  /** Starts over with a section's releases. */
  forgive(section: SectionName): void {
    this.broken.delete(section);
  }
}
