import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { LIST_LINK_DAYS, MOST_LIST_LINKS } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { hashOfSecret, newSecret } from '../../platform/auth/secrets';
import { Throttle } from '../../platform/auth/throttle';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Refusal } from '../../platform/errors/refusal';
import { Housekeeping } from '../../platform/jobs/housekeeping';
import { DAY, now, plus } from '../../platform/time/clock';
import { GroceryList } from '../lists/grocery-list.entity';
import { ownList, tellOfLists } from '../lists/held-list';
import { Live } from '../../platform/live/live.service';
import { ListLink } from './link.entity';

type Input = Inputs['grocery']['sharing'];
type Output = Outputs['grocery']['sharing'];

/** Links to a list: made, looked through and revoked by those who may change it (ADR 30). */
@Injectable()
export class SharingService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly live: Live,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add({
      name: 'links to lists that ended a month ago',
      statement: `delete from gro_link where expires_at < $1::timestamptz - interval '30 days'`,
    });
  }

  /** @throws Refusal NOT_FOUND when the list is none of the household's */
  async links(actor: Actor, { id }: Input['links']): Promise<Output['links']> {
    const { manager } = this.dataSource;
    await ownList(manager, actor, 'list.change', id);
    const links = await manager.find(ListLink, {
      where: leading(id),
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return { items: links.map(shown) };
  }

  /**
   * Makes a link. Its secret is in the answer and nowhere else.
   *
   * @throws Refusal NOT_FOUND, LIST_LINKS_FULL, TOO_MANY
   */
  async share(actor: Actor, { id, language }: Input['share']): Promise<Output['share']> {
    await this.throttle.count(['share-user', actor.userId]);
    const secret = newSecret();
    return this.dataSource.transaction(async (manager) => {
      await ownList(manager, actor, 'list.change', id, 'pessimistic_write');
      if ((await manager.countBy(ListLink, leading(id))) >= MOST_LIST_LINKS) {
        throw new Refusal('LIST_LINKS_FULL');
      }
      const createdAt = now();
      const link: ListLink = {
        id: randomUUID(),
        listId: id,
        tokenHash: hashOfSecret(secret),
        createdBy: actor.userId,
        createdAt,
        expiresAt: plus(createdAt, LIST_LINK_DAYS * DAY),
        endedAt: null,
        usedBy: null,
        usedAt: null,
      };
      await manager.insert(ListLink, link);
      await tellOfLists(this.live, manager, actor);
      return { ...shown(link), url: `${this.config.publicUrl}/${language}/l/${secret}` };
    });
  }

  /** @throws Refusal NOT_FOUND when it does not lead to a list of the household's (any more) */
  async revoke(actor: Actor, { id, linkId }: Input['revoke']): Promise<Output['revoke']> {
    return this.dataSource.transaction(async (manager) => {
      await ownList(manager, actor, 'list.change', id);
      const { affected } = await manager.update(ListLink, { id: linkId, ...leading(id) }, { endedAt: now() });
      if (!affected) throw new Refusal('NOT_FOUND');
      await tellOfLists(this.live, manager, actor);
      return { done: true };
    });
  }
}

/** Links of a list that lead there. */
const leading = (listId: string) => ({ listId, endedAt: IsNull(), expiresAt: MoreThan(now()) });

const shown = ({ id, createdAt, expiresAt, usedBy, usedAt }: ListLink): Output['links']['items'][number] => ({
  id,
  createdAt,
  expiresAt,
  usedBy,
  usedAt,
});

/** A link and where it leads. */
interface Led {
  readonly link: ListLink;
  readonly list: GroceryList;
}

/**
 * Where a secret leads.
 *
 * @param hold keeps the list from being changed until the transaction ends
 * @throws Refusal NOT_FOUND for a secret that never was one, LINK_EXPIRED for one that leads nowhere any more
 */
export async function ledBy(manager: EntityManager, token: string, hold = false): Promise<Led> {
  const link = await manager.findOneBy(ListLink, { tokenHash: hashOfSecret(token) });
  if (!link) throw new Refusal('NOT_FOUND');
  if (link.endedAt !== null || link.expiresAt <= now()) throw new Refusal('LINK_EXPIRED');
  const list = await manager.findOne(GroceryList, {
    where: { id: link.listId },
    ...(hold && { lock: { mode: 'pessimistic_write' } }),
  });
  if (!list) throw new Refusal('NOT_FOUND');
  return { link, list };
}
