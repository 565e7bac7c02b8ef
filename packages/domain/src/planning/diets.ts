import type { DishFlags } from '../food/flags';

/** What a person eats as a habit; each but the first leaves something out. */
export const DIETS = ['any', 'pescatarian', 'vegetarian', 'lenten', 'vegan'] as const;
export type Diet = (typeof DIETS)[number];

type DietFlags = Pick<DishFlags, 'meat' | 'vegetarian' | 'lenten' | 'vegan'>;

/**
 * Whether a dish suits a diet for certain: a dish with an unknown food suits none but `any`, since nobody
 * knows what is in it.
 */
export function suitsDiet(flags: DietFlags, diet: Diet): boolean {
  if (diet === 'any') return true;
  if (diet === 'pescatarian') return flags.meat === 'no';
  return flags[diet] === 'yes';
}
