import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SECTIONS, type SectionName } from '@sytno/contract';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Housekeeping } from '../jobs/housekeeping';
import type { JobKind } from '../jobs/job';
import { Jobs } from '../jobs/jobs.service';
import { between, DAY, now } from '../time/clock';
import { ReleaseStore } from './release-store';
import { SectionRegistry, wantedReleases } from './section-registry';
import { ReleaseRow } from './sections.entities';

/** An old tab finds the files of its release for so long after nobody new gets it. */
export const KEPT_FOR = 30 * DAY;

export const RELEASE_PRUNE: JobKind<object> = { name: 'release-prune', schema: z.strictObject({}) };

/** Removes releases that nobody has had for thirty days, once a day. */
@Injectable()
export class ReleasePrune implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ReleaseStore,
    private readonly registry: SectionRegistry,
    private readonly jobs: Jobs,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...RELEASE_PRUNE, every: DAY, handler: () => this.run() });
    this.housekeeping.add(
      {
        name: 'overrides that ran out',
        statement: `delete from plt_override where until < $1::timestamptz`,
      },
      {
        name: 'failures of loading that nobody saw for long',
        statement: `delete from plt_load_failure where last_at < $1::timestamptz - interval '90 days'`,
      },
    );
  }

  async run(): Promise<void> {
    await this.registry.takeBuilt();
    const wanted = await wantedReleases(this.dataSource.manager);
    const known = await this.dataSource.manager.find(ReleaseRow);
    for (const section of SECTIONS) {
      const kept = wanted.get(section) ?? new Set<string>();
      for (const row of known.filter((one) => one.section === section)) {
        if (!kept.has(row.version) && isOld(row.endedAt ?? row.publishedAt)) await this.remove(row);
        // Other installations may share the folder: what is wanted here looks new to them.
        else await this.store.touch(section, row.version);
      }
      await this.removeUnknown(section, new Set(known.map(({ version }) => version)));
    }
  }

  private async remove({ section, version }: ReleaseRow): Promise<void> {
    await this.dataSource.manager.delete(ReleaseRow, { section, version });
    await this.store.remove(section, version);
  }

  /** Folders that no row names: builds that were never seen here, or of an installation that is gone. */
  private async removeUnknown(section: SectionName, known: ReadonlySet<string>): Promise<void> {
    for (const { version, at } of await this.store.folders(section)) {
      if (!known.has(version) && isOld(at)) await this.store.remove(section, version);
    }
  }
}

function isOld(instant: string): boolean {
  return between(instant, now()) > KEPT_FOR;
}
