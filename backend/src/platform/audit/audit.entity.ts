import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../database/columns';

/** What an audit row may say beside action and thing. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** One deed that somebody may have to answer for. Rows are added and never changed. */
@Entity('plt_audit')
@Index('ix_plt_audit_words_trgm', { synchronize: false })
@Index(['actorId', 'at'])
@Index(['thingKind', 'thingId', 'at'])
export class AuditRow {
  @PrimaryColumn('uuid')
  id: string;

  /** Null when the server itself acted. It outlives the account, so it is no foreign key. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text')
  action: string;

  @Column('text')
  thingKind: string;

  @Column('text')
  thingId: string;

  @Column('jsonb')
  details: AuditDetails;

  @Index()
  @Instant()
  at: string;

  /** What a search looks into. */
  @Column('text')
  words: string;
}
