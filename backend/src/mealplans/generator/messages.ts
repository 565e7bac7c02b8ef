import type { ChosenSlot, GeneratorAnswer, GeneratorDish, GeneratorProblem } from '@sytno/domain';

/** How far a request is. */
export interface GeneratorStep {
  /** Requests that are served before it; 0 when it is being worked on. */
  readonly waiting: number;
  /** From 0 to 1. */
  readonly share: number;
  /** The plan so far. */
  readonly slots: readonly ChosenSlot[];
}

export interface GenerateOptions {
  readonly seed: number;
  /** Milliseconds of work, counted from when it begins; then the best so far is the answer. */
  readonly budgetMs: number;
  /** Whether small changes that would help are looked for when a day is missed; not unless said. */
  readonly relaxations?: boolean | undefined;
  /** Ends the request at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((step: GeneratorStep) => void) | undefined;
}

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
      readonly relaxations?: boolean | undefined;
    };

/** What a thread tells. */
export type Told =
  | { readonly kind: 'step'; readonly share: number; readonly slots: readonly ChosenSlot[] }
  | { readonly kind: 'answer'; readonly answer: GeneratorAnswer };
