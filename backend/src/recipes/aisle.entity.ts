import type { Texts } from '@sytno/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Curated } from './curated';

/** Where a shop has a food, which is also the food's kind. */
@Entity('rec_aisle')
export class Aisle extends Curated {
  @PrimaryColumn('text')
  id: string;

  /** Its place on the way through the shop, from 1. */
  @Column('int')
  position: number;

  @Column('jsonb')
  names: Texts;

  @Column('text')
  icon: string;

  @ForeignKey('rec_aisle')
  @Index()
  @Column('text', { nullable: true })
  mergedInto: string | null;
}
