import type { Texts } from '@sytno/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Curated } from './curated';

/** What a dish is, the upper of two levels. */
@Entity('rec_category')
export class Category extends Curated {
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

  @ForeignKey('rec_category')
  @Index()
  @Column('text', { nullable: true })
  mergedInto: string | null;
}

@Entity('rec_subcategory')
export class Subcategory extends Curated {
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

  @ForeignKey('rec_subcategory')
  @Index()
  @Column('text', { nullable: true })
  mergedInto: string | null;
}
