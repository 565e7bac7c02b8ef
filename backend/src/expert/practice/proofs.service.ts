import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { proofAfter } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { Notices, Persons } from '../../account';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { PICTURE_TYPE } from '../../platform/pictures/picture-places';
import { Pictures } from '../../platform/pictures/pictures.service';
import { now } from '../../platform/time/clock';
import { ExpertProfile } from './expert-profile.entity';
import { heldProfile, PracticeService, profileOf } from './practice.service';

type Calls = Inputs['expert']['practice'];
type Answers = Outputs['expert']['practice'];

/**
 * Proofs of what experts learned: a picture that its expert and administrators alone may ask for. Everybody else
 * sees that it was checked (product decision 2.15).
 */
@Injectable()
export class ProofsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practice: PracticeService,
    private readonly persons: Persons,
    private readonly pictures: Pictures,
    private readonly notices: Notices,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal INPUT_INVALID at pictureId when it is no proof of his */
  async send(actor: Actor, { pictureId, about }: Calls['sendProof']): Promise<Answers['sendProof']> {
    return this.dataSource.transaction(async (manager) => {
      const row = await heldProfile(manager, actor.userId);
      if (!(await this.pictures.isOwn(manager, actor, pictureId, 'proof'))) {
        throw Refusal.fields('INPUT_INVALID', { path: 'pictureId', code: 'choice' });
      }
      const proofState = proofAfter(row.proofState, 'send') ?? 'waiting';
      const sent = { proofPictureId: pictureId, proofAbout: about, proofReason: '', sentAt: now() };
      await this.practice.store(manager, Object.assign(row, sent, { proofState, checkedAt: null }));
      return this.practice.own(actor, manager);
    });
  }

  /** The picture goes, and the mark with it. @throws Refusal CONFLICT when there is none */
  async takeBack(actor: Actor): Promise<Answers['takeProof']> {
    return this.dataSource.transaction(async (manager) => {
      const row = await heldProfile(manager, actor.userId);
      const proofState = proofAfter(row.proofState, 'takeBack');
      if (!proofState) throw new Refusal('CONFLICT');
      const gone = { proofPictureId: null, proofAbout: '', proofReason: '', sentAt: null, checkedAt: null };
      await this.practice.store(manager, Object.assign(row, gone, { proofState }));
      return this.practice.own(actor, manager);
    });
  }

  /** @throws Refusal NOT_FOUND when there is none that the reader may see */
  async picture(actor: Actor, { id }: Calls['proof']): Promise<Answers['proof']> {
    const may = id === actor.userId || allowed(actor, 'review.decide');
    const { proofPictureId } = await profileOf(this.dataSource.manager, id);
    const file = may && proofPictureId !== null ? await this.pictures.fileOf(proofPictureId) : undefined;
    if (!file) throw new Refusal('NOT_FOUND');
    return { type: PICTURE_TYPE, base64: Buffer.from(file).toString('base64') };
  }

  /** Who waits for an administrator, the longest first. */
  async waiting({ page, pageSize }: { page: number; pageSize: number }): Promise<Answers['waiting']> {
    const { manager } = this.dataSource;
    const [rows, count] = await manager.findAndCount(ExpertProfile, {
      where: { proofState: 'waiting' },
      order: { sentAt: 'ASC', userId: 'ASC' },
      take: pageSize,
      skip: (page - 1) * pageSize,
    });
    const experts = await this.persons.kindsOf(rows.map(({ userId }) => userId));
    const items = rows.flatMap(({ userId: id, proofAbout: about, sentAt }) => {
      const expert = experts.get(id);
      return expert && sentAt !== null ? [{ id, ...expert, about, at: sentAt }] : [];
    });
    return { items, count };
  }

  /**
   * @throws Refusal NOT_FOUND, CONFLICT when another administrator was faster, INPUT_INVALID at reason when there
   * must be one
   */
  async decide(actor: Actor, { id, decision, reason = '' }: Calls['decide']): Promise<void> {
    if (decision !== 'check' && reason === '') {
      throw Refusal.fields('INPUT_INVALID', { path: 'reason', code: 'blank' });
    }
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.persons.expertOf(id, manager))) throw new Refusal('NOT_FOUND');
      const row = await heldProfile(manager, id);
      const proofState = proofAfter(row.proofState, decision);
      if (!proofState) throw new Refusal('CONFLICT');
      const checked = proofState === 'checked';
      const decided = { proofReason: checked ? '' : reason, checkedAt: checked ? now() : null };
      await this.practice.store(manager, Object.assign(row, decided, { proofState }));
      await this.audit.note(actor.userId, 'expert.decide', { kind: 'expert', id }, { decision }, manager);
      const told = checked ? ('expert.checked' as const) : ('expert.returned' as const);
      const values: Record<string, string> = checked ? {} : { reason };
      await this.notices.tell(id, told, values, `/user/experts/${id}`, manager);
    });
  }
}
