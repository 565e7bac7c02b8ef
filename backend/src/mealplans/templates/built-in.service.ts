import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { MEAL_TYPES, placeOfDay, type Language } from '@sytno/domain';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Dishes, PlanFacts } from '../../recipes';
import type { ItemOfTemplate, SeenTemplate } from './seen-template';
import { readTemplateFiles, type TemplateFile } from './template-files';

/** They do not change while the product stands. */
const SINCE = '2026-01-01T00:00:00.000Z';

type Answer = Outputs['mealplans']['templates']['builtIn'];

/** The weeks that come with the product, as their files have them. */
@Injectable()
export class BuiltInTemplates implements OnModuleInit {
  files: readonly TemplateFile[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dishes: Dishes,
    private readonly facts: PlanFacts,
  ) {}

  async onModuleInit(): Promise<void> {
    this.files = await readTemplateFiles(this.config.seedsDir);
  }

  /** The same weeks as templates that everybody sees and nobody changes, with the first of the dishes each meal may have. */
  templates(language: Language): SeenTemplate[] {
    return this.files.map(({ slug, order, name, about, days }) => ({
      // As stable as the catalogue's ids are.
      id: this.facts.seedRecipeId(`template ${slug}`),
      number: order,
      name: name[language],
      about: about[language],
      kind: 'week',
      weeks: 1,
      language,
      ownerId: null,
      builtIn: true,
      state: 'published',
      public: true,
      reason: null,
      version: 1,
      updatedAt: SINCE,
      toReview: false,
      items: days.flatMap((day, number) => this.itemsOf(day, number)),
    }));
  }

  private itemsOf(day: TemplateFile['days'][number], number: number): ItemOfTemplate[] {
    return MEAL_TYPES.flatMap((mealType) => {
      const [slug] = day[mealType] ?? [];
      if (slug === undefined) return [];
      const recipeId = this.facts.seedRecipeId(slug);
      return [{ ...placeOfDay(number), mealType, recipeId, servings: 1, grams: null }];
    });
  }

  /** Each week with its dishes, day by day; a dish that the catalogue does not have is left out. */
  async list(language: Language): Promise<Answer> {
    const slugs = this.files.flatMap(({ days }) => days.flatMap((day) => Object.values(day).flat()));
    const dishes = await this.dishes.dishesOf(
      [...new Set(slugs)].map((slug) => this.facts.seedRecipeId(slug)),
      language,
    );
    const dayOf = (day: TemplateFile['days'][number]): Answer['items'][number]['days'][number] =>
      MEAL_TYPES.flatMap((mealType) => {
        const [slug] = day[mealType] ?? [];
        const dish = slug === undefined ? undefined : dishes.get(this.facts.seedRecipeId(slug));
        return dish ? [{ mealType, recipeId: dish.id, recipeName: dish.name, picture: dish.picture }] : [];
      });
    return {
      items: this.files.map(({ slug, name, about, days }) => ({
        slug,
        name: name[language],
        about: about[language],
        days: days.map(dayOf),
      })),
    };
  }
}
