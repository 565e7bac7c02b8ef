import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** That somebody accepted something: which version, in which language, when and how (product decision 3). */
@Entity('acc_acceptance')
@Index(['userId', 'document'])
export class Acceptance {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  document: string;

  @Column('text')
  version: string;

  @Column('text')
  language: string;

  @Instant()
  at: string;

  @Column('text')
  how: string;
}
