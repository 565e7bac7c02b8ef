import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Instant } from '../platform/database/columns';

/** That something was filled in, so that the next start does not do it again. */
@Entity('plt_seed')
export class SeedMark {
  @PrimaryColumn('text')
  name: string;

  /** A hash of what was filled in: other content is filled in anew. */
  @Column('text')
  content: string;

  @Instant()
  at: string;
}
