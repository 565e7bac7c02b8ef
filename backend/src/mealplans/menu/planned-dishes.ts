import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Planned, type PlannedCount, type PlannedDay } from '../../recipes';

const COUNTS = `
  select key, count(*) items, count(distinct household_id) households,
         coalesce(sum(servings) filter (where not no_cooking_required), 0) portions
    from (select distinct asked.key, m.id, m.household_id, m.servings, m.no_cooking_required
            from unnest($1::text[], $2::uuid[], $3::uuid[]) asked(key, recipe_id, planned_by)
            join mp_menu_item m on m.recipe_id = asked.recipe_id and m.date >= $4
             and (asked.planned_by is null or m.created_by = asked.planned_by)) dishes
   group by key`;

const DAYS = `
  select m.recipe_id "recipeId", m.date, count(*) items,
         coalesce(sum(m.servings) filter (where not m.no_cooking_required), 0) portions
    from mp_menu_item m where m.recipe_id = any($1) and m.date >= $2
   group by m.recipe_id, m.date order by m.date, m.recipe_id limit $3`;

/** Tells recipes what households plan with them, as sums over all of them. */
@Injectable()
export class PlannedDishes implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly planned: Planned,
  ) {}

  onModuleInit(): void {
    this.planned.learnFrom({
      counts: async (groups, from) => {
        const rows = await this.dataSource.query<(PlannedCount & { key: string })[]>(COUNTS, [
          groups.map(({ key }) => key),
          groups.map(({ recipeId }) => recipeId),
          groups.map(({ plannedBy }) => plannedBy ?? null),
          from,
        ]);
        return new Map(rows.map(({ key, ...count }) => [key, count]));
      },
      days: (recipeIds, from, most) => this.dataSource.query<PlannedDay[]>(DAYS, [recipeIds, from, most]),
    });
  }
}
