import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  API_VERSION,
  SECTION_CONTRACT,
  SECTIONS,
  type BuiltRelease,
  type Registry,
  type SectionName,
  type SectionRelease,
  type ServedSection,
} from '@sytno/contract';
import { join } from 'node:path';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.service';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.token';
import { between, now, SECOND } from '../time/clock';
import { JsonFile } from '../web/json-file';
import { pageTable, type PageTable } from '../web/page-table';
import { BuiltReleases, developed } from './built-releases';
import type { Host } from './release-faults';
import { ReleaseStore } from './release-store';
import { moved, rowOf } from './section-row';
import { ReleaseRow, SectionRow } from './sections.entities';

/** For so long what another replica changed may go unseen. */
const KNOWN_FOR = SECOND;
const NOTHING: Registry = { revision: 0, sections: [] };

/**
 * Which release of each section is live. The database says it, for all replicas; what this installation's build
 * made (`registry.json`) moves it once, when it is first seen.
 */
@Injectable()
export class SectionRegistry {
  private readonly log = new Logger(SectionRegistry.name);
  private readonly built: BuiltReleases;
  private readonly shell: JsonFile<PageTable>;
  private known: { registry: Registry; at: string } | undefined;
  private reading: Promise<Registry> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly store: ReleaseStore,
    private readonly audit: Audit,
  ) {
    this.built = new BuiltReleases(config.releasesDir, (reason) => {
      this.log.error({ reason }, 'registry.json cannot be used');
    });
    this.shell = new JsonFile(join(config.shellDir, 'pages.json'), pageTable);
  }

  /** The registry as browsers get it, with the sections in development in place of their releases. */
  async current(): Promise<Registry> {
    const { revision, sections } = await this.released();
    const inDevelopment = this.config.sectionsInDevelopment;
    const others = sections.filter(({ name }) => !inDevelopment.includes(name));
    return { revision, sections: [...others, ...inDevelopment.map(developed)] };
  }

  /** What releases are held against. */
  async host(): Promise<Host & { shell: string }> {
    const found = await this.shell.read();
    const table = found.state === 'read' ? found.value : found.state === 'broken' ? found.last : undefined;
    return {
      contract: SECTION_CONTRACT,
      api: API_VERSION,
      kit: table?.kit,
      shell: table?.version ?? 'dev',
    };
  }

  /** What was changed here shall be seen here at once. */
  forget(): void {
    this.known = undefined;
  }

  /** Takes in what the build made since it was last looked at. */
  async takeBuilt(): Promise<void> {
    await this.built.whenChanged(async (releases) => {
      for (const release of releases) await this.takeOne(release);
      this.forget();
    });
  }

  /** One reading for all who ask meanwhile; while the database does not answer, what was known last. */
  private async released(): Promise<Registry> {
    try {
      await this.takeBuilt();
      if (this.known && between(this.known.at, now()) < KNOWN_FOR) return this.known.registry;
      this.reading ??= this.read().finally(() => (this.reading = undefined));
      return await this.reading;
    } catch (error) {
      this.log.error({ reason: String(error) }, 'the registry cannot be read');
      return this.known?.registry ?? NOTHING;
    }
  }

  private async read(): Promise<Registry> {
    const { manager } = this.dataSource;
    const rows = await manager.find(SectionRow, { order: { section: 'ASC' } });
    const wanted = rows.flatMap(({ section, live, trial, earlier }) =>
      [live, trial, ...earlier].flatMap((version) => (version ? [{ section, version }] : [])),
    );
    const found = wanted.length === 0 ? [] : await manager.find(ReleaseRow, { where: wanted });
    const releaseOf = async (section: SectionName, version: string | null | undefined) => {
      const row = found.find((one) => one.section === section && one.version === version);
      return row && (await this.store.ensure(section, row.version)) ? told(row.release) : undefined;
    };
    const sections = await Promise.all(rows.map((row) => served(row, (v) => releaseOf(row.section, v))));
    const registry = {
      revision: rows.reduce((sum, { revision }) => sum + revision, 0),
      sections: sections.flatMap((section) => section ?? []),
    };
    this.known = { registry, at: now() };
    return registry;
  }

  /**
   * A build moves its section when it is another than the last one seen. In production it does so only when its
   * release is new: there, replicas of two images run side by side while one follows the other.
   */
  private async takeOne(release: BuiltRelease): Promise<void> {
    const { name: section, version } = release;
    if (!this.store.has(section, version)) return;
    await this.dataSource.transaction(async (manager) => {
      const row = await rowOf(manager, section);
      if (row.built === version) return;
      const isNew = await addRelease(manager, { section, version, release, bytes: 0, source: 'build' });
      const moves = row.live === null || isNew || this.config.mode !== 'production';
      if (!moves || row.pinned || row.live === version) {
        await manager.update(SectionRow, { section }, { built: version });
        return;
      }
      await this.store.share(section, version);
      await moved(manager, row, { live: version, trial: null, share: 0, built: version });
      await this.audit.note(null, 'release.built', { kind: 'section', id: section }, { version }, manager);
    });
  }
}

/** A release as browsers are told of it. */
function told({ needs: _, ...release }: BuiltRelease): SectionRelease {
  return release;
}

/** A section's entry; while the files of its live release are nowhere, an earlier one stands in. */
async function served(
  row: SectionRow,
  releaseOf: (version: string | null | undefined) => Promise<SectionRelease | undefined>,
): Promise<ServedSection | undefined> {
  const candidates = await Promise.all([row.live, ...row.earlier].slice(0, 3).map(releaseOf));
  const [live, previous] = candidates.flatMap((release) => release ?? []);
  if (!live) return undefined;
  const trial = row.trial === null ? undefined : await releaseOf(row.trial);
  return {
    ...live,
    ...(previous ? { previous } : {}),
    ...(trial && row.share > 0 ? { trial: { share: row.share, release: trial } } : {}),
  };
}

type NewRelease = Pick<ReleaseRow, 'section' | 'version' | 'release' | 'bytes' | 'source'> & {
  publishedBy?: string;
};

/** Notes a release; false when it was known. */
export async function addRelease(manager: EntityManager, given: NewRelease): Promise<boolean> {
  const { section, version } = given;
  if (await manager.existsBy(ReleaseRow, { section, version })) return false;
  const row = { publishedBy: null, ...given, publishedAt: now(), endedAt: null };
  await manager.insert(ReleaseRow, manager.create(ReleaseRow, row));
  return true;
}

/** Releases by which something hangs: live, tried, or where a rollback leads. */
export async function wantedReleases(manager: EntityManager): Promise<Map<SectionName, Set<string>>> {
  const rows = await manager.findBy(SectionRow, { section: In([...SECTIONS]) });
  return new Map(
    rows.map(({ section, live, trial, earlier, built }) => [
      section,
      new Set([live, trial, built, ...earlier.slice(0, 1)].flatMap((version) => version ?? [])),
    ]),
  );
}
