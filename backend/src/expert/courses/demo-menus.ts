import { MEAL_TYPES, placeOfDay, type MealType } from '@sytno/domain';

/** Dishes of a week by the slugs of their seeds: a row a day from Monday, a word a meal from breakfast to supper. */
const WEEKS: readonly (readonly string[])[] = [
  [
    'oatmeal-with-apple greek-yogurt-with-blueberries chicken-noodle-soup quark-with-fruit merchant-buckwheat-with-turkey',
    'omelette-with-herbs cabbage-and-carrot-salad tefteli-in-tomato-sauce kefir-and-quark-smoothie summer-vegetable-ragout',
    'millet-with-pumpkin rye-bread-with-quark-spread green-borscht-with-sorrel winter-fruit-salad steamed-chicken-cutlets',
    'syrnyky fresh-vegetable-salad pollock-in-milk-with-potatoes berry-kysil buckwheat-with-mushrooms',
    'lazy-oatmeal-with-cherries tuna-toasts red-lentil-soup baked-apples-with-quark chicken-fillet-with-broccoli',
    'shakshuka quark-with-radish chakhokhbili apple-sharlotka greek-salad',
    'kefir-oladky winter-fruit-salad kotlety quark-mousse-with-berries baked-hake-with-vegetables',
  ],
  [
    'chocolate-oatmeal-with-quark rye-toasts-with-white-beans cream-of-pumpkin-soup greek-yogurt-with-blueberries lentils-with-chicken',
    'quark-casserole-with-raisins fresh-vegetable-salad hrechanyky ayran-with-mint stewed-cabbage',
    'egg-white-omelette-with-spinach winter-fruit-salad fishermans-yushka lemon-kefir-loaf bulgur-with-chickpeas',
    'oat-pancake-with-quark lentil-and-mushroom-pate rice-noodles-with-turkey quark-with-fruit baked-eggplant-with-tomatoes',
    'lenten-oatmeal-with-prunes quark-with-radish cheese-soup-with-vermicelli berry-kysil baked-mackerel-with-lemon',
    'deruny-with-sour-cream kefir-and-quark-smoothie beef-stroganoff dried-fruit-sweets tuna-and-white-bean-salad',
    'baked-syrnyky cabbage-and-carrot-salad quick-chicken-with-vegetables baked-apples-with-quark millet-with-pumpkin',
  ],
  [
    'greek-yogurt-with-blueberries chicken-sandwiches lenten-rozsolnyk quark-with-fruit pollock-cutlets-with-carrot',
    'millet-with-pumpkin rye-bread-with-quark-spread steamed-cod-with-new-potatoes winter-fruit-salad summer-vegetable-ragout',
    'omelette-with-herbs tuna-toasts chicken-noodle-soup quark-mousse-with-berries buckwheat-with-mushrooms',
    'oatmeal-with-apple fresh-vegetable-salad chicken-shashlik-in-kefir apple-sharlotka greek-salad',
    'mlyntsi ayran-with-mint canned-sardine-soup kefir-and-quark-smoothie chicken-fillet-with-broccoli',
    'lazy-varenyky winter-fruit-salad pork-chops-in-egg-batter berry-kysil stewed-cabbage',
    'shakshuka egg-white-boats-with-tuna poltava-halushky baked-apples-with-quark pan-fried-cod-with-peas',
  ],
  [
    'lazy-oatmeal-with-cherries quark-with-radish red-lentil-soup greek-yogurt-with-blueberries merchant-buckwheat-with-turkey',
    'syrnyky cabbage-and-carrot-salad tefteli-in-tomato-sauce quark-with-fruit bulgur-with-chickpeas',
    'oat-pancake-with-quark rye-toasts-with-white-beans cream-of-pumpkin-soup lemon-kefir-loaf baked-hake-with-vegetables',
    'chocolate-oatmeal-with-quark fresh-vegetable-salad lentils-with-chicken winter-fruit-salad omelette-with-herbs',
    'quark-casserole-with-raisins tuna-toasts green-borscht-with-sorrel kefir-and-quark-smoothie spaghetti-with-tuna',
    'egg-white-omelette-with-spinach greek-yogurt-with-blueberries chakhokhbili dried-fruit-sweets summer-vegetable-ragout',
    'kefir-oladky lentil-and-mushroom-pate steamed-chicken-cutlets quark-mousse-with-berries baked-mackerel-with-lemon',
  ],
];

/** A dish of a demo week by its slug. */
interface DemoDish {
  readonly week: number;
  readonly weekday: number;
  readonly mealType: MealType;
  readonly slug: string;
}

/** The menus of the demo course, week by week. */
export const DEMO_MENUS: readonly (readonly DemoDish[])[] = WEEKS.map((days) =>
  days.flatMap((row, number) =>
    row.split(' ').flatMap((slug, meal): DemoDish[] => {
      const mealType = MEAL_TYPES[meal];
      return mealType ? [{ ...placeOfDay(number), mealType, slug }] : [];
    }),
  ),
);
