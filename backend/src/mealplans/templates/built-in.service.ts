import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { MEAL_TYPES, type Language } from '@sytno/domain';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Dishes, PlanFacts } from '../../recipes';
import { readTemplateFiles, type TemplateFile } from './template-files';

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
