import { Injectable } from '@nestjs/common';
import type { Outputs, SectionName } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.service';
import { hashOfSecret, newSecret } from '../auth/secrets';
import { Throttle } from '../auth/throttle';
import { Refusal } from '../errors/refusal';
import { now } from '../time/clock';
import { groupedBy } from './grouped';
import { ReleaseToken } from './sections.entities';

type Given = Outputs['platform']['sections']['giveToken'];
type Shown = Omit<Given, 'secret'>;

/** So many tokens a section has at most. */
const MOST = 20;

/** By which teams release their own sections; only the hash of a token is kept. */
@Injectable()
export class ReleaseTokens {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly audit: Audit,
  ) {}

  /** Makes one; its secret is told this once. @throws Refusal CONFLICT when there are too many */
  async give(userId: string, section: SectionName, label: string): Promise<Given> {
    const secret = newSecret();
    const row = { id: randomUUID(), section, label, createdAt: now(), usedAt: null };
    await this.dataSource.transaction(async (manager) => {
      if ((await manager.countBy(ReleaseToken, { section })) >= MOST) throw new Refusal('CONFLICT');
      await manager.insert(ReleaseToken, { ...row, hash: hashOfSecret(secret), createdBy: userId });
      const thing = { kind: 'section', id: section };
      await this.audit.note(userId, 'release.token.give', thing, { label }, manager);
    });
    return { ...shown(row), secret };
  }

  /** @throws Refusal NOT_FOUND */
  async take(userId: string, section: SectionName, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOneBy(ReleaseToken, { id, section });
      if (!row) throw new Refusal('NOT_FOUND');
      await manager.delete(ReleaseToken, { id });
      const thing = { kind: 'section', id: section };
      await this.audit.note(userId, 'release.token.take', thing, { label: row.label }, manager);
    });
  }

  async all(): Promise<ReadonlyMap<SectionName, Shown[]>> {
    const rows = await this.dataSource.manager.find(ReleaseToken, { order: { createdAt: 'ASC', id: 'ASC' } });
    return groupedBy(rows, ({ section }) => section);
  }

  /**
   * The label of a token that may release the section. Guessing is counted by address.
   *
   * @throws Refusal RELEASE_TOKEN, TOO_MANY
   */
  async labelOf(given: unknown, section: string, ip: string): Promise<string> {
    const hash = typeof given === 'string' && given.length <= 200 ? hashOfSecret(given) : '';
    const { manager } = this.dataSource;
    const row = hash === '' ? null : await manager.findOneBy(ReleaseToken, { hash });
    if (row?.section !== section) {
      await this.throttle.count(['release-ip', ip]);
      throw new Refusal('RELEASE_TOKEN');
    }
    await manager.update(ReleaseToken, { id: row.id }, { usedAt: now() });
    return row.label;
  }
}

/** What is told of a token after it was made. */
export function shown({ id, label, createdAt, usedAt }: Shown): Shown {
  return { id, label, createdAt, usedAt };
}
