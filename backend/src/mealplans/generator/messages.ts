import type { ChosenSlot, GeneratorAnswer, GeneratorDish, GeneratorProblem } from '@sytno/domain';

/** A problem whose dishes are sent apart, once for many. */
export type ProblemWithoutDishes = Omit<GeneratorProblem, 'dishes'>;

/** What a thread is told. */
export type Order =
  | { readonly kind: 'dishes'; readonly key: number; readonly dishes: readonly GeneratorDish[] }
  | {
      readonly kind: 'generate';
      readonly key: number;
      readonly problem: ProblemWithoutDishes;
      readonly seed: number;
      readonly budgetMs: number;
    };

/** What a thread tells. */
export type Told =
  | { readonly kind: 'step'; readonly share: number; readonly slots: readonly ChosenSlot[] }
  | { readonly kind: 'answer'; readonly answer: GeneratorAnswer };
