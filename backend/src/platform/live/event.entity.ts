import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Instant } from '../database/columns';

/** One touch, kept for a while so that a browser can go on after a gap. Without household and user it is for everybody. */
@Entity('plt_event')
export class LiveRow {
  /** Grows, but rows may become visible in another order than their numbers say. */
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id: number;

  @Column('uuid', { nullable: true })
  householdId: string | null;

  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text')
  topic: string;

  @Index()
  @Instant()
  at: string;
}
