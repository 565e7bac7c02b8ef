import { Injectable } from '@nestjs/common';
import type { FoodsQuestion, Outputs } from '@sytno/contract';
import { LANGUAGES, type Language, type Texts } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { folded } from '../ingredients/folded';
import { FoodFacts } from '../ingredients/facts.service';

type Listed = Outputs['recipes']['admin']['foods'];
type Card = Omit<Listed['items'][number], 'recipes' | 'revision'>;

/** The ingredients of the catalogue, to be looked through. */
@Injectable()
export class FoodList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly foods: FoodFacts,
  ) {}

  /** By name in the reader's language; a search finds a part of any name in any language. */
  async list({ language, search, aisle, bare, page, pageSize }: FoodsQuestion): Promise<Listed> {
    const values: unknown[] = [language];
    const place = (value: unknown) => `$${String(values.push(value))}`;
    const wanted = folded(search.replaceAll('|', ' '));
    const like = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
    const where = [
      'i.merged_into is null and i.removed_at is null',
      ...(aisle === undefined ? [] : [`i.aisle = ${place(aisle)}`]),
      ...(bare ? ['i.kcal is null'] : []),
      ...(wanted === ''
        ? []
        : [
            `exists (select 1 from rec_ingredient_name s where s.ingredient_id = i.id
                      and rec_ingredient_words(s.name, s.aliases) like ${place(like)})`,
          ]),
    ].join(' and ');
    const from = `from rec_ingredient i join rec_ingredient_name n on n.ingredient_id = i.id and n.language = $1
      where ${where}`;
    const [counted] = await this.dataSource.query<{ count: number }[]>(
      `select count(*) count ${from}`,
      values,
    );
    const rows = await this.dataSource.query<{ id: string; revision: number; recipes: number }[]>(
      `select i.id, i.revision,
              (select count(distinct l.recipe_id) from rec_recipe_line l where l.ingredient_id = i.id) recipes
         ${from}
        order by n.name collate uk, i.id
        limit ${String(pageSize)} offset ${String((page - 1) * pageSize)}`,
      values,
    );
    const cards = await foodCards(
      rows.map(({ id }) => id),
      language,
      this.foods,
      this.dataSource.manager,
    );
    return {
      items: rows.flatMap(({ id, revision, recipes }) => {
        const card = cards.get(id);
        return card ? [{ ...card, revision, recipes }] : [];
      }),
      count: counted?.count ?? 0,
    };
  }
}

/** What a list or a suggestion shows of foods. */
export async function foodCards(
  ids: readonly string[],
  language: Language,
  foods: FoodFacts,
  manager: EntityManager,
): Promise<ReadonlyMap<string, Card>> {
  const [facts, aisles] = [
    await foods.ingredientFactsOf(ids, manager),
    new Map((await foods.aislesIn(language, manager)).map(({ id, name }) => [id, name])),
  ];
  return new Map(
    [...facts].map(([id, { names, icon, tint, aisle, per100g }]) => [
      id,
      {
        id,
        names: Object.fromEntries(LANGUAGES.map((one) => [one, names[one]])) as Texts,
        icon,
        tint,
        aisleName: aisles.get(aisle) ?? '',
        per100g: per100g ? { ...per100g, fiber: per100g.fiber ?? null } : null,
      },
    ]),
  );
}
