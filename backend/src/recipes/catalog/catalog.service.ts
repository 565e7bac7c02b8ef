import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import type { Actor, MealType } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { Category, Subcategory } from '../category.entity';
import { groupedBy } from '../grouped';
import { pictureOf } from '../recipe/picture';
import { categoryCounts, countStatement, pageStatement, type Query, type Statement } from './catalog-query';

type Page = Outputs['recipes']['catalog']['list'];
type Categories = Outputs['recipes']['catalog']['categories'];
/** A signed-in person, as far as the catalogue looks at him. */
type Reader = Pick<Actor, 'userId'> & { userId: string };

interface Row {
  id: string;
  number: number;
  name: string;
  description: string;
  categoryId: string;
  mealTypes: MealType[];
  servings: number;
  weightServing: number;
  minutes: number;
  kcal: number;
  protein: number;
  fat: number;
  carbs: number;
  fiber: number;
  icons: string[];
  tint: string | null;
}

interface Counted {
  readonly categoryId: string;
  readonly subcategoryId: string | null;
  readonly count: number;
}

/** The list of recipes: published ones and the reader's own, by name. */
@Injectable()
export class CatalogService {
  constructor(private readonly dataSource: DataSource) {}

  async list({ userId }: Reader, query: Query): Promise<Page> {
    const [rows, [counted]] = await Promise.all([
      this.ask<Row>(pageStatement(userId, query)),
      this.ask<{ count: number }>(countStatement(userId, query)),
    ]);
    return { items: rows.map(cardOf), count: counted?.count ?? 0 };
  }

  /** Every category in its order, with how many recipes the reader sees in it. */
  async categories(
    { userId }: Reader,
    { language }: Inputs['recipes']['catalog']['categories'],
  ): Promise<Categories> {
    const { manager } = this.dataSource;
    const [categories, subcategories, counts] = await Promise.all([
      manager.find(Category, { order: { position: 'ASC' } }),
      manager.find(Subcategory, { order: { position: 'ASC' } }),
      this.ask<Counted>(categoryCounts(userId)),
    ]);
    const under = groupedBy(subcategories, ({ categoryId }) => categoryId);
    const sum = (of: (row: Counted) => boolean): number =>
      counts.filter(of).reduce((total, { count }) => total + count, 0);
    return {
      items: categories.map(({ id, names, icon, tint }) => ({
        id,
        name: names[language],
        icon,
        tint,
        count: sum((row) => row.categoryId === id),
        subcategories: (under.get(id) ?? []).map((sub) => ({
          id: sub.id,
          name: sub.names[language],
          count: sum((row) => row.categoryId === id && row.subcategoryId === sub.id),
        })),
      })),
    };
  }

  private ask<T>({ sql, values }: Statement): Promise<T[]> {
    return this.dataSource.query<T[]>(sql, [...values]);
  }
}

function cardOf({ kcal, protein, fat, carbs, fiber, icons, tint, ...card }: Row): Page['items'][number] {
  return {
    ...card,
    perServing: { kcal, protein, fat, carbs, fiber },
    picture: pictureOf(icons, tint ?? undefined),
  };
}
