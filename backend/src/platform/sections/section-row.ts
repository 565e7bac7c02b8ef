import type { SectionName } from '@sytno/contract';
import type { EntityManager } from 'typeorm';
import { now } from '../time/clock';
import { ReleaseRow, SectionRow } from './sections.entities';

/** So many earlier releases are remembered. */
const EARLIER = 5;

/** A section's row, made when it is the first time, and held until the transaction ends. */
export async function rowOf(manager: EntityManager, section: SectionName): Promise<SectionRow> {
  const blank: SectionRow = {
    section,
    revision: 0,
    live: null,
    earlier: [],
    trial: null,
    share: 0,
    pinned: false,
    built: null,
    changedAt: null,
  };
  await manager.createQueryBuilder().insert().into(SectionRow).values(blank).orIgnore().execute();
  return manager.findOneOrFail(SectionRow, { where: { section }, lock: { mode: 'pessimistic_write' } });
}

/**
 * Changes what is live of a section: the revision grows, and what was live before is remembered unless the change
 * says what to remember. A release that nobody gets any more is noted as ended, one that is given again as not.
 */
export async function moved(
  manager: EntityManager,
  row: SectionRow,
  change: Partial<Omit<SectionRow, 'section' | 'revision'>>,
): Promise<SectionRow> {
  const before = [row.live, row.trial];
  const next = Object.assign({}, row, {
    earlier: earlierOf(row, change.live ?? row.live),
    ...change,
    revision: row.revision + 1,
    changedAt: now(),
  });
  const { section } = row;
  await manager.update(SectionRow, { section }, next);
  const after = [next.live, next.trial];
  for (const version of before) {
    if (version && !after.includes(version)) {
      await manager.update(ReleaseRow, { section, version }, { endedAt: now() });
    }
  }
  for (const version of after) {
    if (version) await manager.update(ReleaseRow, { section, version }, { endedAt: null });
  }
  return next;
}

/** What was live before, the last first, each once, without what is live now. */
function earlierOf({ live, earlier }: SectionRow, next: string | null): string[] {
  if (live === next) return [...earlier];
  const all = [live, ...earlier].flatMap((version) => version ?? []);
  return [...new Set(all)].filter((version) => version !== next).slice(0, EARLIER);
}
