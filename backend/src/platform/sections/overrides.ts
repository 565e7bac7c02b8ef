import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, MoreThan } from 'typeorm';
import { Audit } from '../audit/audit.service';
import { hashOfSecret, newSecret } from '../auth/secrets';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.token';
import { HOUR, now, plus } from '../time/clock';
import { OverrideRow } from './sections.entities';

export const OVERRIDE_COOKIE = 'sytno-override';
const LASTS = 12 * HOUR;

/**
 * Browsers in which an administrator let sections come from a developer's machine. A cookie says so, since the
 * page's security policy has to be settled before anybody is known to be signed in.
 */
@Injectable()
export class Overrides {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whether the page that is asked for may take sections from elsewhere. */
  async allowedFor(request: FastifyRequest): Promise<boolean> {
    if (this.config.sectionsOverride) return true;
    const secret = cookieOf(request);
    if (secret === undefined) return false;
    const hash = hashOfSecret(secret);
    return this.dataSource.manager.existsBy(OverrideRow, { hash, until: MoreThan(now()) });
  }

  /** Allows it in the browser that gets the returned cookie, for twelve hours. */
  async allow(userId: string): Promise<string> {
    const secret = newSecret();
    const row = { hash: hashOfSecret(secret), userId, until: plus(now(), LASTS) };
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(OverrideRow, row);
      await this.audit.note(userId, 'override.allow', { kind: 'override', id: userId }, {}, manager);
    });
    return this.cookie(secret, LASTS / 1000);
  }

  /** Ends it in all of an administrator's browsers; `by` somebody else when he may administer no more. */
  async end(userId: string, by = userId): Promise<string> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(OverrideRow, { userId });
      if (affected === 0) return;
      await this.audit.note(by, 'override.end', { kind: 'override', id: userId }, {}, manager);
    });
    return this.cookie('', 0);
  }

  private cookie(value: string, seconds: number): string {
    const secure = this.config.publicUrl.startsWith('https:') ? '; Secure' : '';
    return `${OVERRIDE_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  }
}

function cookieOf({ headers }: FastifyRequest): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === OVERRIDE_COOKIE)?.[1];
  return value && /^[\w-]{20,100}$/.test(value) ? value : undefined;
}
