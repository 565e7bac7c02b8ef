import type { MealType, PlanRules, Targets } from '@sytno/domain';
import { lexeme, TAG } from '../catalog/catalog-columns';

/** So many recipes a plan is chosen among: more than anybody's taste, and it bounds the work. */
export const MOST_RECIPES = 600;

/** What is wanted of the recipes that a plan is chosen among; what is left out is wanted of none. */
export interface PlanWish {
  /** What breaks them is not chosen; time is looked at by `minutes`. */
  readonly rules?: Pick<
    PlanRules,
    'allergens' | 'diets' | 'disliked' | 'excluded' | 'missing' | 'withoutElectricity' | 'favourites'
  >;
  readonly mealTypes?: readonly MealType[];
  /** What a day should be like: recipes like it come more often. */
  readonly targets?: Targets;
  /** Minutes to cook, of each day that differs; null is as long as it takes. */
  readonly minutes?: readonly (number | null)[];
  /** Without the reader's own that are not published. */
  readonly publishedOnly?: boolean;
  /** Ids that come in any case, if they are there to be read. */
  readonly include?: readonly string[];
  /** 1 to 12: dishes of what grows then go first. */
  readonly month?: number;
  /** Foods that have a season, and are not in it. */
  readonly outOfSeason?: readonly string[];
  /** The same seed has the same choice. */
  readonly seed?: number;
}

/** A dish of one meal is thought to be like it: shares of energy from protein and fat, money for energy. */
const CELLS = { protein: 5, fat: 5, price: 4 } as const;

/** Kopecks a kcal below which a dish is cheap, and below which it is usual. */
const PRICES = [6, 11] as const;

/**
 * In which cell a recipe lies, protein × 100 + fat × 10 + price; 3 is a price that nobody knows. As the index
 * `ix_rec_recipe_plan` has it: changed together with that.
 */
const CELL = `(case when r.kcal > 0 then
  least(4, greatest(0, floor(r.protein * 32 / r.kcal)))::int * 100
  + least(4, greatest(0, floor(r.fat * 54 / r.kcal)))::int * 10
  + case when r.cost_uah is null then 3 when r.cost_uah < r.kcal * ${String(PRICES[0])} then 0
         when r.cost_uah < r.kcal * ${String(PRICES[1])} then 1 else 2 end
  end)`;

/** By chance, and always the same. */
const CHANCE = 'hashint4(r.number)';

/** Rows of a cell that are looked at: near the targets, and elsewhere. */
const LOOKED = { near: 28, far: 8 } as const;
const NEAR = 0.3;
/** A dish of what does not grow now comes as late as one that is so many places further. */
const OUT_OF_SEASON = 2;

interface Cell {
  readonly cell: number;
  /** The greater, the more of it come. */
  readonly weight: number;
  readonly near: boolean;
}

const shareOf = (grams: number | null, kcal: number, perGram: number, usual: number): number =>
  grams === null ? usual : (perGram * grams) / kcal;

/** All cells, those like the targets with more weight. */
function cellsFor(targets: Targets | undefined): Cell[] {
  const kcal = targets?.kcal ?? 2_000;
  const protein = shareOf(targets?.protein ?? null, kcal, 4, 0.2);
  const fat = shareOf(targets?.fat ?? null, kcal, 9, 0.3);
  const money = targets?.cash == null ? null : targets.cash / kcal;
  const all: Cell[] = [];
  for (let p = 0; p < CELLS.protein; p++)
    for (let f = 0; f < CELLS.fat; f++)
      for (let price = 0; price < CELLS.price; price++) {
        const far = Math.abs((p + 0.5) / 8 - protein) + Math.abs((f + 0.5) / 6 - fat);
        const dear = money !== null && (price === 3 || (price === 2 && money < PRICES[1]));
        const weight = Math.max(0.25, 1.2 - far) * (dear ? 0.4 : 1);
        all.push({ cell: p * 100 + f * 10 + price, weight, near: far < NEAR });
      }
  return all;
}

/** Tags of what may be planned as one question to them; '' when nothing is forbidden. */
export function tagsAllowed(rules: PlanWish['rules']): string {
  if (!rules) return '';
  const { allergens, diets, disliked, excluded, missing, withoutElectricity } = rules;
  const none = [
    ...[...allergens].map(TAG.allergen),
    ...(allergens.size > 0 ? [TAG.unknownFood] : []),
    ...[...disliked].map(TAG.ingredient),
    ...[...excluded].map(TAG.category),
    ...[...missing].map(TAG.equipment),
  ];
  const all = [
    ...diets.filter((diet) => diet !== 'any').map(TAG.diet),
    ...(withoutElectricity ? [TAG.withoutElectricity] : []),
  ];
  return [...all.map(lexeme), ...none.map((tag) => `!${lexeme(tag)}`)].join(' & ');
}

/** Values of a statement, each with its place. */
class Values {
  readonly all: unknown[] = [];

  place(value: unknown): string {
    return `$${String(this.all.push(value))}`;
  }
}

export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

const STANDING = `r.removed_at is null and r.product_of is null`;

/** What the tags of a recipe must say. Never read off their own index: most recipes suit, and the cells are smaller. */
const suits = (place: string): string => `(r.tags @@ ${place}::tsquery) is true`;

function conditionsOf(wish: PlanWish, values: Values, band: number | null): string {
  const tags = tagsAllowed(wish.rules);
  const excluded = [...(wish.rules?.excluded ?? [])].filter((id) => UUID.test(id));
  return [
    ...(tags === '' ? [] : [suits(values.place(tags))]),
    ...(excluded.length === 0 ? [] : [`r.id <> all(${values.place(excluded)}::uuid[])`]),
    ...(band === null ? [] : [`r.prep_minutes + r.cook_minutes <= ${values.place(band)}::int`]),
  ]
    .map((condition) => ` and ${condition}`)
    .join('');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const mostMinutes = ({ minutes = [] }: PlanWish): number | null =>
  minutes.length === 0 || minutes.some((one) => one === null)
    ? null
    : Math.max(...minutes.map((one) => one ?? 0));

/** The first published recipes, one more than fit: where all fit there is nothing to choose. */
export const FEW: Statement = {
  sql: `select r.id from rec_recipe r
         where r.state = 'published' and ${STANDING}
         order by r.number limit ${String(MOST_RECIPES + 1)}`,
  values: [],
};

/** What comes before anything else: favourites, the reader's own, and what was asked for by name. */
export function firstStatement(userId: string, composed: readonly string[], wish: PlanWish): Statement {
  const values = new Values();
  const own = values.place(userId);
  const named = values.place([...composed, ...(wish.include ?? [])]);
  const liked = values.place([...(wish.rules?.favourites ?? [])]);
  const conditions = conditionsOf(wish, values, mostMinutes(wish));
  const mine = wish.publishedOnly
    ? `r.state = 'published'`
    : `(r.state = 'published' or r.owner_id = ${own})`;
  const several = (where: string, most: number, order: string) =>
    `(select r.id from rec_recipe r where ${STANDING} and ${mine} and ${where} order by ${order} limit ${String(most)})`;
  return {
    sql: [
      several(`r.id = any(${named}::uuid[])`, MOST_RECIPES, 'r.number'),
      several(`r.id = any(${liked}::uuid[])${conditions}`, 200, CHANCE),
      several(`r.owner_id = ${own}${conditions}`, 100, 'r.number desc'),
    ].join(' union '),
    values: values.all,
  };
}

/**
 * Recipes from all over the catalogue: for each meal and each time to cook as many, in turn from cells of like
 * protein, fat and price, those like the targets more often, and within a cell by chance from the seed on.
 */
export function spreadStatement(wish: PlanWish): Statement {
  const values = new Values();
  const meals = wish.mealTypes ?? [];
  const bands = [...new Set(bandsOf(wish))];
  const cells = cellsFor(wish.targets);
  const offset = values.place(offsetOf(wish.seed ?? 1));
  const season = wish.outOfSeason?.length
    ? `case when r.tags @@ ${values.place(wish.outOfSeason.map((id) => lexeme(TAG.ingredient(id))).join(' | '))}::tsquery then ${String(OUT_OF_SEASON)} else 0 end`
    : '0';
  const each = Math.ceil(MOST_RECIPES / Math.max(1, meals.length) / bands.length);
  const mealPlace = values.place(meals.map((meal) => lexeme(TAG.mealType(meal))));
  const blocks = bands.flatMap((band, number) =>
    (['near', 'far'] as const).flatMap((where) => {
      const some = cells.filter(({ near }) => near === (where === 'near'));
      if (some.length === 0) return [];
      const ids = values.place(some.map(({ cell }) => cell));
      const weights = values.place(some.map(({ weight }) => weight));
      const conditions = conditionsOf(wish, values, band);
      const rows = (beyond: string) => `
        (select r.id, ${season} late, ${CHANCE} chance from rec_recipe r
          where r.state = 'published' and ${STANDING} and r.nutrition_complete and ${CELL} = c.cell
            and ${CHANCE} ${beyond} ${offset}::int and ${suits('m.tag')}${conditions}
          order by ${CHANCE} limit ${String(LOOKED[where])})`;
      return [
        `select ${String(number)} band, m.tag, c.cell, c.weight, x.id, x.late,
                (x.chance < ${offset}::int)::int again, x.chance
           from unnest(${mealPlace}::text[]) m(tag)
          cross join unnest(${ids}::int[], ${weights}::float8[]) c(cell, weight)
          cross join lateral (select * from (${rows('>=')} union all ${rows('<')}) rounds
                               limit ${String(LOOKED[where])}) x`,
      ];
    }),
  );
  return {
    sql: `
      select distinct id from (
        select id, row_number() over (partition by band, tag order by turn, cell, id) place from (
          select band, tag, cell, id,
                 (row_number() over (partition by band, tag, cell order by again, chance) + late) / weight turn
            from (${blocks.join(' union all ')}) found) turns) chosen
       where place <= ${String(each)}`,
    values: values.all,
  };
}

/** The days with the least time have half of the recipes to themselves. */
function bandsOf(wish: PlanWish): (number | null)[] {
  const limits = (wish.minutes ?? []).filter((one) => one !== null);
  const most = mostMinutes(wish);
  return limits.length === 0 ? [most] : [most, Math.min(...limits)];
}

/** Anywhere among the numbers of `hashint4`. */
function offsetOf(seed: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** By meal: how many recipes somebody can plan, and how many of them suit; without those that he composed himself. */
export function countStatement(
  userId: string,
  composed: readonly string[],
  rules: PlanWish['rules'],
): Statement {
  const values = new Values();
  const own = values.place(userId);
  const others = values.place(composed);
  const conditions = conditionsOf(rules ? { rules } : {}, values, null);
  return {
    sql: `
      select meal, count(*)::int "all", count(*) filter (where suits)::int fit
        from (select r.meal_types, true${conditions} suits from rec_recipe r
               where ${STANDING} and (r.state = 'published' or r.owner_id = ${own})
                 and r.id <> all(${others}::uuid[])) seen
       cross join unnest(meal_types) meal
       group by meal`,
    values: values.all,
  };
}
