import type { Inputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';

export type Query = Inputs['recipes']['catalog']['list'] & { page: number; pageSize: number };

/** A statement with its values by place. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Each language's column has an index in reading order, so that a page is read off it without sorting. */
const NAME: Record<Language, string> = { uk: 'r.name_uk', ru: 'r.name_ru', en: 'r.name_en' };

/** What somebody sees of the catalogue: what is published, and his own in any state. */
const visible = (place: string): string => `(r.state = 'published' or r.owner_id = ${place})`;

/** One page of the list, by name as Ukrainian is sorted. */
export function pageStatement(userId: string, query: Query): Statement {
  const { sql, values } = conditionOf(userId, query);
  const limit = query.pageSize;
  const offset = (query.page - 1) * query.pageSize;
  const language = `$${values.length + 1}`;
  return {
    sql: `
      select p.*, coalesce(t.description, '') description, c.tint
        from (select r.id, r.number, ${NAME[query.language]} name, r.category_id "categoryId",
                     r.meal_types "mealTypes", r.servings, r.serving_weight "weightServing",
                     r.prep_minutes + r.cook_minutes + r.rest_minutes minutes,
                     r.kcal, r.protein, r.fat, r.carbs, r.fiber, r.icons
                from rec_recipe r
               where ${sql}
               order by ${NAME[query.language]} collate uk, r.number
               limit ${limit} offset ${offset}) p
        left join rec_category c on c.id = p."categoryId"
        left join lateral (
          select x.description from rec_recipe_text x where x.recipe_id = p.id
           order by (x.language = ${language}) desc, (x.language = 'uk') desc, x.language limit 1) t on true
       order by p.name collate uk, p.number`,
    values: [...values, query.language],
  };
}

/** How many recipes all pages hold. */
export function countStatement(userId: string, query: Query): Statement {
  const { sql, values } = conditionOf(userId, query);
  return { sql: `select count(*) count from rec_recipe r where ${sql}`, values };
}

/** How many recipes somebody sees in each category and subcategory. */
export function categoryCounts(userId: string): Statement {
  return {
    sql: `select r.category_id "categoryId", r.subcategory_id "subcategoryId", count(*) count
            from rec_recipe r where ${visible('$1')} group by 1, 2`,
    values: [userId],
  };
}

function conditionOf(userId: string, { name, mealType, category, subcategory }: Query): Statement {
  const values: unknown[] = [];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [visible(place(userId))];
  if (mealType !== undefined) conditions.push(`${place(mealType)} = any(r.meal_types)`);
  if (category) conditions.push(`r.category_id = ${place(category)}`);
  if (subcategory) conditions.push(`r.subcategory_id = ${place(subcategory)}`);
  const wanted = folded(name ?? '');
  if (wanted !== '') {
    const [like, similar] = [place(`%${wanted.replace(/[\\%_]/g, '\\$&')}%`), place(wanted)];
    // In any language: somebody who reads English also types the Ukrainian name. Both tests use the trigrams.
    conditions.push(`r.id in (select s.recipe_id from rec_recipe_text s
      where rec_folded(s.name) like ${like} or ${similar} <% rec_folded(s.name))`);
  } else if (name) conditions.push('false');
  return { sql: conditions.join(' and '), values };
}

/** What `rec_folded` puts in the place of its letter with two dots. */
const YE = String.fromCodePoint(0x0435);

/** A name as it is compared: without case, apostrophes, and the difference of е and ё; as `rec_folded` does. */
export function folded(name: string): string {
  return name
    .toLowerCase()
    .replace(/\u0451/g, YE)
    .replace(/['’ʼ‘`´]/g, '')
    .trim();
}
