// @ts-check
/**
 * A menu that is full: a year of three dishes in each of five meals, for a household of five, every tenth dish from
 * a pot that is eaten for three days, every other plate with grams of its own.
 */

/** @typedef {{ query: (sql: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }> }} Client */

/**
 * Fills the premium demo household's year; what stood there goes.
 * @param {Client} db @param {string} first day of the year's first week, YYYY-MM-DD
 */
export async function fillYear(db, first) {
  const { rows } = await db.query(
    `select m.household_id household, u.id member from acc_user u join acc_member m on m.user_id = u.id
      where u.email like 'premium@%'`,
  );
  const { household, member } = rows[0] ?? {};
  await db.query('delete from mp_menu_item where household_id = $1', [household]);
  await db.query(
    `insert into mp_menu_item (id, household_id, date, meal_type, position, recipe_id, servings,
       weight_serving, no_cooking_required, cooking_id, created_by, created_at)
     select gen_random_uuid(), $1, $3::date + d, meal.name, p,
            dishes.ids[1 + (case when pot then (d / 3) * 31 + meal.place * 7 + p else d * 17 + meal.place * 5 + p end)
                          % array_length(dishes.ids, 1)],
            5, null, pot and d % 3 > 0,
            case when pot then overlay(overlay(md5(concat(d / 3, meal.name, p)) placing '4' from 13)
                                    placing '8' from 17)::uuid end, $2, now()
       from generate_series(0, 363) d
      cross join unnest(array['breakfast', 'morning-snack', 'dinner', 'afternoon-snack', 'supper'])
            with ordinality meal(name, place)
      cross join generate_series(0, 2) p
      cross join lateral (select (meal.place * 3 + p) % 10 = 0 pot) pots
      cross join (select array_agg(id order by number) ids from rec_recipe where state = 'published') dishes`,
    [household, member, first],
  );
  await db.query(
    `insert into mp_plate (id, menu_item_id, user_id, grams)
     select gen_random_uuid(), i.id, m.user_id, 180 + (i.position * 40)
       from mp_menu_item i join acc_member m on m.household_id = i.household_id
      where i.household_id = $1 and i.position < 2`,
    [household],
  );
  await db.query(
    `insert into acc_eater (id, household_id, name, share, allergies, meal_types, weekdays, position)
     select gen_random_uuid(), household_id, 'Fifth', share, allergies, meal_types, weekdays, 9
       from acc_eater where household_id = $1 limit 1`,
    [household],
  );
  await db.query('vacuum analyze');
}
