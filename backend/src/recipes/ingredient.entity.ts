import type { IngredientFacts, Language, UnitId } from '@sytno/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Curated } from './curated';

/** What of a catalogue row is only ever read whole: allergens, diet, packs, price, season … */
export type OtherFacts = Omit<
  IngredientFacts,
  'id' | 'names' | 'aliases' | 'aisle' | 'per100g' | 'density' | 'gramsPerPiece' | 'unitGrams' | 'ediblePart'
>;

@Entity('rec_ingredient')
export class Ingredient extends Curated {
  /** A word, the same in every language: 'potato'. */
  @PrimaryColumn('text')
  id: string;

  @Index()
  @Column('text')
  aisle: string;

  /** Of 100 g of the edible part; null until somebody sets them. */
  @Column('numeric', { nullable: true })
  kcal: number | null;

  @Column('numeric', { nullable: true })
  protein: number | null;

  @Column('numeric', { nullable: true })
  fat: number | null;

  @Column('numeric', { nullable: true })
  carbs: number | null;

  @Column('numeric', { nullable: true })
  fiber: number | null;

  /** Grams a millilitre. */
  @Column('numeric', { nullable: true })
  density: number | null;

  @Column('numeric', { nullable: true })
  gramsPerPiece: number | null;

  @Column('jsonb')
  unitGrams: Partial<Record<UnitId, number>>;

  /** The share of the weight as bought that is eaten; null: all of it. */
  @Column('numeric', { nullable: true })
  ediblePart: number | null;

  @Column('jsonb')
  facts: OtherFacts;

  @ForeignKey('rec_ingredient')
  @Index()
  @Column('text', { nullable: true })
  mergedInto: string | null;
}

@Entity('rec_ingredient_name')
export class IngredientName {
  @ForeignKey('rec_ingredient', { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  ingredientId: string;

  @PrimaryColumn('text')
  language: Language;

  @Column('text')
  name: string;

  @Column('text', { array: true })
  aliases: string[];
}
