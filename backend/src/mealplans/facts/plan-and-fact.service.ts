import { Injectable } from '@nestjs/common';
import { KEPT_SHARE, type Day, type DayOfPlan } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { PlanGrams } from '../../recipes';

/** Whose days are asked for, and from which day on. */
export interface AskedPerson {
  readonly userId: string;
  readonly householdId: string;
  readonly since: Day;
}

/** Days of people by the person, each in order; a day without plan and fact is left out. */
export type PersonsDays = ReadonlyMap<string, readonly DayOfPlan[]>;

/** What all of a group planned and said on one day. */
export interface DayTogether {
  readonly date: Day;
  /** Dishes that were planned for those who said something of the day, and those of them eaten as planned. */
  readonly dishes: number;
  readonly kept: number;
  /** How many said something. */
  readonly people: number;
}

const PLANNED = `
  with planned as (
    select recipe_id, created_by from mp_menu_item where household_id = any($1) and date between $2 and $3)
  select (select coalesce(array_agg(recipe_id), '{}') from (select distinct recipe_id from planned) r) recipes,
         (select coalesce(array_agg(created_by), '{}') from (select distinct created_by from planned) c
           where created_by is not null) people`;

/**
 * Sums in the database: of a group of hundreds, a week is tens of thousands of dishes, and a row of a day is all
 * that is wanted of them. Only what is the person's own is read: his grams and what he himself ate.
 */
const OF_DAYS = `
  with people as (
    select * from unnest($1::uuid[], $2::uuid[], $3::date[]) p(user_id, household_id, since)),
  originals as (
    select * from unnest($6::uuid[], $7::float8[], $8::float8[], $9::float8[], $10::float8[], $11::float8[])
      g(recipe_id, serving, kcal, protein, fat, carbs)),
  composed as (
    select * from unnest($12::uuid[], $13::uuid[], $14::date[], $15::date[], $16::float8[], $17::float8[],
                         $18::float8[], $19::float8[], $20::float8[])
      o(recipe_id, user_id, since, until, serving, kcal, protein, fat, carbs)),
  planned as (
    select p.user_id, m.id, m.date,
           coalesce(l.grams::float8, m.weight_serving::float8, o.serving, g.serving, 0) grams,
           coalesce(o.kcal, g.kcal, 0) kcal, coalesce(o.protein, g.protein, 0) protein,
           coalesce(o.fat, g.fat, 0) fat, coalesce(o.carbs, g.carbs, 0) carbs
      from people p
      join mp_menu_item m
        on m.household_id = p.household_id and m.date between $4::date and $5::date and m.date >= p.since
      left join mp_plate l on l.menu_item_id = m.id and l.user_id = p.user_id
      left join originals g on g.recipe_id = m.recipe_id
      left join composed o on o.recipe_id = m.recipe_id and o.user_id = m.created_by
        and o.since <= m.date and (o.until is null or m.date < o.until)),
  facts as (
    select f.user_id, f.date, f.menu_item_id, f.kind, f.grams::float8 grams, f.kcal::float8 kcal,
           coalesce(f.protein, 0)::float8 protein, coalesce(f.fat, 0)::float8 fat,
           coalesce(f.carbs, 0)::float8 carbs
      from people p
      join mp_fact f on f.user_id = p.user_id and f.date between $4::date and $5::date and f.date >= p.since
     where f.ended_at is null),
  plan_days as (
    select n.user_id, n.date, count(*)::int dishes, count(f.menu_item_id)::int said,
           (count(*) filter (where f.kind = 'eaten' and abs(f.grams - n.grams) <= n.grams * $21::float8 + 1e-9))::int kept,
           sum(n.grams * n.kcal) kcal, sum(n.grams * n.protein) protein, sum(n.grams * n.fat) fat,
           sum(n.grams * n.carbs) carbs
      from planned n
      left join facts f on f.user_id = n.user_id and f.menu_item_id = n.id and f.date = n.date
     where n.grams > 0 group by n.user_id, n.date)`;

const DAYS = `${OF_DAYS},
  fact_days as (
    select user_id, date, sum(kcal) kcal, sum(protein) protein, sum(fat) fat, sum(carbs) carbs
      from facts group by user_id, date)
  select user_id "userId", date::text, coalesce(d.dishes, 0) dishes, coalesce(d.said, 0) said,
         coalesce(d.kept, 0) kept, d.kcal "planKcal", d.protein "planProtein", d.fat "planFat",
         d.carbs "planCarbs", e.kcal, e.protein, e.fat, e.carbs
    from plan_days d full join fact_days e using (user_id, date)
   order by user_id, date`;

/** A row of a day for however many people. */
const TOGETHER = `${OF_DAYS}
  select date::text, sum(dishes)::int dishes, sum(kept)::int kept, count(*)::int people
    from plan_days where said > 0 group by date order by date`;

interface Row {
  readonly userId: string;
  readonly date: Day;
  readonly dishes: number;
  readonly said: number;
  readonly kept: number;
  readonly planKcal: number | null;
  readonly planProtein: number | null;
  readonly planFat: number | null;
  readonly planCarbs: number | null;
  readonly kcal: number | null;
  readonly protein: number | null;
  readonly fat: number | null;
  readonly carbs: number | null;
}

/** What people planned and what they said they ate, day by day, for whoever they let see it. */
@Injectable()
export class PlanAndFact {
  constructor(
    private readonly dataSource: DataSource,
    private readonly grams: PlanGrams,
  ) {}

  /** Two questions of the menu however many people; whether they may be asked is the caller's. */
  async daysOf(
    people: readonly AskedPerson[],
    from: Day,
    to: Day,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PersonsDays> {
    if (people.length === 0 || from > to) return new Map();
    const foods = await this.foods(people, from, to, manager);
    return this.each(people, foods, manager);
  }

  /** The days of a group together, and those of the people `shown` of it each by himself. As `daysOf`. */
  async ofGroup(
    people: readonly AskedPerson[],
    shown: readonly AskedPerson[],
    from: Day,
    to: Day,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ together: readonly DayTogether[]; days: PersonsDays }> {
    if (people.length === 0 || from > to) return { together: [], days: new Map() };
    const foods = await this.foods(people, from, to, manager);
    const together = await manager.query<DayTogether[]>(TOGETHER, [...askedOf(people), ...foods]);
    return { together, days: await this.each(shown, foods, manager) };
  }

  private async each(
    people: readonly AskedPerson[],
    foods: readonly unknown[],
    manager: EntityManager,
  ): Promise<PersonsDays> {
    const days = new Map<string, DayOfPlan[]>();
    if (people.length === 0) return days;
    for (const row of await manager.query<Row[]>(DAYS, [...askedOf(people), ...foods])) {
      const known = days.get(row.userId);
      if (known) known.push(dayOf(row));
      else days.set(row.userId, [dayOf(row)]);
    }
    return days;
  }

  /** The rest of what the statements ask for: which days, what is in the dishes, and what counts as kept. */
  private async foods(
    people: readonly AskedPerson[],
    from: Day,
    to: Day,
    manager: EntityManager,
  ): Promise<unknown[]> {
    const households = [...new Set(people.map(({ householdId }) => householdId))];
    const [found] = await manager.query<{ recipes: string[]; people: string[] }[]>(PLANNED, [
      households,
      from,
      to,
    ]);
    const { originals, own } = await this.grams.of(found?.recipes ?? [], found?.people ?? [], manager);
    return [
      from,
      to,
      ...columns(originals, ['recipeId', 'serving', 'kcal', 'protein', 'fat', 'carbs']),
      ...columns(own, ['recipeId', 'userId', 'since', 'until', 'serving', 'kcal', 'protein', 'fat', 'carbs']),
      KEPT_SHARE,
    ];
  }
}

const askedOf = (people: readonly AskedPerson[]): unknown[][] =>
  columns(people, ['userId', 'householdId', 'since']);

const columns = <T>(rows: readonly T[], keys: readonly (keyof T)[]): unknown[][] =>
  keys.map((key) => rows.map((row) => row[key]));

const dayOf = (row: Row): DayOfPlan => ({
  date: row.date,
  dishes: row.dishes,
  said: row.said,
  kept: row.kept,
  planned: {
    kcal: row.planKcal ?? 0,
    protein: row.planProtein ?? 0,
    fat: row.planFat ?? 0,
    carbs: row.planCarbs ?? 0,
  },
  eaten: { kcal: row.kcal ?? 0, protein: row.protein ?? 0, fat: row.fat ?? 0, carbs: row.carbs ?? 0 },
});
