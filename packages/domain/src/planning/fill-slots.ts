import type { MealType } from '../meal-types';
import type { Day } from '../time/day';
import { brokenRule, type PlanDish, type PlanReason, type PlanRules } from './plan-rules';
import { comesTooOften } from './repeats';

/** A meal without a dish, and which dishes a template would like there, the first most. */
export interface PlanSlot {
  readonly date: Day;
  readonly mealType: MealType;
  readonly wishes: readonly string[];
}

/** A dish that stands somewhere. */
export interface PlanPlace {
  readonly date: Day;
  readonly dishId: string;
}

/** A slot with its dish. */
export interface FilledSlot extends PlanSlot {
  readonly dishId: string;
  /** The template's first wish, and why another dish stands here; null when the wish was granted. */
  readonly insteadOf: { readonly dishId: string; readonly reason: PlanReason | 'repeat' | 'missing' } | null;
  /** It takes longer than the day's cooking time, since nothing quicker may be eaten. */
  readonly overTime: boolean;
}

/** A slot that stays empty: no dish for this meal, or every one breaks a rule, at last that of repeating. */
export interface EmptySlot extends PlanSlot {
  readonly reason: PlanReason | 'repeat' | 'none';
}

export interface SlotsFilled {
  readonly filled: readonly FilledSlot[];
  readonly empty: readonly EmptySlot[];
}

/**
 * Puts a dish into every slot that can have one. What nobody at the table may eat never comes, nothing comes
 * again oftener than the household said, and a dish over the day's cooking time comes only where nothing
 * quicker may. Wishes go first; else the dish that is most like the wish: not yet in this week, a favourite
 * where they go first, of its category, near in energy. The same question always has the same answer.
 *
 * @param slots in the order in which they are filled
 * @param around what stands on the menu already, on these days and the ones before and after
 */
export function fillSlots(
  slots: readonly PlanSlot[],
  around: readonly PlanPlace[],
  dishes: readonly PlanDish[],
  rules: PlanRules,
): SlotsFilled {
  const known = new Map(dishes.map((dish) => [dish.id, dish]));
  const places: PlanPlace[] = [...around];
  const filled: FilledSlot[] = [];
  const empty: EmptySlot[] = [];
  for (const slot of slots) {
    const suited = dishes.filter((dish) => dish.mealTypes.includes(slot.mealType));
    const fresh = suited.filter(({ id }) => !comesTooOften(slot.date, daysOf(id, places), rules.repeats));
    const edible = fresh.filter((dish) => isEdible(dish, rules, slot.date));
    const quick = edible.filter((dish) => brokenRule(dish, rules, slot.date) === undefined);
    const best =
      quick.length > 0
        ? bestFor(slot, quick, known, [...places, ...wishedIn(slots)], rules.favourites)
        : quickest(edible);
    if (best === undefined) {
      empty.push({ ...slot, reason: emptyReason(suited, rules, slot.date) });
      continue;
    }
    places.push({ date: slot.date, dishId: best.id });
    filled.push({
      ...slot,
      dishId: best.id,
      insteadOf: insteadOf(slot, best, known, rules),
      overTime: quick.length === 0,
    });
  }
  return { filled, empty };
}

/** Where dishes are wished for: what stands elsewhere in the week is better not taken for a gap. */
function wishedIn(slots: readonly PlanSlot[]): PlanPlace[] {
  return slots.flatMap(({ date, wishes: [dishId] }) => (dishId === undefined ? [] : [{ date, dishId }]));
}

/** Nothing grave is broken: at most the time. */
function isEdible(dish: PlanDish, rules: PlanRules, date: Day): boolean {
  const broken = brokenRule(dish, rules, date);
  return broken === undefined || broken === 'time';
}

function daysOf(dishId: string, places: readonly PlanPlace[]): Day[] {
  return places.filter((place) => place.dishId === dishId).map(({ date }) => date);
}

function bestFor(
  { wishes }: PlanSlot,
  candidates: readonly PlanDish[],
  known: ReadonlyMap<string, PlanDish>,
  places: readonly PlanPlace[],
  favourites: ReadonlySet<string>,
): PlanDish | undefined {
  const wanted = wishes.map((id) => candidates.find((dish) => dish.id === id)).find((dish) => dish);
  if (wanted) return wanted;
  const model = wishes.map((id) => known.get(id)).find((dish) => dish);
  const uses = (dish: PlanDish): number => places.filter(({ dishId }) => dishId === dish.id).length;
  const plain = (dish: PlanDish): number => (favourites.has(dish.id) ? 0 : 1);
  const strange = (dish: PlanDish): number =>
    model === undefined || dish.categoryId === model.categoryId ? 0 : 1;
  const far = (dish: PlanDish): number => (model === undefined ? 0 : Math.abs(dish.kcal - model.kcal));
  return [...candidates].sort(
    (a, b) =>
      uses(a) - uses(b) ||
      plain(a) - plain(b) ||
      strange(a) - strange(b) ||
      far(a) - far(b) ||
      byNumber(a, b),
  )[0];
}

const byNumber = (a: PlanDish, b: PlanDish): number => a.number - b.number || a.id.localeCompare(b.id);

function quickest(dishes: readonly PlanDish[]): PlanDish | undefined {
  return [...dishes].sort((a, b) => a.minutes - b.minutes || byNumber(a, b))[0];
}

function insteadOf(
  { wishes, date, mealType }: PlanSlot,
  dish: PlanDish,
  known: ReadonlyMap<string, PlanDish>,
  rules: PlanRules,
): FilledSlot['insteadOf'] {
  const [dishId] = wishes;
  if (dishId === undefined || dishId === dish.id) return null;
  const wish = known.get(dishId);
  if (!wish?.mealTypes.includes(mealType)) return { dishId, reason: 'missing' };
  return { dishId, reason: brokenRule(wish, rules, date) ?? 'repeat' };
}

/** The rule at which the last of the suited dishes fell, in the order of gravity. */
function emptyReason(suited: readonly PlanDish[], rules: PlanRules, date: Day): EmptySlot['reason'] {
  if (suited.length === 0) return 'none';
  const broken = suited.map((dish) => brokenRule(dish, rules, date));
  const last = (['equipment', 'excluded', 'disliked', 'diet', 'allergen'] as const).find((reason) =>
    broken.includes(reason),
  );
  const grave = broken.every((reason) => reason !== undefined && reason !== 'time');
  return grave && last ? last : 'repeat';
}
