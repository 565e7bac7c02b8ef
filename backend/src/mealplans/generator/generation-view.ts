import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import type { Change, Contradiction, DayReport, Figures, Language, SlotSwap } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { between, MINUTE, now } from '../../platform/time/clock';
import { Dishes, FoodFacts, type Dish } from '../../recipes';
import { perGramOf, recipeOf } from './candidates';
import type { Candidate, CandidateSlot, Generation } from './generation.entity';
import type { Built } from './problems.service';
import { reasonsOf } from './reasons';
import type { Job } from './runs.service';

type View = NonNullable<Outputs['mealplans']['generator']['current']['generation']>;
type Swap = Outputs['mealplans']['generator']['swaps']['items'][number];
type ShownDish = NonNullable<View['filling'][number]['dish']>;

/** Work that no process knows of and that began longer ago is told as lost. */
const LOST_AFTER = 2 * MINUTE;

interface Words {
  readonly dishes: ReadonlyMap<string, Dish>;
  readonly foods: ReadonlyMap<string, string>;
}

/** Proposals in the words and with the figures of whoever looks at them. */
@Injectable()
export class GenerationView {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly dishes: Dishes,
    private readonly foods: FoodFacts,
  ) {}

  async of(actor: Actor, row: Generation, running: Job | undefined, language: Language): Promise<View> {
    const { manager } = this.dataSource;
    const job = running?.id === row.id ? running : undefined;
    const filling = job ? fillingOf(job) : [];
    const recipes = [...row.candidates.flatMap(({ slots }) => slots), ...filling];
    const words: Words = {
      dishes: await this.dishes.dishesOf(
        recipes.flatMap(({ recipeId }) => recipeId ?? []),
        language,
        manager,
      ),
      foods: await this.foodsOf(row, language),
    };
    const { members } = await this.people.peopleOf(row.householdId, manager);
    const people = members.map(({ userId, name }) => ({ id: userId, name }));
    const { from, to, mealTypes, keep, weights, changes, currency } = row.request;
    return {
      id: row.id,
      from,
      to,
      status: statusOf(row, job),
      waiting: job?.waiting ?? 0,
      share: job?.share ?? 0,
      filling: filling.map(({ id, date, mealType, recipeId }) => ({
        id,
        date,
        mealType,
        dish: shown(words, recipeId),
      })),
      mealTypes: [...mealTypes],
      keep,
      weights,
      changes: changes.map((change) => changeView(change, words)),
      candidates: row.candidates.map((candidate) => candidateView(candidate, actor, words)),
      people: people.sort((a, b) => Number(b.id === actor.userId) - Number(a.id === actor.userId)),
      currency,
    };
  }

  async swaps(
    actor: Actor,
    { problem }: Built,
    swaps: readonly SlotSwap[],
    language: Language,
  ): Promise<Swap[]> {
    const dishes = await this.dishes.dishesOf(
      swaps.map(({ dishId }) => dishId),
      language,
    );
    const words: Words = { dishes, foods: new Map() };
    return swaps.flatMap(({ dishId, grams, days }): Swap[] => {
      const dish = shown(words, dishId);
      const facts = problem.dishes.find(({ id }) => id === dishId);
      if (!dish || !facts) return [];
      return [{ dish, mine: mineOf(perGramOf(facts), grams[actor.userId]), days: days.map(dayView) }];
    });
  }

  private async foodsOf(row: Generation, language: Language): Promise<ReadonlyMap<string, string>> {
    const changes = [
      ...row.request.changes,
      ...row.candidates.flatMap(({ relaxations }) => relaxations.map(({ change }) => change)),
    ];
    const ids = changes.flatMap((change) => (change.code === 'disliked' ? [change.ingredientId] : []));
    const facts = await this.foods.ingredientFactsOf(ids);
    return new Map([...facts].map(([id, { names }]) => [id, names[language]]));
  }
}

/** The plan so far of whoever works on it. */
function fillingOf({ built, slots }: Job): Pick<CandidateSlot, 'id' | 'date' | 'mealType' | 'recipeId'>[] {
  const chosen = new Map(slots.map((one) => [one.slotId, one]));
  return built.problem.slots.map(({ id, date, mealType }) => {
    const one = chosen.get(id);
    const recipeId = one ? recipeOf(built, one) : (built.kept.get(id)?.recipeId ?? null);
    return { id, date, mealType, recipeId };
  });
}

function statusOf({ working, candidates, changedAt }: Generation, job: Job | undefined): View['status'] {
  if (working && (job || between(changedAt, now()) < LOST_AFTER)) return 'working';
  if (candidates.length > 0) return 'ready';
  return working ? 'lost' : 'failed';
}

function shown({ dishes }: Words, recipeId: string | null): ShownDish | null {
  const dish = dishes.get(recipeId ?? '');
  return dish ? { recipeId: dish.id, name: dish.name, picture: dish.picture } : null;
}

const dayView = ({ date, eaterId, figures, met }: DayReport) => ({ date, personId: eaterId, figures, met });

function mineOf(perGram: Figures | null, grams: number | undefined) {
  if (perGram === null || grams === undefined) return null;
  return { grams, kcal: perGram.kcal * grams, cash: perGram.cash * grams };
}

function candidateView(candidate: Candidate, { userId }: Actor, words: Words): View['candidates'][number] {
  const { seed, slots, days, bounds, relaxations, contradictions, whole } = candidate;
  return {
    seed,
    slots: slots.map(({ id, date, mealType, kept, locked, recipeId, plates, perGram }) => ({
      id,
      date,
      mealType,
      kept,
      locked,
      dish: shown(words, recipeId),
      mine: mineOf(perGram, plates.find(({ personId }) => personId === userId)?.grams),
      plates: [...plates],
    })),
    days: days.map(dayView),
    bounds: bounds.map((bound) => {
      if (bound.code !== 'cash') return bound;
      const { eaterId, ...rest } = bound;
      return { ...rest, personId: eaterId };
    }),
    relaxations: relaxations.map(({ change, met, cash }) => ({
      change: changeView(change, words),
      before: met.before,
      after: met.after,
      cash,
    })),
    contradictions: contradictions.flatMap((one) => contradictionView(one, slots, words)),
    whole,
  };
}

function changeView(change: Change, { foods }: Words): View['changes'][number] {
  if (change.code === 'disliked') return { ...change, name: foods.get(change.ingredientId) ?? '' };
  if (change.code !== 'target') return change;
  const { eaterId, ...rest } = change;
  return { ...rest, personId: eaterId };
}

function contradictionView(
  one: Contradiction,
  slots: readonly CandidateSlot[],
  words: Words,
): View['candidates'][number]['contradictions'] {
  if (one.code === 'macros')
    return [{ code: 'macros', personId: one.eaterId, kcal: one.kcal, ofMacros: one.ofMacros }];
  if (one.code === 'least') {
    const { eaterId, ...rest } = one;
    return [{ ...rest, personId: eaterId }];
  }
  if (one.code === 'most') {
    const { date, eaterId, most, target } = one;
    return [{ code: 'most', date, personId: eaterId, most, target }];
  }
  const slot = slots.find(({ id }) => id === one.slotId);
  if (!slot) return [];
  const { date, mealType, recipeId } = slot;
  if (one.code === 'lockedUnknown') return [{ code: 'lockedUnknown', date, mealType }];
  if (one.code === 'lockedBreaks') {
    const recipeName = words.dishes.get(recipeId ?? '')?.name ?? '';
    return [{ code: 'lockedBreaks', date, mealType, recipeName, rule: one.rule }];
  }
  return [{ code: 'noDish', date, mealType, reasons: reasonsOf(one.refused) }];
}
