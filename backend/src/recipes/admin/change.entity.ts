import type { Texts } from '@sytno/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** What was done to the catalogue; each kind knows how it is taken back (`Changes`). */
export const CHANGE_KINDS = [
  'food.add',
  'food.save',
  'food.merge',
  'food.remove',
  'proposal.answer',
  'proposal.join',
  'proposal.refuse',
  'entry.add',
  'entry.save',
  'entry.order',
  'entry.merge',
  'entry.remove',
  'unit.save',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A deed of an administrator on the catalogue, with what was there before, so that it can be taken back. */
@Entity('rec_change')
@Index(['thingKind', 'thingId', 'at'])
export class Change {
  @PrimaryColumn('uuid')
  id: string;

  /** Null when his account has gone. */
  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text')
  kind: ChangeKind;

  /** 'ingredient', 'proposal', or the table: 'aisles'. */
  @Column('text')
  thingKind: string;

  @Column('text')
  thingId: string;

  /** How it was called then, to be told apart in a history. */
  @Column('jsonb')
  thingName: Partial<Texts>;

  @Column('jsonb')
  before: object;

  @Column('jsonb')
  after: object;

  @Index()
  @Instant()
  at: string;

  /** Null while it stands. */
  @Instant({ nullable: true })
  undoneAt: string | null;

  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  undoneBy: string | null;
}
