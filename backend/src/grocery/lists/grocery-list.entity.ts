import type { BuyAmount } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';
import type { LineSource } from '../build/shopping';
import type { ListState } from './list-state';

@Entity('gro_list')
@Index(['householdId', 'createdAt'])
@Index(['householdId'], { unique: true, where: `state = 'in-use'` })
@Check('ck_gro_list_state', `state in ('draft', 'in-use', 'closed')`)
export class GroceryList {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Column('uuid')
  householdId: string;

  @Column('text')
  name: string;

  @Column('text')
  state: ListState;

  @DayColumn({ nullable: true })
  fromDate: string | null;

  @DayColumn({ nullable: true })
  toDate: string | null;

  @Instant()
  createdAt: string;

  @Instant({ nullable: true })
  closedAt: string | null;
}

/** A line to buy: of the catalogue, or a text of one's own. */
@Entity('gro_line')
@Unique(['listId', 'position'])
@Check('ck_gro_line_what', 'ingredient_id is not null or text is not null')
export class GroceryLine {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('gro_list', { onDelete: 'CASCADE' })
  @Column('uuid')
  listId: string;

  /** Order in which the list was built, from 0. */
  @Column('int')
  position: number;

  @ForeignKey('rec_ingredient')
  @Index()
  @Column('text', { nullable: true })
  ingredientId: string | null;

  @Column('text', { nullable: true })
  text: string | null;

  /** What to buy: usually one amount, two when they cannot be added up. */
  @Column('jsonb')
  amounts: readonly BuyAmount[];

  @Column('boolean')
  toTaste: boolean;

  /** Which dishes of which days it is for, as the menu was when the list was built. */
  @Column('jsonb')
  sources: readonly LineSource[];

  @Column('boolean')
  ticked: boolean;

  /** Who put it into the basket, and when; null while it is not there. */
  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  tickedBy: string | null;

  @Instant({ nullable: true })
  tickedAt: string | null;
}
