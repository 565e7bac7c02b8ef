import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs, SectionName } from '@sytno/contract';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.service';
import { Throttle } from '../auth/throttle';
import { now } from '../time/clock';
import { browserOf } from './browser-of';
import { groupedBy } from './grouped';
import { LoadFailureRow, ReleaseRow } from './sections.entities';

type Report = Inputs['platform']['sections']['report'];
type Failure = Outputs['platform']['sections']['overview']['sections'][number]['failures'][number];

/** So many kinds of failure of a section are shown. */
const SHOWN = 30;

/** What browsers tell of sections that failed: counted by kind and browser, of versions that there are. */
@Injectable()
export class LoadFailures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal TOO_MANY */
  async count(report: Report, caller: { ip: string; userAgent: string }): Promise<void> {
    await this.throttle.count(['failure-ip', caller.ip]);
    const { section, version, phase, type, code, path, httpStatus, shell } = report;
    const { manager } = this.dataSource;
    // Anybody may call this, and what is made up shall not fill a table. No version: the registry had none.
    if (version !== '' && !(await manager.existsBy(ReleaseRow, { section, version }))) return;
    const at = now();
    const last = [code ?? null, path ?? null, httpStatus ?? null, shell];
    await manager.query(
      `insert into plt_load_failure
         (section, version, phase, type, browser, count, first_at, last_at, code, path, http_status, shell)
       values ($1, $2, $3, $4, $5, 1, $6, $6, $7, $8, $9, $10)
       on conflict (section, version, phase, type, browser) do update
         set count = least(plt_load_failure.count + 1, 2147483647), last_at = excluded.last_at,
           code = excluded.code, path = excluded.path, http_status = excluded.http_status,
           shell = excluded.shell`,
      [section, version, phase, type, browserOf(caller.userAgent), at, ...last],
    );
  }

  async forget(userId: string, section: SectionName): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(LoadFailureRow, { section });
      const details = { rows: affected ?? 0 };
      await this.audit.note(userId, 'failures.forget', { kind: 'section', id: section }, details, manager);
    });
  }

  /** By section, what failed last first. */
  async all(): Promise<ReadonlyMap<SectionName, Failure[]>> {
    const rows = await this.dataSource.manager.find(LoadFailureRow, {
      order: { lastAt: 'DESC', browser: 'ASC' },
      take: 1_000,
    });
    const bySection = groupedBy(rows, ({ section }) => section);
    return new Map([...bySection].map(([section, ofSection]) => [section, joined(ofSection)]));
  }
}

/** One failure of all browsers together; the rows come with the last one first. */
function joined(rows: readonly LoadFailureRow[]): Failure[] {
  const kinds = groupedBy(rows, ({ version, phase, type }) => `${version} ${phase} ${type}`);
  return [...kinds.values()].slice(0, SHOWN).flatMap((same) => {
    const [last] = same;
    if (!last) return [];
    const { version, phase, type, code, path, httpStatus, shell, lastAt } = last;
    const failure = {
      version,
      phase,
      type,
      count: same.reduce((sum, { count }) => sum + count, 0),
      firstAt: same.map(({ firstAt }) => firstAt).sort()[0] ?? lastAt,
      lastAt,
      browsers: same.map(({ browser, count }) => ({ browser, count })),
      last: { code, path, httpStatus, shell },
    };
    return [failure as Failure];
  });
}
