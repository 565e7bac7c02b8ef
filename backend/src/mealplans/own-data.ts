import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { Live } from '../platform/live/live.service';
import { Departures, type Departure } from '../platform/own-data/departures';
import { OwnData, rowsBy, type OwnPart } from '../platform/own-data/own-data';
import { Dishes } from '../recipes';
import { Template, TemplateItem } from './templates/template.entity';

const PARTS: readonly OwnPart[] = [
  {
    name: 'eaten',
    tells: ['mp_fact.user_id'],
    rows: rowsBy(
      `select date, meal_type "meal", kind, name, grams, kcal, protein, fat, carbs, fiber, complete,
              said_at "saidAt", ended_at "endedAt"
         from mp_fact where user_id = $1 order by date, said_at`,
    ),
  },
  {
    name: 'health',
    tells: ['mp_health.user_id'],
    rows: rowsBy('select allergens, diet from mp_health where user_id = $1'),
  },
  {
    name: 'health-consents',
    tells: ['mp_health_consent.user_id'],
    rows: rowsBy(
      `select version, language, given_at "givenAt", withdrawn_at "withdrawnAt"
         from mp_health_consent where user_id = $1 order by given_at`,
    ),
  },
  {
    name: 'menu-notes',
    tells: [],
    rows: rowsBy(
      `select date, meal_type "meal", text from mp_note where household_id = $2 order by date, created_at`,
    ),
  },
  {
    name: 'menu-guests',
    tells: [],
    rows: rowsBy(
      `select date, meal_type "meal", count from mp_guests where household_id = $2 order by date, meal_type`,
    ),
  },
  {
    name: 'plan-parameters',
    tells: [],
    rows: rowsBy(
      `select disliked, minutes, week_meals "mealsOfWeek", meal_times "mealTimes", meal_shares "mealShares",
              excluded_recipes "excludedRecipes", excluded_categories "excludedCategories", missing,
              without_electricity "withoutElectricity", favourites_first "favouritesFirst",
              repeat_times "repeatTimes", repeat_days "repeatDays"
         from mp_parameters where household_id = $2`,
    ),
  },
  {
    name: 'day-limits',
    tells: ['mp_day_limit.user_id'],
    rows: rowsBy('select kcal, cash from mp_day_limit where user_id = $1'),
  },
  {
    name: 'calendar-link',
    tells: ['mp_calendar_link.user_id'],
    rows: rowsBy('select token, created_at "createdAt" from mp_calendar_link where user_id = $1'),
  },
];

const LEFT_OUT = {
  'mp_deed.user_id': 'who of the household changed what last, kept for days',
  'mp_fact.said_by': 'what was said about somebody is told with his facts',
  'mp_fact.ended_by': 'what was said about somebody is told with his facts',
};

/** Says what of menus and templates is somebody's own, and what becomes of it when he leaves. */
@Injectable()
export class MealplansOwnData implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownData: OwnData,
    private readonly departures: Departures,
    private readonly dishes: Dishes,
    private readonly live: Live,
  ) {}

  onModuleInit(): void {
    this.ownData.learn([this.menu(), this.templates(), ...PARTS], LEFT_OUT);
    this.departures.learn({
      published: { of: 'templates', count: (userId) => this.published(userId) },
      leave: (manager, departure) => this.leave(manager, departure),
    });
  }

  /** The household's menu, with what the person himself has of each dish. */
  private menu(): OwnPart {
    return {
      name: 'menu',
      tells: ['mp_menu_item.created_by', 'mp_plate.user_id'],
      rows: this.named(
        `select i.date, i.meal_type "meal", i.recipe_id "dish", i.servings,
                (select p.grams from mp_plate p where p.menu_item_id = i.id and p.user_id = $1) "ownGrams",
                i.no_cooking_required "noCookingRequired", i.created_at "plannedAt",
                i.created_by = $1 "plannedByYou"
           from mp_menu_item i where i.household_id = $2 order by i.date, i.meal_type, i.position`,
      ),
    };
  }

  private templates(): OwnPart {
    return {
      name: 'templates',
      tells: ['mp_template.owner_id'],
      rows: this.named(
        `select t.number, t.name "template", t.about, t.kind, t.weeks, t.language, t.state, i.week, i.weekday,
                i.meal_type "meal", i.recipe_id "dish", i.servings, i.grams
           from mp_template t left join mp_template_item i on i.template_id = t.id and not i.shown
          where t.owner_id = $1 order by t.number, i.week, i.weekday, i.position`,
      ),
    };
  }

  /** Rows whose dish is called by its name, as the person reads it, and by its number. */
  private named(statement: string): OwnPart['rows'] {
    const rowsOf = rowsBy(statement);
    return async (manager, whose) => {
      const rows = await rowsOf(manager, whose);
      const ids = [...new Set(rows.flatMap(({ dish }) => (typeof dish === 'string' ? dish : [])))];
      const dishes = await this.dishes.dishesOf(ids, whose.language, manager);
      return rows.map((row) => {
        const dish = dishes.get(String(row['dish']));
        return { ...row, dish: dish?.name ?? null };
      });
    };
  }

  private published(userId: string): Promise<number> {
    return this.dataSource.manager.countBy(Template, shownOf(userId));
  }

  /**
   * What others can find stays as it was published, as nobody's, or goes with the account; menus that it was put on
   * keep their dishes. What the household could still take back, or was being proposed, names who ate it: it goes.
   */
  private async leave(manager: EntityManager, { userId, will }: Departure): Promise<void> {
    if (will === 'stay') {
      const shown = await manager.findBy(Template, shownOf(userId));
      for (const { id, shown: head, shownFolded } of shown) {
        await manager.delete(TemplateItem, { templateId: id, shown: false });
        await manager.update(Template, id, {
          ...head,
          folded: shownFolded ?? '',
          ownerId: null,
          state: 'published',
          submittedAt: null,
          reason: null,
        });
      }
    }
    await manager.query(`delete from mp_generation where candidates::text like '%' || $1::text || '%'`, [
      userId,
    ]);
    await manager.query(
      `update mp_removed_item
          set plates = (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(plates) one
                         where one ->> 'userId' is distinct from $1::text),
              item = case when item ->> 'createdBy' = $1::text
                          then jsonb_set(item, '{createdBy}', 'null') else item end
        where plates::text like '%' || $1::text || '%' or item ->> 'createdBy' = $1::text`,
      [userId],
    );
    await this.live.touched('everybody', ['mealplans.templates'], manager);
  }
}

const shownOf = (userId: string) => ({ ownerId: userId, shown: Not(IsNull()), removedAt: IsNull() });
