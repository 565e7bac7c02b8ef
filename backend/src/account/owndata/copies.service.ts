import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { dayAt } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Actor } from '../../platform/auth/actor';
import { hashOfSecret, newSecret } from '../../platform/auth/secrets';
import { Throttle } from '../../platform/auth/throttle';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Refusal } from '../../platform/errors/refusal';
import { FileStore, type StoredFile } from '../../platform/files/file-store';
import type { JobKind } from '../../platform/jobs/job';
import { Jobs } from '../../platform/jobs/jobs.service';
import { Live } from '../../platform/live/live.service';
import { MailService } from '../../platform/mail/mail.service';
import { archiveOf, type ArchiveFile } from '../../platform/own-data/archive';
import { csvOf } from '../../platform/own-data/csv';
import { OwnData, type Whose } from '../../platform/own-data/own-data';
import { DAY, HOUR, MINUTE, now, plus } from '../../platform/time/clock';
import { Member } from '../household/member.entity';
import { Notices } from '../messages/notices.service';
import { User } from '../user.entity';
import { dayWords } from '../../platform/time/day-words';
import { Copy } from './copy.entity';
import { READ_ME } from './own-data.words';

type Shown = NonNullable<Outputs['account']['owndata']['get']['copy']>;

const MAKE_COPY: JobKind<{ id: string }> = {
  name: 'own-data.copy',
  schema: z.strictObject({ id: z.string() }),
};
const CLEAN_COPIES: JobKind<object> = { name: 'own-data.clean', schema: z.strictObject({}) };

const KEPT = 7 * DAY;
const LINK_LASTS = 10 * MINUTE;
/** One that waits for so long was lost; another can be asked for. */
const WAITS = HOUR;
const TYPE = 'application/zip';
/** Where the notice leads: to the place of the profile where it is fetched. */
const LINK = '/user/profile#owndata';

const keyOf = (id: string): string => `own-data/${id}.zip`;

/** Copies of people's own data: asked for, made by a job, fetched for a week, then removed. */
@Injectable()
export class Copies implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownData: OwnData,
    private readonly files: FileStore,
    private readonly jobs: Jobs,
    private readonly notices: Notices,
    private readonly live: Live,
    private readonly mail: MailService,
    private readonly throttle: Throttle,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...MAKE_COPY, retries: 2, handler: ({ id }) => this.make(id) });
    this.jobs.add({ ...CLEAN_COPIES, every: HOUR, handler: () => this.clean() });
  }

  /** The newest one; null when there is none. */
  async newest({ userId }: Pick<Actor, 'userId'>): Promise<Shown | null> {
    const copy = await this.dataSource.manager.findOne(Copy, {
      where: { userId },
      order: { askedAt: 'DESC' },
    });
    return copy && shown(copy);
  }

  /** Asks for one; while one is being made, that is it. @throws Refusal TOO_MANY */
  async ask({ userId }: Actor): Promise<Shown> {
    await this.throttle.count(['copy-user', userId]);
    const copy = await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      await manager.findOne(User, { where: { id: userId }, lock });
      const recent = MoreThan(plus(now(), -WAITS));
      const waiting = await manager.findOneBy(Copy, { userId, state: 'waiting', askedAt: recent });
      if (waiting) return waiting;
      const made = manager.create(Copy, {
        id: randomUUID(),
        userId,
        state: 'waiting',
        askedAt: now(),
        expiresAt: null,
        bytes: null,
        linkHash: null,
        linkExpiresAt: null,
      });
      await manager.insert(Copy, made);
      await this.jobs.send(MAKE_COPY, { id: made.id }, manager);
      return made;
    });
    this.jobs.wake(MAKE_COPY);
    return shown(copy);
  }

  /** @throws Refusal NOT_FOUND when it is not the actor's, is not ready, or has gone */
  async link({ userId }: Actor, id: string): Promise<Outputs['account']['owndata']['link']> {
    const secret = newSecret();
    const at = now();
    const linkExpiresAt = plus(at, LINK_LASTS);
    const { affected } = await this.dataSource.manager.update(
      Copy,
      { id, userId, state: 'ready', expiresAt: MoreThan(at) },
      { linkHash: hashOfSecret(secret), linkExpiresAt },
    );
    if (!affected) throw new Refusal('NOT_FOUND');
    return { url: `${this.config.publicUrl}/api/own-data/${secret}`, expiresAt: linkExpiresAt };
  }

  /** The file behind a link. @throws Refusal LINK_EXPIRED */
  async fileOf(secret: string): Promise<StoredFile & { readonly name: string }> {
    const linkHash = hashOfSecret(secret);
    const copy = await this.dataSource.manager.findOneBy(Copy, { linkHash, linkExpiresAt: MoreThan(now()) });
    const file = copy && (await this.files.get(keyOf(copy.id)));
    if (!file) throw new Refusal('LINK_EXPIRED');
    return { ...file, name: `sytno-${copy.askedAt.slice(0, 10)}.zip` };
  }

  /** Of somebody who leaves: the files go when their rows have. */
  async filesOf(manager: EntityManager, userId: string): Promise<string[]> {
    return (await manager.findBy(Copy, { userId })).map(({ id }) => keyOf(id));
  }

  private async make(id: string): Promise<void> {
    const { manager } = this.dataSource;
    const copy = await manager.findOneBy(Copy, { id, state: 'waiting' });
    const user = copy && (await manager.findOneBy(User, { id: copy.userId }));
    const member = copy && (await manager.findOneBy(Member, { userId: copy.userId }));
    if (!user || !member) return;
    const whose = { userId: user.id, householdId: member.householdId, language: user.language };
    const bytes = await archiveOf(this.filesFor(whose));
    await this.files.put(keyOf(id), bytes, TYPE);
    await manager.transaction(async (own) => {
      const expiresAt = plus(now(), KEPT);
      const { affected } = await own.update(
        Copy,
        { id, state: 'waiting' },
        { state: 'ready', expiresAt, bytes: bytes.byteLength },
      );
      // Whoever left meanwhile has no row any more, and his file goes with it.
      if (!affected) return this.files.remove(keyOf(id));
      const until = dayWords(dayAt(expiresAt, user.timeZone), user.language);
      await this.notices.tell(user.id, 'data.ready', { until }, LINK, own);
      await this.live.touched({ userId: user.id }, ['account.profile'], own);
    });
    this.mail.sendSoon();
  }

  /** One part after another, so that no more of it is in memory than the archive. */
  private async *filesFor(whose: Whose): AsyncGenerator<ArchiveFile> {
    yield { name: 'README.txt', text: READ_ME[whose.language] };
    for (const { name, rows } of this.ownData.parts) {
      const found = await rows(this.dataSource.manager, whose);
      yield { name: `json/${name}.json`, text: `${JSON.stringify(found, null, 2)}\n` };
      yield { name: `csv/${name}.csv`, text: csvOf(found) };
    }
  }

  /** Those whose time is over go, and those that never came say so. */
  private async clean(): Promise<void> {
    const { manager } = this.dataSource;
    for (const { id } of await manager.findBy(Copy, { expiresAt: LessThan(now()) })) {
      await this.files.remove(keyOf(id));
      await manager.delete(Copy, { id });
    }
    const lost = { state: 'waiting', askedAt: LessThan(plus(now(), -WAITS)) } as const;
    await manager.update(Copy, lost, { state: 'failed' });
  }
}

function shown({ id, state, askedAt, expiresAt, bytes }: Copy): Shown {
  return { id, state, askedAt, expiresAt, bytes };
}
