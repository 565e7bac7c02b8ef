import type { Texts } from '@sytno/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** What a dish is, the upper of two levels. */
@Entity('rec_category')
export class Category {
  @PrimaryColumn('text')
  id: string;

  /** Its place among the others, from 1. */
  @Column('int')
  position: number;

  @Column('jsonb')
  names: Texts;

  @Column('text')
  icon: string;

  /** Colour of the drawn plate, #RRGGBB. */
  @Column('text')
  tint: string;
}

@Entity('rec_subcategory')
export class Subcategory {
  @PrimaryColumn('text')
  id: string;

  @ForeignKey('rec_category', { onDelete: 'CASCADE' })
  @Index()
  @Column('text')
  categoryId: string;

  /** Its place within the category, from 1. */
  @Column('int')
  position: number;

  @Column('jsonb')
  names: Texts;

  @Column('text')
  icon: string;
}
