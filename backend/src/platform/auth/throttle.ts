import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { CONFIG } from '../config/config.token';
import type { Config } from '../config/config';
import { Refusal } from '../errors/refusal';

/** How often something may be tried: so many times in so many seconds. */
const ALLOWANCES = {
  'login-pair': { points: 10, seconds: 15 * 60 },
  'login-account': { points: 60, seconds: 60 * 60 },
  'login-ip': { points: 100, seconds: 15 * 60 },
  'step-user': { points: 10, seconds: 15 * 60 },
  'step-ip': { points: 60, seconds: 15 * 60 },
  'elevate-user': { points: 10, seconds: 15 * 60 },
  'registration-ip': { points: 20, seconds: 60 * 60 },
  'recovery-address': { points: 5, seconds: 60 * 60 },
  'recovery-ip': { points: 20, seconds: 60 * 60 },
  'resend-user': { points: 5, seconds: 60 * 60 },
  'password-user': { points: 10, seconds: 15 * 60 },
  'copy-user': { points: 10, seconds: 24 * 60 * 60 },
  'message-user': { points: 20, seconds: 60 * 60 },
  'message-ip': { points: 10, seconds: 60 * 60 },
  'picture-user': { points: 100, seconds: 60 * 60 },
  'publish-user': { points: 60, seconds: 60 * 60 },
  'report-user': { points: 20, seconds: 60 * 60 },
  'import-user': { points: 60, seconds: 60 * 60 },
  'fetch-user': { points: 120, seconds: 60 * 60 },
  'fetch-host': { points: 30, seconds: 60 },
  'invite-user': { points: 30, seconds: 60 * 60 },
  'payment-user': { points: 60, seconds: 60 * 60 },
  'callback-ip': { points: 600, seconds: 60 },
  'ad-user': { points: 600, seconds: 60 * 60 },
  'join-user': { points: 30, seconds: 60 * 60 },
  'invitation-ip': { points: 300, seconds: 60 * 60 },
  'book-user': { points: 60, seconds: 60 * 60 },
  'expert-user': { points: 600, seconds: 60 * 60 },
  'phone-code-user': { points: 30, seconds: 60 * 60 },
  'phone-ip': { points: 30, seconds: 15 * 60 },
  'share-user': { points: 60, seconds: 60 * 60 },
  'guest-ip': { points: 3_000, seconds: 60 * 60 },
  'guest-link': { points: 2_000, seconds: 60 * 60 },
  'link-ip': { points: 60, seconds: 60 * 60 },
  'failure-ip': { points: 120, seconds: 60 * 60 },
  'release-ip': { points: 300, seconds: 60 * 60 },
} as const;

export type Allowance = keyof typeof ALLOWANCES;

/** One thing that is counted: an allowance and whose it is. */
export type Counted = readonly [allowance: Allowance, whose: string];

/** Counts attempts in the database, so that replicas count together and a restart forgets nothing. */
@Injectable()
export class Throttle {
  private readonly limiters: Readonly<Record<Allowance, RateLimiterPostgres>>;

  constructor(dataSource: DataSource, @Inject(CONFIG) { throttleScale }: Config) {
    const limiter = (name: Allowance): RateLimiterPostgres =>
      new RateLimiterPostgres({
        storeClient: dataSource,
        storeType: 'typeorm',
        tableName: 'plt_rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: Math.max(1, Math.round(ALLOWANCES[name].points * throttleScale)),
        duration: ALLOWANCES[name].seconds,
      });
    const names = Object.keys(ALLOWANCES) as Allowance[];
    this.limiters = Object.fromEntries(names.map((name) => [name, limiter(name)])) as Record<
      Allowance,
      RateLimiterPostgres
    >;
  }

  /**
   * Counts one attempt for each, before it is made, so that attempts at the same moment count too.
   *
   * @throws Refusal TOO_MANY with the seconds until the next is allowed
   */
  async count(...all: readonly Counted[]): Promise<void> {
    const found = await Promise.all(
      all.map(async ([allowance, whose]) => {
        try {
          await this.limiters[allowance].consume(keyOf(whose));
          return 0;
        } catch (refused) {
          if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
          throw refused;
        }
      }),
    );
    const wait = Math.max(...found);
    if (wait > 0) throw new Refusal('TOO_MANY', { seconds: Math.ceil(wait / 1000) });
  }

  /** Takes back one attempt for each: it was a right one. */
  async forgive(...all: readonly Counted[]): Promise<void> {
    await Promise.all(all.map(([allowance, whose]) => this.limiters[allowance].reward(keyOf(whose))));
  }
}

/** Addresses and IPs are not kept as they are, and a long one does not overflow the key. */
function keyOf(whose: string): string {
  return createHash('sha256').update(whose).digest('base64url');
}
