import type { Language, ReviewState, TemplateMeal } from '@sytno/domain';
import type { TemplateHead } from './template.entity';

export interface ItemOfTemplate extends TemplateMeal {
  readonly recipeId: string;
  readonly servings: number;
  readonly grams: number | null;
}

/** What a kept template is a part of, to somebody who asks for it. */
export interface TemplateHome {
  /** In the asker's language. */
  readonly title: string;
  /** Where that stands: a path without language prefix. */
  readonly path: string;
  /** The asker reads the template as it is, whosever it is. */
  readonly opens: boolean;
  /** Others read it too: nothing that only its author sees may come into it. */
  readonly shared: boolean;
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
