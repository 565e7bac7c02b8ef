import type { Language, ReviewState, TemplateMeal } from '@sytno/domain';
import type { TemplateHead } from './template.entity';
import type { TemplateHome } from './template-sources';

export interface ItemOfTemplate extends TemplateMeal {
  readonly recipeId: string;
  readonly servings: number;
  readonly grams: number | null;
}

/** A template as somebody sees it: his own as he has it, another's as it is published. */
export interface SeenTemplate extends TemplateHead {
  readonly id: string;
  readonly number: number;
  readonly language: Language;
  /** Null: it comes with the product, or its author left. */
  readonly ownerId: string | null;
  readonly builtIn: boolean;
  readonly state: ReviewState;
  /** Readers see something of it. */
  readonly public: boolean;
  readonly reason: string | null;
  readonly version: number;
  readonly updatedAt: string;
  readonly toReview: boolean;
  /** What it is a part of, where that keeps it. */
  readonly home?: TemplateHome;
  readonly items: readonly ItemOfTemplate[];
}
