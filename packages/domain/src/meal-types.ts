/** The five meals of a day in their order (spec §3); `dinner` is the midday meal, `supper` the evening one. */
export const MEAL_TYPES = ['breakfast', 'morning-snack', 'dinner', 'afternoon-snack', 'supper'] as const;

export type MealType = (typeof MEAL_TYPES)[number];
