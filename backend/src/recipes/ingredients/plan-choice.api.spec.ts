import { beforeAll, describe, expect, test } from '@jest/globals';
import { MEAL_TYPES, NO_RULES, type PlanDish, type PlanRules } from '@sytno/domain';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';
import { PlanFacts } from './plan-facts.service';
import { MOST_RECIPES, spreadStatement, type PlanWish } from './plan-choice';

const stand = useStand();
const make = new Builders(stand);
/** Many recipes alike, but for what a plan looks at. */
const MANY = 4_000;

let anna: Person;
let liked: string;
let own: string;
const targets = { kcal: 2_000, protein: 150, fat: 44, carbs: 250, cash: 20_000 };
const week: PlanWish = { targets, mealTypes: MEAL_TYPES, minutes: [null], month: 12, seed: 1 };

beforeAll(async () => {
  anna = await stand.person();
  const first = await make.recipe('Улюблена', { prepMinutes: 5, cookMinutes: 5 });
  liked = first.id;
  own = (await make.recipe('Моя', { ownerId: anna.userId, state: 'private' })).id;
  const columns = await stand.db.query<{ name: string }[]>(
    `select column_name name from information_schema.columns
      where table_name = 'rec_recipe' and column_name not in
        ('id', 'number', 'kcal', 'protein', 'fat', 'carbs', 'cost_uah', 'cook_minutes', 'meal_types', 'tags')`,
  );
  const same = columns.map(({ name }) => name).join(', ');
  await stand.db.query(
    `insert into rec_recipe (id, number, kcal, protein, fat, carbs, cost_uah, cook_minutes, meal_types, tags, ${same})
     select gen_random_uuid(), 10000 + n, 400, 5 + n * 19 % 55, 2 + n * 7 % 30, 40, 1000 + n * 1931 % 6000,
            n * 37 % 100, array[m.meal],
            ('''m:' || m.meal || '''' || case when n % 3 = 0 then ' ''a:milk''' else '' end
              || case when n % 50 = 0 then ' ''d:vegan''' else '' end)::tsvector, ${same}
       from rec_recipe r, generate_series(1, ${String(MANY)}) n,
            lateral (select (array['${MEAL_TYPES.join(`','`)}'])[1 + n % 5] meal) m
      where r.id = $1`,
    [liked],
  );
  await stand.db.query('analyze rec_recipe');
}, 120_000);

const choose = (wish: PlanWish): Promise<PlanDish[]> => stand.app.nest.get(PlanFacts).planDishes(anna, wish);
const rules = (given: Partial<PlanRules>): PlanRules => ({ ...NO_RULES, ...given });
const numbers = (dishes: readonly PlanDish[]) => dishes.map(({ number }) => number);
const perMeal = (dishes: readonly PlanDish[]) =>
  MEAL_TYPES.map((meal) => dishes.filter(({ mealTypes }) => mealTypes.includes(meal)).length);

describe('what a plan is chosen among', () => {
  test('is a bounded part of the catalogue, alike for every meal, the same for a seed and another for another', async () => {
    const dishes = await choose(week);
    expect(dishes.length).toBeGreaterThan(MOST_RECIPES * 0.9);
    expect(dishes.length).toBeLessThan(MOST_RECIPES * 1.3);
    for (const count of perMeal(dishes)) expect(count).toBeGreaterThan(100);
    expect(numbers(await choose(week))).toEqual(numbers(dishes));
    expect(numbers(await choose({ ...week, seed: 2 }))).not.toEqual(numbers(dishes));
    // From all over the catalogue and not its first recipes.
    const late = dishes.filter(({ number }) => number > 10_000 + MANY / 2);
    expect(late.length).toBeGreaterThan(dishes.length / 3);
  });

  test('has favourites, the reader’s own and what was named, whatever chance says', async () => {
    const favourites = new Set([liked]);
    const ids = (await choose({ ...week, rules: rules({ favourites }), include: [liked] })).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(expect.arrayContaining([liked, own]));
    const others = await choose({ ...week, publishedOnly: true });
    expect(others.map(({ id }) => id)).not.toContain(own);
  });

  test('is more of what is like the targets', async () => {
    const lean = await choose({ ...week, targets: { ...targets, protein: 200, fat: 30 } });
    const rich = await choose({ ...week, targets: { ...targets, protein: 60, fat: 100 } });
    const mean = async (dishes: readonly PlanDish[]) => {
      const [row] = await stand.db.query<{ protein: number }[]>(
        'select avg(protein)::float8 protein from rec_recipe where id = any($1::uuid[])',
        [dishes.map(({ id }) => id)],
      );
      return row?.protein ?? 0;
    };
    expect(await mean(lean)).toBeGreaterThan((await mean(rich)) + 4);
  });

  test('suits the rules and the time of the day with the least, as far as there is something', async () => {
    const quick = await choose({ ...week, minutes: [null, 20] });
    const done = quick.filter(({ minutes }) => minutes <= 20);
    expect(done.length).toBeGreaterThan(quick.length / 3);
    const some = await choose({ ...week, rules: rules({ diets: ['vegan'] }), minutes: [60] });
    const suited = await stand.db.query<{ id: string }[]>(
      `select id from rec_recipe where tags @@ '''d:vegan'''::tsquery and prep_minutes + cook_minutes <= 60`,
    );
    const have = new Set(some.map(({ id }) => id));
    expect(suited.every(({ id }) => have.has(id))).toBe(true);
  });

  test('is read off its index', async () => {
    const { sql, values } = spreadStatement(week);
    const plan = await stand.db.query<Record<string, string>[]>(`explain ${sql}`, [...values]);
    const text = plan.map((row) => Object.values(row)[0]).join('\n');
    expect(text).toContain('ix_rec_recipe_plan');
    expect(text).not.toContain('Seq Scan on rec_recipe');
  });
});

test('how many recipes suit is counted over all of them', async () => {
  const { fit, all } = await stand.app.nest
    .get(PlanFacts)
    .countFor(anna, rules({ allergens: new Set(['milk']), excluded: new Set([liked]) }));
  expect(all.breakfast).toBe(MANY / 5);
  expect(all.dinner).toBe(MANY / 5 + 2);
  expect(fit.breakfast).toBeGreaterThan(MANY / 5 / 2);
  expect(fit.breakfast).toBeLessThan(all.breakfast);
});
