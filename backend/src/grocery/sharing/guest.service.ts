import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { DataSource } from 'typeorm';
import { People } from '../../account';
import { hashOfSecret } from '../../platform/auth/secrets';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { PageTellers } from '../../platform/web/page-tellers';
import { LineWork } from '../lines/line-work';
import type { HeardOfList } from '../lines/list-events';
import { ListHub } from '../lines/list-hub';
import { tellOfLists } from '../lists/held-list';
import { canMove } from '../lists/list-state';
import { ListsService } from '../lists/lists.service';
import { sharedWords } from './shared.words';
import { ListLink } from './link.entity';
import { ledBy } from './sharing.service';

type Input = Inputs['grocery']['sharing'];
type Output = Outputs['grocery']['sharing'];

/** The route table's key of the page behind a link. */
const PAGE = 'guestList';

/** What whoever has a link may do with its list: see it, tick, change amounts and notes, add where its owner may. */
@Injectable()
export class GuestService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly people: People,
    private readonly lists: ListsService,
    private readonly work: LineWork,
    private readonly hub: ListHub,
    private readonly live: Live,
    private readonly tellers: PageTellers,
  ) {}

  onModuleInit(): void {
    // A secret that never was one has no page. Of one that was the page says what became of it.
    this.tellers.tell(PAGE, async ({ token = '' }, language) => {
      const known = /^[\w-]{1,200}$/.test(token);
      const link =
        known && (await this.dataSource.manager.findOneBy(ListLink, { tokenHash: hashOfSecret(token) }));
      return link ? sharedWords(language) : undefined;
    });
  }

  /** @throws Refusal NOT_FOUND, LINK_EXPIRED, TOO_MANY */
  async open({ token, language }: Input['open'], ip: string): Promise<Output['open']> {
    await this.throttle.count(['guest-ip', ip]);
    const { manager } = this.dataSource;
    const { link, list } = await ledBy(manager, token);
    const reader = { userId: link.createdBy, householdId: list.householdId };
    const shown = await this.lists.shown(list, reader, language);
    return {
      // What is cooked, and when, is the household's own.
      list: { ...shown, items: shown.items.map((line) => ({ ...line, sources: [] })) },
      owner: (await this.people.namesOf([link.createdBy], manager)).get(link.createdBy) ?? '',
      mayAdd: await this.people.isCovered(list.householdId, manager),
      expiresAt: link.expiresAt,
    };
  }

  /**
   * As `LinesService.apply`, by the guest's name.
   *
   * @throws Refusal NOT_FOUND, LINK_EXPIRED, TOO_MANY, CONFLICT when the list is closed, FORBIDDEN for a line of
   *   one's own where its owner has no premium, INPUT_INVALID, LIST_FULL
   */
  async apply({ token, name, operations }: Input['apply'], ip: string): Promise<Output['apply']> {
    await this.throttle.count(['guest-ip', ip], ['guest-link', token]);
    const results = await this.dataSource.transaction(async (manager) => {
      const { link, list } = await ledBy(manager, token, true);
      if (!canMove(list.state, 'change')) throw new Refusal('CONFLICT');
      const adds = operations.some(({ field }) => field === 'added');
      if (adds && !(await this.people.isCovered(list.householdId, manager))) throw new Refusal('FORBIDDEN');
      const languages = await this.people.languagesOf([link.createdBy], manager);
      const done = await this.work.apply(manager, list, operations, {
        userId: null,
        guest: name,
        reader: { userId: link.createdBy, householdId: list.householdId },
        language: languages.get(link.createdBy) ?? 'uk',
      });
      await manager.update(ListLink, { id: link.id }, { usedBy: name, usedAt: now() });
      if (done.changes) await tellOfLists(this.live, manager, list);
      return done.results;
    });
    this.hub.wake();
    return { results };
  }

  /** @throws Refusal NOT_FOUND, LINK_EXPIRED, TOO_MANY */
  async follow(
    { token, name }: Input['follow'],
    ip: string,
    after: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<AsyncGenerator<HeardOfList>> {
    await this.throttle.count(['guest-ip', ip]);
    const { link, list } = await ledBy(this.dataSource.manager, token);
    const ear = { listId: list.id, userId: null, name, by: { linkId: link.id } };
    return this.hub.listen(ear, after, signal);
  }
}
