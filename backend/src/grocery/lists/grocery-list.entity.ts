import type { UnitId } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

export type ListState = 'draft' | 'in-use' | 'closed';

@Entity('gro_list')
@Index(['householdId', 'createdAt'])
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
@Check('ck_gro_line_what', 'ingredient_id is not null or text is not null')
export class GroceryLine {
  @ForeignKey('gro_list', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  listId: string;

  @PrimaryColumn('int')
  position: number;

  @ForeignKey('rec_ingredient')
  @Index()
  @Column('text', { nullable: true })
  ingredientId: string | null;

  @Column('text', { nullable: true })
  text: string | null;

  @Column('numeric', { nullable: true })
  amount: number | null;

  @Column('text', { nullable: true })
  unit: UnitId | null;

  @Column('boolean')
  ticked: boolean;
}
