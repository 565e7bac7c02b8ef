import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GRACE_DAYS } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { hashOfSecret, newSecret } from '../platform/auth/secrets';
import { Refusal } from '../platform/errors/refusal';
import { Housekeeping } from '../platform/jobs/housekeeping';
import { DAY, HOUR, MINUTE, now, plus } from '../platform/time/clock';
import { Link, type LinkKind } from './link.entity';

const LASTS: Readonly<Record<LinkKind, number>> = {
  password: HOUR,
  email: 24 * HOUR,
  phone: 10 * MINUTE,
  'new-email': 24 * HOUR,
  stay: GRACE_DAYS * DAY,
  step: 5 * MINUTE,
};

/** Links out of mails and codes for phones: each works once and for a while. */
@Injectable()
export class LinkService implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.add({
      name: 'links that ran out',
      statement: `delete from acc_link where expires_at < $1::timestamptz - interval '7 days'`,
    });
  }

  /** Makes a link and ends the person's earlier ones of the kind. Gives the secret, which is not kept. */
  async issue(
    manager: EntityManager,
    userId: string,
    kind: LinkKind,
    secret: string = newSecret(),
    email: string | null = null,
  ): Promise<string> {
    const at = now();
    await manager.delete(Link, { userId, kind, usedAt: IsNull() });
    await manager.insert(Link, {
      id: randomUUID(),
      userId,
      kind,
      tokenHash: hashOfSecret(secret),
      email,
      createdAt: at,
      expiresAt: plus(at, LASTS[kind]),
      usedAt: null,
    });
    return secret;
  }

  /**
   * Whose a link is, without using it up.
   *
   * @throws Refusal LINK_EXPIRED
   */
  async ownerOf(manager: EntityManager, secret: string, kind: LinkKind): Promise<string> {
    const link = await manager.findOneBy(Link, {
      tokenHash: hashOfSecret(secret),
      kind,
      usedAt: IsNull(),
      expiresAt: MoreThan(now()),
    });
    if (!link) throw new Refusal('LINK_EXPIRED');
    return link.userId;
  }

  /**
   * Uses a link up; of two calls at the same moment one succeeds. Gives whose it was.
   *
   * @throws Refusal LINK_EXPIRED when it is unknown, used, or too old
   */
  async redeem(manager: EntityManager, secret: string, kind: LinkKind): Promise<string> {
    return (await this.redeemOneOf(manager, secret, [kind])).userId;
  }

  /**
   * The same where a page does not know which kind its link is of.
   *
   * @throws Refusal LINK_EXPIRED
   */
  async redeemOneOf(manager: EntityManager, secret: string, kinds: readonly LinkKind[]): Promise<Link> {
    const at = now();
    const where = { tokenHash: hashOfSecret(secret), kind: In([...kinds]) };
    const { affected } = await manager.update(
      Link,
      { ...where, usedAt: IsNull(), expiresAt: MoreThan(at) },
      { usedAt: at },
    );
    const link = affected === 1 ? await manager.findOneBy(Link, where) : null;
    if (!link) throw new Refusal('LINK_EXPIRED');
    return link;
  }

  /** Ends what was sent and not used yet. */
  async revoke(manager: EntityManager, userId: string, kinds: readonly LinkKind[]): Promise<void> {
    await manager.delete(Link, { userId, kind: In([...kinds]), usedAt: IsNull() });
  }

  /** The address that waits to be a person's; null when none does. */
  async waitingEmail(manager: EntityManager, userId: string): Promise<string | null> {
    const link = await manager.findOneBy(Link, {
      userId,
      kind: 'new-email',
      usedAt: IsNull(),
      expiresAt: MoreThan(now()),
    });
    return link?.email ?? null;
  }
}
