import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** One open stream of a list, so that every replica knows who is there; it is old when its replica is gone. */
@Entity('gro_presence')
export class ListPresence {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('gro_list', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  listId: string;

  /** Null: a guest. */
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text')
  name: string;

  /** When it was last known to be open. */
  @Instant()
  at: string;
}
