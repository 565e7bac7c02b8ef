import type { Language, ProofState, Speciality } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** What an expert says of himself in a language. */
export interface ExpertWords {
  readonly language: Language;
  readonly headline: string;
  readonly about: string;
}

/** An expert's page. Without a row he has none yet: his name and kind stand alone. */
@Entity('exp_profile')
@Check('ck_exp_profile_proof', `proof_state in ('none', 'waiting', 'checked', 'returned')`)
export class ExpertProfile {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @Column('int')
  version: number;

  @ForeignKey('plt_picture')
  @Index()
  @Column('uuid', { nullable: true })
  pictureId: string | null;

  @Column('text', { array: true })
  specialities: Speciality[];

  /** The first one stands for languages that are missing. */
  @Column('jsonb')
  texts: readonly ExpertWords[];

  @Column('text')
  proofState: ProofState;

  /** What an administrator alone sees. */
  @ForeignKey('plt_picture')
  @Index()
  @Column('uuid', { nullable: true })
  proofPictureId: string | null;

  @Column('text')
  proofAbout: string;

  @Column('text')
  proofReason: string;

  @Index({ where: `proof_state = 'waiting'` })
  @Instant({ nullable: true })
  sentAt: string | null;

  @Instant({ nullable: true })
  checkedAt: string | null;
}
