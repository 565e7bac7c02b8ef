import type { Language } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../platform/database/columns';

export const PROPOSAL_STATES = ['open', 'answered', 'refused'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/**
 * A food that somebody wrote into a recipe and no catalogue knows. Each name stands once a language, whoever
 * writes it; the lines that wait for it name it (`RecipeLine.proposalId`).
 */
@Entity('rec_proposal')
@Unique(['language', 'normalizedName'])
@Index(['state', 'createdAt'])
@Check('ck_rec_proposal_state', `state in ('open', 'answered', 'refused')`)
@Check('ck_rec_proposal_answer', `(state = 'answered') = (ingredient_id is not null)`)
export class Proposal {
  @PrimaryColumn('uuid')
  id: string;

  /** As it was first written. */
  @Column('text')
  name: string;

  @Column('text')
  language: Language;

  /** `foldedName` of the domain: what makes two names the same. */
  @Column('text')
  normalizedName: string;

  /** Who wrote it first; null when his account has gone. */
  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  proposerId: string | null;

  @Instant()
  createdAt: string;

  @Column('text')
  state: ProposalState;

  /** The food it turned out to be, once it is answered. */
  @ForeignKey('rec_ingredient')
  @Index()
  @Column('text', { nullable: true })
  ingredientId: string | null;

  /** When it was answered or refused; null while it is open. */
  @Index()
  @Instant({ nullable: true })
  answeredAt: string | null;

  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  answeredBy: string | null;

  /** Why it was refused, in the administrator's words. */
  @Column('text', { nullable: true })
  reason: string | null;
}
