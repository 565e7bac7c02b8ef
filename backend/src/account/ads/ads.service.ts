import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import {
  AD_PLACES,
  addDays,
  adFor,
  adRuns,
  dayAt,
  daysBetween,
  type Day,
  type Language,
} from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { Housekeeping } from '../../platform/jobs/housekeeping';
import { PictureUses } from '../../platform/pictures/picture-uses';
import { Pictures } from '../../platform/pictures/pictures.service';
import { now } from '../../platform/time/clock';
import { Ad, AdDay } from './ad.entity';
import { OWN_AD } from './ads.words';

type Calls = Inputs['account']['ads'];
type Answers = Outputs['account']['ads'];
type Fields = Calls['add'];

/** Figures are shown for so many days, and kept for a year. */
const SHOWN_DAYS = 30;

/** Advertisements of our own: written by administrators, shown on the free tier, counted by the day alone. */
@Injectable()
export class AdsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: Pictures,
    private readonly uses: PictureUses,
    private readonly housekeeping: Housekeeping,
    private readonly throttle: Throttle,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.uses.add('exists (select 1 from acc_ad a where a.picture_id = p.id)');
    this.housekeeping.add({
      name: 'figures of advertisements older than a year',
      statement: `delete from acc_ad_day where day < ($1::timestamptz - interval '366 days')::date`,
    });
  }

  /** What stands where on the free tier today; nothing for whoever has premium. */
  async shown(actor: Actor, language: Language): Promise<Answers['shown']> {
    if (allowed(actor, 'ads.none')) return { items: [] };
    const today = dayAt(now(), actor.timeZone);
    const turn = daysBetween('2026-01-01', today);
    const ads = await this.dataSource.manager.findBy(Ad, { paused: false });
    const photos = await this.pictures.photosOf(ads.map(({ pictureId }) => pictureId));
    return {
      items: AD_PLACES.map((place) => {
        const ad = adFor(ads, place, today, turn);
        if (!ad) return { place, id: null, ...OWN_AD[language], link: `/${language}/price`, photo: null };
        const { id, texts, link, pictureId } = ad;
        return { place, id, ...texts[language], link, photo: photos.get(pictureId ?? '') ?? null };
      }),
    };
  }

  /** Adds one to a day's figure; nothing is kept of whoever it was. */
  async count(actor: Actor, { id, what }: Calls['count']): Promise<void> {
    if (allowed(actor, 'ads.none')) return;
    await this.throttle.count(['ad-user', actor.userId]);
    const { manager } = this.dataSource;
    const today = dayAt(now(), actor.timeZone);
    const ad = await manager.findOneBy(Ad, { id });
    if (!ad || !adRuns(ad, today)) throw new Refusal('NOT_FOUND');
    const [shown, opened] = what === 'shown' ? [1, 0] : [0, 1];
    await manager.query(
      `insert into acc_ad_day (ad_id, day, shown, opened) values ($1, $2, $3, $4)
       on conflict (ad_id, day) do update
         set shown = acc_ad_day.shown + excluded.shown, opened = acc_ad_day.opened + excluded.opened`,
      [id, today, shown, opened],
    );
  }

  async list(manager: EntityManager = this.dataSource.manager): Promise<Answers['list']> {
    const ads = await manager.find(Ad, { order: { createdAt: 'DESC', id: 'DESC' }, take: 200 });
    const since = addDays(dayAt(now(), 'UTC'), -SHOWN_DAYS);
    const days = await manager.find(AdDay, { where: { day: MoreThan(since) }, order: { day: 'DESC' } });
    const photos = await this.pictures.photosOf(
      ads.map(({ pictureId }) => pictureId),
      manager,
    );
    return {
      items: ads.map(({ createdAt: _, ...ad }) => ({
        ...ad,
        photo: photos.get(ad.pictureId ?? '') ?? null,
        days: days
          .filter(({ adId }) => adId === ad.id)
          .map(({ day, shown, opened }) => ({ day, shown, opened })),
      })),
    };
  }

  /** @throws Refusal INPUT_INVALID for dates in the wrong order, and for a picture that is not the actor's */
  add(actor: Actor, fields: Fields): Promise<Answers['list']> {
    return this.dataSource.transaction(async (manager) => {
      await this.wantGood(manager, actor, fields, null);
      const id = randomUUID();
      await manager.insert(Ad, { ...fields, id, createdAt: now() });
      await this.audit.note(actor.userId, 'ad.add', { kind: 'ad', id }, { link: fields.link }, manager);
      return this.list(manager);
    });
  }

  /** @throws Refusal NOT_FOUND, and as `add` */
  save(actor: Actor, { id, ...fields }: Calls['save']): Promise<Answers['list']> {
    return this.dataSource.transaction(async (manager) => {
      const ad = await manager.findOne(Ad, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!ad) throw new Refusal('NOT_FOUND');
      await this.wantGood(manager, actor, fields, ad.pictureId);
      await manager.save(Ad, { ...fields, id, createdAt: ad.createdAt });
      await this.audit.note(actor.userId, 'ad.save', { kind: 'ad', id }, { link: fields.link }, manager);
      return this.list(manager);
    });
  }

  /** @throws Refusal NOT_FOUND */
  remove(actor: Actor, id: string): Promise<Answers['list']> {
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(Ad, { id });
      if (affected !== 1) throw new Refusal('NOT_FOUND');
      await this.audit.note(actor.userId, 'ad.remove', { kind: 'ad', id }, {}, manager);
      return this.list(manager);
    });
  }

  private async wantGood(
    manager: EntityManager,
    actor: Actor,
    { from, to, pictureId }: { from: Day; to: Day | null; pictureId: string | null },
    had: string | null,
  ): Promise<void> {
    if (to !== null && to < from) throw Refusal.fields('INPUT_INVALID', { path: 'to', code: 'day' });
    if (pictureId === null || pictureId === had) return;
    if (!(await this.pictures.isOwn(manager, actor, pictureId, 'ad'))) {
      throw Refusal.fields('INPUT_INVALID', { path: 'pictureId', code: 'choice' });
    }
  }
}
