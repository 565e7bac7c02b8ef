import { reaches, RIGHTS, type Access, type Action } from '@sytno/domain';

/** The kinds of access that are compared, lowest first. */
export const LEVELS = ['free', 'premium', 'expert'] as const satisfies readonly Access[];
export type Level = (typeof LEVELS)[number];

/** What the product's table of rights says in people's words: the text, and the action that stands for it. */
export const FEATURES = {
  recipes: 'recipe.change',
  menu: 'menu.change',
  generator: 'generator.run',
  templates: 'template.change',
  lists: 'list.change',
  household: 'household.change',
  apply: 'course.apply',
  limits: 'limits.bind',
  long: 'generator.long',
  combine: 'menu.combine',
  overlay: 'recipe.overlay',
  lines: 'list.addLine',
  phone: 'list.phone',
  ads: 'ads.none',
  courses: 'course.change',
} as const satisfies Record<string, Action>;
export type Feature = keyof typeof FEATURES;

/** What belongs together, in the order of a reader's week. */
export const GROUPS = {
  cook: ['recipes', 'overlay'],
  plan: ['menu', 'generator', 'long', 'limits', 'templates', 'combine'],
  shop: ['lists', 'lines', 'phone'],
  people: ['household', 'apply', 'courses'],
  around: ['ads'],
} as const satisfies Record<string, readonly Feature[]>;
export const GROUP_NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[];

/** The key of a feature's words; whoever hides numbers reads of no calories. */
export function featureWords(feature: Feature, hideNumbers: boolean): string {
  return `subscription.rights.${feature === 'limits' && hideNumbers ? 'limitsWithout' : feature}`;
}

export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];

/** Whether an access brings the feature. */
export function includes(level: Level, feature: Feature): boolean {
  return reaches(level, RIGHTS[FEATURES[feature]].from);
}

/** The column of a person: an administrator may all that an expert may. */
export function columnOf(access: Access): Level {
  if (access === 'admin') return 'expert';
  return access === 'visitor' ? 'free' : access;
}
