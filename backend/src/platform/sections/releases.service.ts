import { Injectable } from '@nestjs/common';
import { SECTIONS, type Inputs, type Outputs, type SectionName } from '@sytno/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.service';
import { Refusal } from '../errors/refusal';
import { faultsOf, type Host, type ReleaseFault } from './release-faults';
import { ReleaseStore } from './release-store';
import { builtRelease, BrokenArchive, readArchive } from './release-archive';
import { addRelease, SectionRegistry } from './section-registry';
import { moved, rowOf } from './section-row';
import { ReleaseRow, SectionRow } from './sections.entities';

type Calls = Inputs['platform']['sections'];
export type SectionState = Outputs['platform']['sections']['activate'];
type Release = Outputs['platform']['sections']['overview']['sections'][number]['releases'][number];

/** Who does it: a person, or a team by its token. */
export interface Releaser {
  readonly userId: string | null;
  /** The token's label. */
  readonly team?: string;
}

/** So many releases of a section are shown. */
const SHOWN = 30;
/** So many reasons say enough. */
const MOST_REASONS = 20;

/** Publishing of releases and moving of what is live; everybody who changes names the revision he saw. */
@Injectable()
export class Releases {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: SectionRegistry,
    private readonly store: ReleaseStore,
    private readonly audit: Audit,
  ) {}

  /**
   * Takes an uploaded release in; making it live is another call. One that is there already stays as it is.
   *
   * @throws Refusal RELEASE_BROKEN with what is wrong, when the archive is not the release of that address
   */
  async publish(
    by: Releaser,
    at: { section: SectionName; version: string },
    archive: Uint8Array,
  ): Promise<{ version: string; isNew: boolean }> {
    const unpacked = await readArchive(archive).catch((error: unknown) => {
      if (!(error instanceof BrokenArchive)) throw error;
      throw new Refusal('RELEASE_BROKEN', { reasons: [{ fault: error.fault, detail: error.detail }] });
    });
    const { description, bytes } = unpacked;
    const { name: section, version } = description;
    if (section !== at.section || version !== at.version) {
      throw new Refusal('RELEASE_BROKEN', { reasons: [{ fault: 'name', detail: `${section} ${version}` }] });
    }
    await this.store.put(section, version, unpacked, archive);
    const isNew = await this.dataSource.transaction(async (manager) => {
      await rowOf(manager, section);
      const release = builtRelease(description);
      const publishedBy = by.team === undefined ? {} : { publishedBy: by.team };
      const row = { section, version, release, bytes, source: 'team' as const, ...publishedBy };
      const added = await addRelease(manager, row);
      if (added) await this.note(by, 'release.publish', section, { version, bytes }, manager);
      return added;
    });
    return { version, isNew };
  }

  /** @throws Refusal CONFLICT when the revision is another, RELEASE_REFUSED with the reasons */
  async activate(by: Releaser, { section, version, expectedRevision, share = 100 }: Calls['activate']) {
    const host = await this.registry.host();
    return this.change(section, expectedRevision, async (row, manager) => {
      const release = await manager.findOneBy(ReleaseRow, { section, version });
      const faults = await this.faultsOf(section, version, release, row, host);
      if (faults.length > 0) throw refused(faults);
      await this.note(by, 'release.activate', section, { version, share }, manager);
      return share === 100
        ? moved(manager, row, { live: version, trial: null, share: 0 })
        : moved(manager, row, { trial: version, share });
    });
  }

  /** Ends a trial; without one the release before is live again. @throws Refusal CONFLICT, RELEASE_REFUSED */
  async rollback(by: Releaser, { section, expectedRevision }: Calls['rollback']) {
    const host = await this.registry.host();
    return this.change(section, expectedRevision, async (row, manager) => {
      if (row.pinned) throw refused([{ fault: 'pinned', detail: row.live ?? '' }]);
      await this.note(by, 'release.rollback', section, { from: row.trial ?? row.live }, manager);
      if (row.trial !== null) return moved(manager, row, { trial: null, share: 0 });
      const [to, ...earlier] = row.earlier;
      if (to === undefined) throw refused([{ fault: 'unknown', detail: '' }]);
      const release = await manager.findOneBy(ReleaseRow, { section, version: to });
      const faults = await this.faultsOf(section, to, release, row, host);
      if (faults.length > 0) throw refused(faults);
      return moved(manager, row, { live: to, earlier });
    });
  }

  /** @throws Refusal CONFLICT */
  async pin(by: Releaser, { section, pinned, expectedRevision }: Calls['pin']) {
    return this.change(section, expectedRevision, async (row, manager) => {
      await this.note(by, pinned ? 'release.pin' : 'release.unpin', section, { version: row.live }, manager);
      return moved(manager, row, { pinned });
    });
  }

  /** What is live of a section now. */
  async state(section: SectionName): Promise<SectionState> {
    await this.registry.takeBuilt();
    const row = await this.dataSource.manager.findOneBy(SectionRow, { section });
    return row ? shown(row) : { ...NOTHING_LIVE, section };
  }

  /** All sections with their releases, the newest first. */
  async all(): Promise<(SectionState & { releases: Release[] })[]> {
    const host = await this.registry.host();
    return Promise.all(
      SECTIONS.map(async (section) => {
        const state = await this.state(section);
        const rows = await this.dataSource.manager.find(ReleaseRow, {
          where: { section },
          order: { publishedAt: 'DESC', version: 'DESC' },
          take: SHOWN,
        });
        return { ...state, releases: rows.map((row) => this.shownRelease(row, host)) };
      }),
    );
  }

  private shownRelease(row: ReleaseRow, host: Host): Release {
    const { section, version, source, publishedAt, publishedBy, endedAt, bytes, release } = row;
    const missing: ReleaseFault[] = this.store.has(section, version) ? [] : [{ fault: 'files', detail: '' }];
    const faults = [...faultsOf(release, host), ...missing].slice(0, MOST_REASONS);
    const api = release.needs?.api ?? '';
    return { version, source, publishedAt, publishedBy, endedAt, bytes, api, faults };
  }

  private async faultsOf(
    section: SectionName,
    version: string,
    row: ReleaseRow | null,
    { pinned, live }: SectionRow,
    host: Host,
  ): Promise<ReleaseFault[]> {
    if (!row) return [{ fault: 'unknown', detail: version }];
    if (pinned) return [{ fault: 'pinned', detail: live ?? '' }];
    const there = await this.store.ensure(section, version);
    return [...faultsOf(row.release, host), ...(there ? [] : [{ fault: 'files' as const, detail: '' }])];
  }

  private async change(
    section: SectionName,
    expectedRevision: number,
    work: (row: SectionRow, manager: EntityManager) => Promise<SectionRow>,
  ): Promise<SectionState> {
    await this.registry.takeBuilt();
    const row = await this.dataSource.transaction(async (manager) => {
      const found = await rowOf(manager, section);
      if (found.revision !== expectedRevision) throw new Refusal('CONFLICT');
      return work(found, manager);
    });
    this.registry.forget();
    return shown(row);
  }

  private note(
    { userId, team }: Releaser,
    action: string,
    section: SectionName,
    details: Record<string, string | number | null>,
    manager: EntityManager,
  ): Promise<void> {
    const by = team === undefined ? {} : { team };
    return this.audit.note(userId, action, { kind: 'section', id: section }, { ...details, ...by }, manager);
  }
}

const NOTHING_LIVE = {
  revision: 0,
  live: null,
  previous: null,
  trial: null,
  pinned: false,
  changedAt: null,
};

function refused(faults: readonly ReleaseFault[]): Refusal {
  return new Refusal('RELEASE_REFUSED', { reasons: faults.slice(0, MOST_REASONS) });
}

function shown({
  section,
  revision,
  live,
  earlier,
  trial,
  share,
  pinned,
  changedAt,
}: SectionRow): SectionState {
  return {
    section,
    revision,
    live,
    previous: earlier[0] ?? null,
    trial: trial === null ? null : { version: trial, share },
    pinned,
    changedAt,
  };
}
