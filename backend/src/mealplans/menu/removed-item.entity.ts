import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';
import type { MenuItem } from './menu-item.entity';
import type { Plate } from './plate.entity';

/** A dish that was taken off the menu, with everybody's grams, so that it can be put back as it was. */
@Entity('mp_removed_item')
export class RemovedItem {
  /** The menu item's own. */
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  householdId: string;

  @Column('jsonb')
  item: Omit<MenuItem, 'id' | 'householdId'>;

  @Column('jsonb')
  plates: readonly Pick<Plate, 'userId' | 'eaterId' | 'grams'>[];

  @Index()
  @Instant()
  removedAt: string;
}
