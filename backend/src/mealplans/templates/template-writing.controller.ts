import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { TemplateDishes } from './template-dishes.service';
import { TemplatePlans } from './template-plans.service';
import { TemplateShelf } from './template-shelf.service';
import { TemplatesService } from './templates.service';

const { list, dish, generate, create, fromMenu, get, save, remove, restore, copy } =
  contract.mealplans.templates;
const DONE = { done: true } as const;

/** The list of templates, and a person's own ones. */
@Controller()
export class TemplateWritingController {
  constructor(
    private readonly shelf: TemplateShelf,
    private readonly templates: TemplatesService,
    private readonly dishes: TemplateDishes,
    private readonly plans: TemplatePlans,
  ) {}

  @Implement(list)
  list(@CurrentActor() actor: Actor) {
    return implement(list).handler(({ input }) => this.shelf.list(actor, input));
  }

  @Implement(dish)
  dish(@CurrentActor() actor: Actor) {
    return implement(dish).handler(({ input }) => this.dishes.one(actor, input));
  }

  @Implement(generate)
  generate(@CurrentActor() actor: Actor) {
    return implement(generate).handler(({ input, signal }) => this.plans.fill(actor, input, signal));
  }

  @Implement(create)
  create(@CurrentActor() actor: Actor) {
    return implement(create).handler(({ input }) => this.templates.create(actor, input));
  }

  @Implement(fromMenu)
  fromMenu(@CurrentActor() actor: Actor) {
    return implement(fromMenu).handler(({ input }) => this.templates.fromMenu(actor, input));
  }

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(({ input }) => this.templates.get(actor, input));
  }

  @Implement(save)
  save(@CurrentActor() actor: Actor) {
    return implement(save).handler(({ input }) => this.templates.save(actor, input));
  }

  @Implement(remove)
  remove(@CurrentActor() actor: Actor) {
    return implement(remove).handler(async ({ input }) => {
      await this.templates.remove(actor, input);
      return DONE;
    });
  }

  @Implement(restore)
  restore(@CurrentActor() actor: Actor) {
    return implement(restore).handler(async ({ input }) => {
      await this.templates.restore(actor, input);
      return DONE;
    });
  }

  @Implement(copy)
  copy(@CurrentActor() actor: Actor) {
    return implement(copy).handler(({ input }) => this.templates.copy(actor, input));
  }
}
