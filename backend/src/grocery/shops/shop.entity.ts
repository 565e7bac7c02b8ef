import type { Walk } from '@sytno/domain';
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** A shop of a household, with what is known of the order of its aisles. */
@Entity('gro_shop')
@Unique(['householdId', 'name'])
export class Shop {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Column('uuid')
  householdId: string;

  /** Empty: the usual shop, of lists that say none. */
  @Column('text')
  name: string;

  /** How it was walked, newest last. */
  @Column('jsonb', { default: [] })
  walks: readonly Walk[];

  /** Its aisles in the order that somebody gave them; null: it is learned. */
  @Column('jsonb', { nullable: true })
  byHand: readonly string[] | null;

  @Instant()
  createdAt: string;
}

/** Where a household looks for a food, since somebody put it there. */
@Entity('gro_place')
export class FoodPlace {
  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  householdId: string;

  /** See `keyOfLine`. */
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  aisleId: string;
}
