import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { Persons } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { PictureUses } from '../../platform/pictures/picture-uses';
import { Pictures } from '../../platform/pictures/pictures.service';
import { ExpertProfile, type ExpertWords } from './expert-profile.entity';

type Calls = Inputs['expert']['practice'];
type Answers = Outputs['expert']['practice'];

/** What a row says when there is none yet. */
const EMPTY: Omit<ExpertProfile, 'userId'> = {
  version: 0,
  pictureId: null,
  specialities: [],
  texts: [],
  proofState: 'none',
  proofPictureId: null,
  proofAbout: '',
  proofReason: '',
  sentAt: null,
  checkedAt: null,
};

/** Pages of experts: their own to write, everybody's to read. */
@Injectable()
export class PracticeService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly persons: Persons,
    private readonly pictures: Pictures,
    private readonly uses: PictureUses,
    private readonly live: Live,
  ) {}

  onModuleInit(): void {
    this.uses.add('exists (select 1 from exp_profile e where e.picture_id = p.id)');
    this.uses.add('exists (select 1 from exp_profile e where e.proof_picture_id = p.id)');
  }

  /** Also of somebody who is no expert (yet): then its kind is null. */
  async own(actor: Actor, manager: EntityManager = this.dataSource.manager): Promise<Answers['own']> {
    const expert = await this.persons.expertOf(actor.userId, manager);
    const row = await profileOf(manager, actor.userId);
    return {
      id: actor.userId,
      kind: expert?.kind ?? null,
      active: allowed(actor, 'practice.change'),
      version: row.version,
      photo: (await this.pictures.photosOf([row.pictureId], manager)).get(row.pictureId ?? '') ?? null,
      specialities: row.specialities,
      texts: [...row.texts],
      proof: {
        state: row.proofState,
        about: row.proofAbout,
        reason: row.proofReason,
        sentAt: row.sentAt,
        checkedAt: row.checkedAt,
      },
    };
  }

  /**
   * @throws Refusal CONFLICT with what stands now when it was changed since; INPUT_INVALID at pictureId when it is
   * no picture of his for this, at texts when a language comes twice
   */
  async save(actor: Actor, input: Calls['save']): Promise<Answers['save']> {
    return this.dataSource.transaction(async (manager) => {
      const row = await heldProfile(manager, actor.userId);
      if (row.version !== input.version) {
        throw new Refusal('CONFLICT', { current: await this.own(actor, manager) });
      }
      const texts = wordsOf(input.texts);
      const { pictureId } = input;
      const fresh = pictureId !== null && pictureId !== row.pictureId;
      if (fresh && !(await this.pictures.isOwn(manager, actor, pictureId, 'expert'))) {
        throw Refusal.fields('INPUT_INVALID', { path: 'pictureId', code: 'choice' });
      }
      const specialities = [...new Set(input.specialities)];
      const changed = { version: row.version + 1, pictureId, specialities, texts };
      await this.store(manager, Object.assign(row, changed));
      return this.own(actor, manager);
    });
  }

  /** @throws Refusal NOT_FOUND when he is no expert */
  async get(actor: Actor, { id, language }: Calls['get']): Promise<Answers['get']> {
    const { manager } = this.dataSource;
    const expert = await this.persons.expertOf(id);
    if (!expert) throw new Refusal('NOT_FOUND');
    const row = await profileOf(manager, id);
    const photos = await this.pictures.photosOf([row.pictureId]);
    const { proofState: state, proofAbout: about, proofReason: reason, sentAt } = row;
    return {
      id,
      name: expert.name,
      kind: expert.kind,
      active: expert.active,
      checkedAt: state === 'checked' ? row.checkedAt : null,
      photo: photos.get(row.pictureId ?? '') ?? null,
      specialities: row.specialities,
      text: textIn(row.texts, language),
      mine: id === actor.userId,
      review: allowed(actor, 'review.decide') ? { state, about, sentAt, reason } : null,
    };
  }

  /** Stores a row that `heldProfile` gave, and tells whoever looks at it. */
  async store(manager: EntityManager, row: ExpertProfile): Promise<void> {
    await manager.save(row);
    await this.live.touched({ userId: row.userId }, ['expert.practice'], manager);
  }
}

/** An expert's row; an empty one where there is none. */
export async function profileOf(manager: EntityManager, userId: string): Promise<ExpertProfile> {
  return (await manager.findOneBy(ExpertProfile, { userId })) ?? emptyRow(userId);
}

const emptyRow = (userId: string): ExpertProfile => ({ ...EMPTY, userId });

/** The same, so that nobody else changes it before the transaction ends. */
export async function heldProfile(manager: EntityManager, userId: string): Promise<ExpertProfile> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(ExpertProfile)
    .values(emptyRow(userId))
    .orIgnore()
    .execute();
  return manager.findOneOrFail(ExpertProfile, { where: { userId }, lock: { mode: 'pessimistic_write' } });
}

/** The words in a language, else the first ones. */
export function textIn(texts: readonly ExpertWords[], language: Language): ExpertWords | null {
  return texts.find((text) => text.language === language) ?? texts[0] ?? null;
}

/** @throws Refusal INPUT_INVALID at a language that comes twice */
function wordsOf(texts: Calls['save']['texts']): ExpertWords[] {
  const twice = texts.findIndex(
    ({ language }, at) => texts.findIndex((one) => one.language === language) < at,
  );
  if (twice >= 0) {
    throw Refusal.fields('INPUT_INVALID', { path: `texts.${String(twice)}.language`, code: 'choice' });
  }
  return texts.map(({ language, headline, about = '' }) => ({ language, headline, about }));
}
