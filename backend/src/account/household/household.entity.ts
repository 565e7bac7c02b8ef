import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** People who eat from one menu; somebody alone is a household of one (product decision 2.6). */
@Entity('acc_household')
export class Household {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  ownerId: string;

  @Instant()
  createdAt: string;
}
