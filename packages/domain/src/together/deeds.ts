/** What members do to the plan they share, as the others are told of it (ADR 27). */
export const PLAN_DEEDS = [
  'added',
  'removed',
  'moved',
  'servings',
  'copied',
  'cleared',
  'restored',
  'filled',
  'guests',
  'note',
  'cooking',
  'parameters',
] as const;
export type PlanDeed = (typeof PLAN_DEEDS)[number];
