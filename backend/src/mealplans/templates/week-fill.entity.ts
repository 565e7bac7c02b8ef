import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';
import type { CameGuests } from '../guests/copied-guests';

/** One filling of a week out of a template, so that it can be taken back as a whole. */
@Entity('mp_week_fill')
@Index(['householdId'])
export class WeekFill {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Column('uuid')
  householdId: string;

  @Index()
  @Instant()
  createdAt: string;

  /** Guests who came with it. */
  @Column('jsonb', { default: [] })
  guests: readonly CameGuests[];
}

/** A menu item that a filling put on. */
@Entity('mp_week_fill_item')
export class WeekFillItem {
  @ForeignKey('mp_menu_item', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  menuItemId: string;

  @ForeignKey('mp_week_fill', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  fillId: string;
}
