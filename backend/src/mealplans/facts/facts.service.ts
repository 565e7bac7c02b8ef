import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { addDays, mondayOf, type Day, type Language } from '@sytno/domain';
import { Between, DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { Dishes, FoodFacts } from '../../recipes';
import { MenuItem } from '../menu/menu-item.entity';
import { DISHES_A_DAY, isInReach } from '../menu/menu-limits';
import { holdMenu } from '../menu/menu-places';
import { MenuService, type DishToEat } from '../menu/menu.service';
import { putPlate } from '../menu/put-plate';
import { EatenFood, gramsOf } from './eaten-food';
import { Fact } from './fact.entity';
import { Act, countElsewhere, factsOfWeek, factsOn, type Said } from './standing-facts';

type Facts = Outputs['mealplans']['facts'];
type Input<Call extends keyof Facts> = Inputs['mealplans']['facts'][Call];

/**
 * What people ate. A fact is a person's own and stays with him, whatever becomes of the plan; only what was
 * said counts as eaten. Members of a household may say grams for one another.
 */
@Injectable()
export class FactsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly menu: MenuService,
    private readonly people: People,
    private readonly food: EatenFood,
    private readonly dishes: Dishes,
    private readonly foods: FoodFacts,
    private readonly live: Live,
  ) {}

  /** The week that holds `from`: all that the actor ate, and what others ate of the planned dishes. */
  async week(actor: Actor, { from, language }: Input<'week'>): Promise<Facts['week']> {
    const monday = mondayOf(from);
    const { manager } = this.dataSource;
    const members = await this.membersOf(actor);
    const all = await factsOfWeek(manager, members, monday);
    const own = all.filter(({ userId }) => userId === actor.userId);
    const planned = await manager.find(MenuItem, {
      where: { householdId: actor.householdId, date: Between(monday, addDays(monday, 6)) },
      select: { id: true },
    });
    const ids = new Set(planned.map(({ id }) => id));
    const others = all.flatMap(({ menuItemId, date, userId, kind, grams }) =>
      userId === actor.userId || menuItemId === null || !ids.has(menuItemId)
        ? []
        : [{ menuItemId, date, userId, kind, grams: kind === 'replaced' ? null : grams }],
    );
    const named = await this.namesOf(own, language);
    const facts = own.map((fact) => toldFact(fact, named));
    return { from: monday, userId: actor.userId, facts, others };
  }

  /**
   * The actor ate a dish, a meal or a whole day as it was planned for him. Of what he said something already,
   * and of what he has none of, nothing is said.
   *
   * @throws Refusal NOT_FOUND when the dish is not on the household's menu, DAY_AHEAD, DAY_TOO_FAR
   */
  async asPlanned(actor: Actor, { language, ...input }: Input<'asPlanned'>): Promise<Facts['asPlanned']> {
    const { menuItemId, mealType } = input;
    const which = menuItemId === undefined ? { date: input.date } : { ids: [menuItemId] };
    const found = await this.menu.toEat(actor, which, language);
    const [first] = found;
    if (menuItemId !== undefined && !first) throw new Refusal('NOT_FOUND');
    const date = menuItemId !== undefined && first ? first.dish.date : input.date;
    await this.wantDay(actor, date);
    const meant = found.filter(
      ({ dish }) => (mealType === undefined || dish.mealType === mealType) && dish.weightServing > 0,
    );
    return this.act(actor, 'household', async (manager, act) => {
      const standing = await factsOn(manager, [actor.userId], idsOf(meant), date);
      const open = meant.filter(({ dish }) => !standing.some(({ menuItemId: id }) => id === dish.id));
      await act.say(open.map((one) => plateOf(one, actor.userId, one.dish.weightServing)));
    });
  }

  /**
   * How much of a dish members of the household ate.
   *
   * @throws Refusal NOT_FOUND when the dish is not on the household's menu or one of them is no member of it;
   * DAY_AHEAD, DAY_TOO_FAR; SAID_ALREADY when another of them said otherwise himself; FORBIDDEN for the plates
   * of others when the actor does not plan
   */
  async plates(actor: Actor, { menuItemId, plates, language }: Input<'plates'>): Promise<Facts['plates']> {
    const dish = await this.dishToEat(actor, menuItemId, language);
    const { date } = dish.dish;
    const members = await this.membersOf(actor);
    if (!allowed(actor, 'menu.change') && plates.some(({ userId }) => userId !== actor.userId)) {
      throw new Refusal('FORBIDDEN');
    }
    const whose = new Map(plates.map(({ userId, grams }) => [userId, grams]));
    if ([...whose.keys()].some((userId) => !members.includes(userId))) throw new Refusal('NOT_FOUND');
    return this.act(actor, 'household', async (manager, act) => {
      const standing = await factsOn(manager, [...whose.keys()], [menuItemId], date);
      const changed = [...whose].filter(([userId, grams]) => {
        const before = standing.find((fact) => fact.userId === userId);
        return before?.grams !== grams || before.kind === 'replaced';
      });
      const ended = standing.filter(({ userId }) => changed.some(([one]) => one === userId));
      if (ended.some(({ userId, saidBy }) => userId !== actor.userId && saidBy === userId)) {
        throw new Refusal('SAID_ALREADY');
      }
      await act.end(ended);
      await act.say(changed.map(([userId, grams]) => plateOf(dish, userId, grams)));
    });
  }

  /**
   * The actor ate something instead of a planned dish, or beside the plan.
   *
   * @throws Refusal NOT_FOUND for a dish, recipe, food or fact that is not his to name; DAY_AHEAD, DAY_TOO_FAR;
   * DAY_FULL
   */
  async other(actor: Actor, input: Input<'other'>): Promise<Facts['other']> {
    const { menuItemId, factId } = input;
    const planned = menuItemId === undefined ? null : await this.dishToEat(actor, menuItemId, input.language);
    const { date, mealType } = planned?.dish ?? input;
    await this.wantDay(actor, date);
    const food = await this.food.of(actor, input);
    return this.act(actor, planned ? 'household' : 'person', async (manager, act) => {
      const before = factId === undefined ? [] : [await ownFact(manager, actor, factId)];
      const there = planned ? await factsOn(manager, [actor.userId], [planned.dish.id], date) : [];
      await act.end([...before, ...there.filter(({ id }) => id !== factId)]);
      if (!planned && (await countElsewhere(manager, actor.userId, date)) >= DISHES_A_DAY) {
        throw new Refusal('DAY_FULL');
      }
      const kind = planned ? 'replaced' : 'elsewhere';
      await act.say([
        { userId: actor.userId, date, mealType, menuItemId: menuItemId ?? null, kind, ...food },
      ]);
    });
  }

  /**
   * Nothing is said any more.
   *
   * @throws Refusal NOT_FOUND when the fact does not stand, or is about another and was not said by the actor
   */
  remove(actor: Actor, { id }: Input<'remove'>): Promise<Facts['remove']> {
    return this.act(actor, 'household', async (manager, act) => {
      await act.end([await ownFact(manager, actor, id)]);
    });
  }

  /**
   * Takes back an act of the actor: what it said goes, what it ended stands again, unless something newer was
   * said of the same dish meanwhile.
   *
   * @throws Refusal NOT_FOUND when there is no such act of his, or it was taken back already
   */
  async undo(actor: Actor, { id }: Input<'undo'>): Promise<Facts['undo']> {
    await this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, actor.householdId);
      const said = await manager.findBy(Fact, { actId: id, saidBy: actor.userId });
      const ended = await manager.findBy(Fact, { endedActId: id, endedBy: actor.userId });
      if (said.length + ended.length === 0) throw new Refusal('NOT_FOUND');
      await manager.delete(Fact, { actId: id, saidBy: actor.userId });
      for (const fact of ended) {
        const { menuItemId, userId, date } = fact;
        const newer =
          menuItemId !== null && (await factsOn(manager, [userId], [menuItemId], date)).length > 0;
        if (newer) continue;
        await manager.update(Fact, { id: fact.id }, { endedBy: null, endedActId: null, endedAt: null });
      }
      await this.live.touched({ householdId: actor.householdId }, ['mealplans.facts'], manager);
    });
    return { done: true };
  }

  /**
   * The actor's grams of several planned dishes, all or none of them.
   *
   * @throws Refusal NOT_FOUND when one of them is not on the household's menu (any more)
   */
  async weigh({ userId, householdId }: Actor, { plates }: Input<'weigh'>): Promise<Facts['weigh']> {
    await this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, householdId);
      const grams = new Map(plates.map((plate) => [plate.menuItemId, plate.grams]));
      const there = await manager.countBy(MenuItem, { id: In([...grams.keys()]), householdId });
      if (there !== grams.size) throw new Refusal('NOT_FOUND');
      for (const [menuItemId, one] of grams) await putPlate(manager, { menuItemId, userId, grams: one });
      await this.live.touched({ householdId }, ['mealplans.menu'], manager);
    });
    return { done: true };
  }

  /** One act in a transaction that holds the menu, so that two taps at once say a thing once. */
  private act(
    actor: Actor,
    audience: 'household' | 'person',
    work: (manager: EntityManager, act: Act) => Promise<void>,
  ): Promise<{ id: string | null; count: number }> {
    const { userId, householdId } = actor;
    return this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, householdId);
      const act = new Act(manager, userId);
      await work(manager, act);
      if (act.outcome.count > 0) {
        const told = audience === 'household' ? { householdId } : { userId };
        await this.live.touched(told, ['mealplans.facts'], manager);
      }
      return act.outcome;
    });
  }

  private async dishToEat(actor: Actor, id: string, language: Language): Promise<DishToEat> {
    const [dish] = await this.menu.toEat(actor, { ids: [id] }, language);
    if (!dish) throw new Refusal('NOT_FOUND');
    await this.wantDay(actor, dish.dish.date);
    return dish;
  }

  /** A day that has come, where the actor is or at home. */
  private async wantDay({ userId, householdId }: Actor, date: Day): Promise<void> {
    const here = await this.people.today({ userId });
    const home = await this.people.today({ householdId });
    if (date > here && date > home) throw new Refusal('DAY_AHEAD');
    if (!isInReach(date, home)) throw new Refusal('DAY_TOO_FAR');
  }

  private async membersOf({ householdId }: Actor): Promise<string[]> {
    return (await this.people.peopleOf(householdId)).members.map(({ userId }) => userId);
  }

  /** What recipes and foods are called now, in the reader's language. */
  private async namesOf(facts: readonly Fact[], language: Language): Promise<ReadonlyMap<string, string>> {
    const dishes = await this.dishes.dishesOf(
      facts.flatMap(({ recipeId }) => recipeId ?? []),
      language,
    );
    const foods = await this.foods.ingredientFactsOf(facts.map(({ ingredientId }) => ingredientId));
    return new Map([
      ...[...dishes].map(([id, { name }]) => [id, name] as const),
      ...[...foods].map(([id, { names }]) => [id, names[language]] as const),
    ]);
  }
}

const idsOf = (dishes: readonly DishToEat[]): string[] => dishes.map(({ dish }) => dish.id);

/** Grams of a planned dish; none of it is a dish that was skipped. */
function plateOf(dish: DishToEat, userId: string, grams: number): Said {
  const { id, date, mealType } = dish.dish;
  const kind = grams > 0 ? 'eaten' : 'skipped';
  return { userId, date, mealType, menuItemId: id, kind, ...gramsOf(dish, grams) };
}

/**
 * A fact that stands, about the actor or said by him.
 *
 * @throws Refusal NOT_FOUND
 */
async function ownFact(manager: EntityManager, { userId }: Actor, id: string): Promise<Fact> {
  const fact = await manager.findOneBy(Fact, { id, endedAt: IsNull() });
  if (!fact || (fact.userId !== userId && fact.saidBy !== userId)) throw new Refusal('NOT_FOUND');
  return fact;
}

function toldFact(fact: Fact, names: ReadonlyMap<string, string>): Facts['week']['facts'][number] {
  const { id, date, mealType, menuItemId, kind, recipeId, ingredientId, grams, complete } = fact;
  const { kcal, protein, fat, carbs, fiber } = fact;
  const name = names.get(recipeId ?? ingredientId ?? '') || fact.name;
  return {
    id,
    date,
    mealType,
    menuItemId,
    kind,
    recipeId,
    ingredientId,
    name,
    grams,
    kcal,
    protein,
    fat,
    carbs,
    fiber,
    complete,
  };
}
