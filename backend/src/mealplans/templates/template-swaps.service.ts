import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { dateOfPlace, type Day } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { SlotPlans } from '../generator/slot-plans.service';
import { isAt } from './dish-place';
import { SeenTemplates } from './seen-templates.service';
import { TemplateDishes } from './template-dishes.service';

type Asked = Inputs['mealplans']['templates']['swaps'];
type Answer = Outputs['mealplans']['templates']['swaps'];

/** A template has no dates: its first Monday is this one, which nobody plans on. */
const FIRST: Day = '2001-01-01';
const SLOT = 'slot';
const ONE = 'one';
const OFFERED = 8;

/** What may come instead of a dish of a template, as the generator swaps dishes of a plan. */
@Injectable()
export class TemplateSwaps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly seen: SeenTemplates,
    private readonly dishes: TemplateDishes,
    private readonly plans: SlotPlans,
  ) {}

  /**
   * The dishes that suit the reader best in the place of one, by his targets and by what his household does not
   * eat, while the rest of that day stays.
   *
   * @throws Refusal NOT_FOUND also for a dish that is not in the template
   */
  async of(actor: Actor, { id, language, ...place }: Asked): Promise<Answer> {
    const seen = await this.seen.one(actor, id, language);
    const own = seen.items.findIndex((item) => isAt(place, item));
    if (own < 0) throw new Refusal('NOT_FOUND');
    const { manager } = this.dataSource;
    const wants = await this.people.targetsOf(actor.userId, manager);
    if (!wants) throw new Refusal('NOT_FOUND');
    const { currency, ...targets } = wants;
    const date = dateOfPlace(FIRST, place);
    const month = Number((await this.people.today({ householdId: actor.householdId })).slice(5, 7));
    const rest = seen.items.filter((item, at) => at !== own && dateOfPlace(FIRST, item) === date);
    const found = await this.plans.swaps(
      actor,
      {
        slots: [{ id: SLOT, date, mealType: place.mealType, locked: null }],
        eaters: [{ id: ONE, portion: 1, targets }],
        standing: rest.map((item, at) => ({
          id: String(at),
          date,
          mealType: item.mealType,
          recipeId: item.recipeId,
          grams: item.grams,
        })),
        currency,
        month,
      },
      // The dish itself may be among them, and any other that stands there.
      { slot: SLOT, most: OFFERED + 1 },
    );
    const others = found.filter(({ dishId }) => dishId !== place.recipeId).slice(0, OFFERED);
    const known = await this.dishes.of(
      actor,
      others.map(({ dishId }) => dishId),
      language,
    );
    return {
      items: others.flatMap(({ dishId, grams }) => {
        const dish = known.get(dishId);
        return dish ? [{ dish: dish.answer, grams: grams[ONE] ?? null }] : [];
      }),
    };
  }
}
