import type { BuyAmount, LineSource, Price } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';
import type { Money } from './money';
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

  @Index()
  @Instant({ nullable: true })
  closedAt: string | null;

  /** Menu items of its days that it was built without, and keys of foods that are not to be offered. */
  @Column('jsonb', { default: [] })
  leftDishes: readonly string[];

  @Column('jsonb', { default: [] })
  leftFoods: readonly string[];

  /** What was in the basket when it was closed, as it was reckoned, and what was paid for it. */
  @Column('jsonb', { nullable: true })
  planned: Money | null;

  @Column('jsonb', { nullable: true })
  paid: Money | null;

  /** Where it is bought; null: in the usual shop. */
  @ForeignKey('gro_shop', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  shopId: string | null;
  /** How many changes there were; each has the next number (ADR 30). */
  @Column('int', { default: 0 })
  seq: number;
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

  /** A guest's name, where one without an account put it there. */
  @Column('text', { nullable: true })
  tickedName: string | null;

  /** How much of it somebody wants instead of what its dishes make; they stay what it comes from. */
  @Column('jsonb', { nullable: true })
  ownAmounts: readonly BuyAmount[] | null;

  @Column('text', { default: '' })
  note: string;

  /** Where it stands in the shop of those who put it there; null: where the catalogue has it. */
  @Column('text', { nullable: true })
  aisleId: string | null;

  /** What the whole line cost in fact. */
  @Column('jsonb', { nullable: true })
  paid: Money | null;

  /** What is bought in its place: of the catalogue, or in own words. */
  @ForeignKey('rec_ingredient')
  @Index()
  @Column('text', { nullable: true })
  insteadId: string | null;

  @Column('text', { nullable: true })
  insteadText: string | null;

  /** Somebody added it himself. */
  @Column('boolean', { default: false })
  own: boolean;

  /** It was taken off; kept, so that it can come back and a late operation finds it. */
  @Column('boolean', { default: false })
  removed: boolean;

  /** How often each field was set: what an operation has `seen`. */
  @Column('jsonb', { default: {} })
  versions: Readonly<Record<string, number>>;
}

/**
 * An operation that was answered: the same one again gets the same answer. Those that were done are the list's
 * changes in their order, which streams tell (ADR 30).
 */
@Entity('gro_operation')
@Index(['listId', 'seq'])
export class GroceryOperation {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('gro_list', { onDelete: 'CASCADE' })
  @Column('uuid')
  listId: string;

  @Index()
  @Instant()
  at: string;

  /** The number of its change in the list; null: it changed nothing. */
  @Column('int', { nullable: true })
  seq: number | null;

  @Column('uuid', { nullable: true })
  lineId: string | null;

  /** What it set; `list` is more than one field of one line, null an operation of an older release. */
  @Column('text', { nullable: true })
  field: string | null;

  @Column('jsonb', { nullable: true })
  value: string | number | boolean | object | null;

  /** Of the field, after it. */
  @Column('int', { default: 0 })
  version: number;

  @Column('text', { default: 'done' })
  outcome: 'done' | 'overtaken' | 'gone';

  /** Whose it was; a guest has a name alone. */
  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text', { nullable: true })
  guest: string | null;
}

/** What a household paid for a food; its newest price in a currency is the one that holds. */
@Entity('gro_price')
@Index(['householdId', 'ingredientId', 'currency', 'paidAt'])
@Check('ck_gro_price_per', `per in ('kg', 'l', 'piece')`)
export class GroceryPrice {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Column('uuid')
  householdId: string;

  @ForeignKey('rec_ingredient')
  @Index()
  @Column('text')
  ingredientId: string;

  @Column('text')
  currency: string;

  /** Minor units for one `per`. */
  @Column('int')
  minor: number;

  @Column('text')
  per: Price['per'];

  @Instant()
  paidAt: string;
}
