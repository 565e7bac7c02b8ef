import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import type { MealType } from '@sytno/domain';
import { DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';

type Query = Inputs['recipes']['catalog']['list'] & { page: number; pageSize: number };
type Page = Outputs['recipes']['catalog']['list'];

interface Row {
  id: string;
  number: number;
  name: string;
  description: string;
  categoryId: string;
  mealTypes: MealType[];
  servings: number;
  minutes: number;
  kcal: number;
  protein: number;
  fat: number;
  carbs: number;
}

/** Conditions of one search, with their values by place. */
interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The text of a recipe in the reader's language, else Ukrainian, else whichever there is. */
const TEXT = `
  cross join lateral (
    select x.name, x.description from rec_recipe_text x where x.recipe_id = r.id
     order by (x.language = $1) desc, (x.language = 'uk') desc, x.language limit 1) t`;

/** The list of recipes: published ones and the reader's own, by name. */
@Injectable()
export class CatalogService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Pick<Actor, 'userId'>, query: Query): Promise<Page> {
    const { sql, values } = conditionOf(actor.userId, query);
    const limit = query.pageSize;
    const offset = (query.page - 1) * query.pageSize;
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<Row[]>(
        `select r.id, r.number, t.name, t.description, r.category_id "categoryId", r.meal_types "mealTypes",
                r.servings, r.prep_minutes + r.cook_minutes + r.rest_minutes minutes,
                r.kcal, r.protein, r.fat, r.carbs
           from rec_recipe r ${TEXT}
          where ${sql}
          order by t.name collate uk, r.number
          limit ${limit} offset ${offset}`,
        [query.language, ...values],
      ),
      // $1 stands in both questions, so that the places of the values are the same.
      this.dataSource.query<{ count: number }[]>(
        `select count(*) count from rec_recipe r where $1::text is not null and ${sql}`,
        [query.language, ...values],
      ),
    ]);
    return { items: rows.map(cardOf), count: counted?.count ?? 0 };
  }
}

function conditionOf(userId: string, { name, mealType }: Query): Condition {
  const conditions: string[] = [`(r.state = 'published' or r.owner_id = $2)`];
  const values: unknown[] = [userId];
  const place = (value: unknown): string => `$${values.push(value) + 1}`;
  if (mealType !== undefined) conditions.push(`${place(mealType)} = any(r.meal_types)`);
  if (name) {
    const wanted = name.toLowerCase();
    const [like, similar] = [place(`%${wanted.replace(/[\\%_]/g, '\\$&')}%`), place(wanted)];
    // In any language: somebody who reads English also types the Ukrainian name. Both tests use the trigrams.
    conditions.push(
      `r.id in (select s.recipe_id from rec_recipe_text s where lower(s.name) like ${like} or ${similar} <% lower(s.name))`,
    );
  }
  return { sql: conditions.join(' and '), values };
}

function cardOf({ kcal, protein, fat, carbs, ...card }: Row): Page['items'][number] {
  return { ...card, perServing: { kcal, protein, fat, carbs } };
}
