import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import {
  dateOfPlace,
  daysBetween,
  MEAL_TYPES,
  placeOfDay,
  templateDays,
  USUAL_MEAL_SHARES,
  type Contradiction,
  type Day,
  type DayReport,
  type MealType,
  type TemplatePlace,
} from '@sytno/domain';
import { DataSource } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Dishes } from '../../recipes';
import type { PlanWeights } from '../generator/generation.entity';
import { reasonsOf } from '../generator/reasons';
import { SlotPlans, type StandingDish } from '../generator/slot-plans.service';
import type { WantedSlot } from '../generator/problems.service';
import type { ItemOfTemplate } from './seen-template';
import { TemplateDishes } from './template-dishes.service';
import { wantLength } from './template-writer';

type Answer = Outputs['mealplans']['templates']['generate'];
type Wanted = Inputs['mealplans']['templates']['generate'] & {
  readonly items: readonly ItemOfTemplate[];
  readonly week: number | null;
  readonly weights: PlanWeights;
  readonly seed: number;
};

/** A template has no dates: its first Monday is this one, which nobody plans on. */
const FIRST: Day = '2001-01-01';
/** So many days are filled at once without premium. */
const FREE_DAYS = 7;
/** Whoever eats of a template. */
const ONE = 'one';

const dateOf = (place: TemplatePlace): Day => dateOfPlace(FIRST, place);
const placeOf = (date: Day): TemplatePlace => placeOfDay(daysBetween(FIRST, date));
const slotId = (date: Day, mealType: MealType): string => `${date} ${mealType}`;

/** Fills the empty meals of a template that is being written; nothing of it is kept here. */
@Injectable()
export class TemplatePlans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly recipes: Dishes,
    private readonly dishes: TemplateDishes,
    private readonly plans: SlotPlans,
  ) {}

  /**
   * Dishes for one person by his targets and by what his household does not eat; only what everybody may read,
   * since others may use the template.
   *
   * @throws Refusal INPUT_INVALID at weeks, week, or an item outside of it or not the actor's to see; DAY_FULL;
   *   FORBIDDEN for more than seven days without premium; NOTHING_OPEN; GENERATING; GENERATOR_BUSY
   */
  async fill(actor: Actor, wanted: Wanted, signal: AbortSignal | undefined): Promise<Answer> {
    const { items, language, seed, weights } = wanted;
    wantLength({ ...wanted, name: '', about: '' }, items);
    const open = openSlots(wanted);
    if (open.length === 0) throw new Refusal('NOTHING_OPEN');
    const days = new Set(open.map(({ date }) => date));
    if (days.size > FREE_DAYS && !allowed(actor, 'generator.long')) throw new Refusal('FORBIDDEN');
    await this.wantReadable(actor, items);
    const { manager } = this.dataSource;
    const currency = (await this.people.currencyOf(actor.userId, manager)) ?? '';
    const month = Number((await this.people.today({ householdId: actor.householdId })).slice(5, 7));
    const { answer } = await this.plans.plan(
      actor,
      {
        slots: open,
        eaters: [{ id: ONE, portion: 1, targets: wanted.targets }],
        standing: items.map(standingOf).filter(({ date }) => days.has(date)),
        // A single day has no weekday, and so no time of one.
        ...(wanted.kind === 'day' && { rules: { minutes: [] } }),
        mealShares: sharesOf(wanted),
        weights,
        currency,
        month,
        publishedOnly: true,
      },
      { seed, signal },
    );
    const opened = new Map(open.map((slot) => [slot.id, slot]));
    const proposed = answer.slots.flatMap(({ slotId: id, dishId, grams }) => {
      const slot = opened.get(id);
      if (!slot || dishId === null) return [];
      const { date, mealType } = slot;
      return [{ ...placeOf(date), mealType, recipeId: dishId, servings: 1, grams: grams[ONE] ?? null }];
    });
    const known = await this.dishes.of(
      actor,
      proposed.map(({ recipeId }) => recipeId),
      language,
    );
    return {
      items: proposed.filter(({ recipeId }) => known.has(recipeId)),
      dishes: [...known.values()].map(({ answer: dish }) => dish),
      days: answer.days.filter(({ date }) => days.has(date)).map(dayView),
      empty: answer.contradictions.flatMap((one) => emptyView(one, opened)),
    };
  }

  private async wantReadable(actor: Actor, items: readonly ItemOfTemplate[]): Promise<void> {
    const readable = await this.recipes.readableBy(
      actor,
      items.map(({ recipeId }) => recipeId),
    );
    const strange = items.flatMap(({ recipeId }, at) =>
      readable.has(recipeId) ? [] : [{ path: `items.${String(at)}.recipeId`, code: 'choice' as const }],
    );
    if (strange.length > 0) throw Refusal.fields('INPUT_INVALID', ...strange);
  }
}

/** @throws Refusal INPUT_INVALID at week */
function openSlots({ kind, weeks, week, mealTypes, items }: Wanted): WantedSlot[] {
  if (week !== null && week > weeks) {
    throw Refusal.fields('INPUT_INVALID', { path: 'week', code: 'number.range' });
  }
  const taken = new Set(items.map((item) => slotId(dateOf(item), item.mealType)));
  const places = Array.from({ length: templateDays({ kind, weeks }) }, (_, number) => placeOfDay(number));
  return places
    .filter((place) => week === null || place.week === week)
    .flatMap((place) =>
      [...new Set(mealTypes)].map((mealType): WantedSlot => {
        const date = dateOf(place);
        return { id: slotId(date, mealType), date, mealType, locked: null };
      }),
    )
    .filter(({ id }) => !taken.has(id));
}

/** Meals that the template does not have leave their share to the others. */
function sharesOf({ mealTypes, items }: Wanted): Record<MealType, number> {
  const has = new Set([...mealTypes, ...items.map(({ mealType }) => mealType)]);
  const shares = MEAL_TYPES.map((meal) => [meal, has.has(meal) ? USUAL_MEAL_SHARES[meal] : 0]);
  return Object.fromEntries(shares) as Record<MealType, number>;
}

const standingOf = (item: ItemOfTemplate, number: number): StandingDish => ({
  id: String(number),
  date: dateOf(item),
  mealType: item.mealType,
  recipeId: item.recipeId,
  grams: item.grams,
});

const dayView = ({ date, figures, met }: DayReport) => ({ ...placeOf(date), figures, met });

function emptyView(one: Contradiction, opened: ReadonlyMap<string, WantedSlot>): Answer['empty'] {
  const slot = one.code === 'noDish' ? opened.get(one.slotId) : undefined;
  if (!slot || one.code !== 'noDish') return [];
  return [{ ...placeOf(slot.date), mealType: slot.mealType, reasons: reasonsOf(one.refused) }];
}
