import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { addDays, daysFrom, fillSlots, MEAL_TYPES, servingsFor, weekday } from '@sytno/domain';
import type { Day, FilledSlot, Language, PlanRules, PlanSlot } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Between, DataSource, In, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { Dishes, PlanFacts } from '../../recipes';
import { takeOffGuests } from '../guests/copied-guests';
import { MenuItem } from '../menu/menu-item.entity';
import { DISHES_A_DAY, isInReach } from '../menu/menu-limits';
import { holdMenu } from '../menu/menu-places';
import { potsOf, settlePots } from '../menu/pots';
import { PutBack } from '../menu/put-back';
import { RemovedItem } from '../menu/removed-item.entity';
import { parametersOf } from '../parameters/parameters-row';
import type { Parameters } from '../parameters/parameters.entity';
import { PlanRulesService } from '../parameters/plan-rules.service';
import { BuiltInTemplates } from './built-in.service';
import { templateFor, type TemplateFile } from './template-files';
import { TemplateUse } from './template.entity';
import { tellDeed } from '../together/deeds';
import { WeekFill, WeekFillItem } from './week-fill.entity';

type Answer = Outputs['mealplans']['templates']['fillWeek'];
type Query = Inputs['mealplans']['templates']['fillWeek'];
type Filled = ReturnType<typeof fillSlots>;

const DAYS = 7;

/** Fills the empty meals of seven days out of a built-in week, and takes that back. */
@Injectable()
export class WeekFillService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly dishes: Dishes,
    private readonly facts: PlanFacts,
    private readonly rules: PlanRulesService,
    private readonly builtIn: BuiltInTemplates,
    private readonly live: Live,
    private readonly putBack: PutBack,
  ) {}

  /**
   * Puts a dish into each empty meal of the seven days from `from`: the template's, or another where it
   * breaks what the household said. Whoever fills holds the menu, so that a second press finds nothing empty.
   *
   * @throws Refusal DAY_TOO_FAR; INPUT_INVALID with `choice` at template for one that is none
   */
  async fill(actor: Actor, { from, template, language }: Query): Promise<Answer> {
    const { householdId } = actor;
    const to = addDays(from, DAYS - 1);
    const today = await this.people.today({ householdId });
    if (!isInReach(from, today) || !isInReach(to, today)) throw new Refusal('DAY_TOO_FAR');
    return this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, householdId);
      const parameters = await parametersOf(manager, householdId);
      const rules = await this.rules.of(manager, parameters);
      const file = this.chosen(template, rules);
      const { repeatDays } = parameters;
      const around = await manager.find(MenuItem, {
        where: { householdId, date: Between(addDays(from, 1 - repeatDays), addDays(to, repeatDays - 1)) },
        select: { id: true, date: true, mealType: true, recipeId: true },
      });
      const slots = this.emptySlots(from, file, parameters, around);
      const places = around.map(({ date, recipeId }) => ({ date, dishId: recipeId }));
      const include = slots.flatMap(({ wishes }) => wishes);
      const dishes = await this.facts.planDishes(actor, { rules, include }, manager);
      const filled = fillSlots(slots, places, dishes, rules);
      const id = await this.store(manager, actor, filled.filled);
      if (id !== null)
        await tellDeed(manager, actor, { kind: 'filled', date: from, count: filled.filled.length });
      const words = await this.words(manager, filled, language);
      return { id, from, to, template: file.name[language], ...words };
    });
  }

  /**
   * Takes off what came at once and still stands there, and puts back what it took the place of.
   *
   * @throws Refusal NOT_FOUND; DAY_FULL, and then nothing is taken back
   */
  async takeBack(actor: Actor, id: string): Promise<{ done: true }> {
    await this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, actor.householdId);
      const lock = { mode: 'pessimistic_write' } as const;
      const fill = await manager.findOne(WeekFill, { where: { id }, lock });
      if (!fill || !allowed(actor, 'menu.change', fill)) throw new Refusal('NOT_FOUND');
      const items = await manager.findBy(WeekFillItem, { fillId: id });
      const ids = items.map(({ menuItemId }) => menuItemId);
      const gone = await manager.findBy(MenuItem, { id: In(ids) });
      if (ids.length > 0) await manager.delete(MenuItem, ids);
      const use = await manager.findOneBy(TemplateUse, { id });
      const removed = await manager.findBy(RemovedItem, {
        id: In(use?.removed ?? []),
        householdId: fill.householdId,
      });
      const back = await this.putBack.put(manager, removed, actor.language);
      await settlePots(manager, potsOf([...gone, ...back]));
      await takeOffGuests(manager, fill.householdId, fill.guests);
      await manager.delete(WeekFill, id);
      await this.live.touched(
        { householdId: fill.householdId },
        ['mealplans.menu', 'mealplans.templates'],
        manager,
      );
    });
    return { done: true };
  }

  private chosen(slug: string | undefined, { diets }: PlanRules): TemplateFile {
    const { files } = this.builtIn;
    const file = slug === undefined ? templateFor(files, diets) : files.find((one) => one.slug === slug);
    if (!file) throw Refusal.fields('INPUT_INVALID', { path: 'template', code: 'choice' });
    return file;
  }

  private emptySlots(
    from: Day,
    { days }: TemplateFile,
    { weekMeals }: Parameters,
    around: readonly Pick<MenuItem, 'date' | 'mealType'>[],
  ): PlanSlot[] {
    return daysFrom(from, DAYS).flatMap((date) => {
      const there = around.filter((item) => item.date === date);
      const room = Math.max(0, DISHES_A_DAY - there.length);
      const day = days[weekday(date) - 1] ?? {};
      return MEAL_TYPES.filter(
        (mealType) =>
          weekMeals[weekday(date) - 1]?.includes(mealType) === true &&
          day[mealType] !== undefined &&
          !there.some((item) => item.mealType === mealType),
      )
        .slice(0, room)
        .map((mealType) => ({
          date,
          mealType,
          wishes: (day[mealType] ?? []).map((slug) => this.facts.seedRecipeId(slug)),
        }));
    });
  }

  /** @returns the filling's id; null when there was nothing to put on */
  private async store(
    manager: EntityManager,
    { householdId, userId }: Actor,
    filled: readonly FilledSlot[],
  ): Promise<string | null> {
    if (filled.length === 0) return null;
    const { members, eaters } = await this.people.peopleOf(householdId, manager);
    const at = now();
    const items = filled.map(({ date, mealType, dishId }) => ({
      id: randomUUID(),
      householdId,
      date,
      mealType,
      position: 0,
      recipeId: dishId,
      servings: servingsFor(members.length, eaters, { date, mealType }),
      weightServing: null,
      weightServingFact: null,
      noCookingRequired: false,
      cookingId: null,
      createdBy: userId,
      createdAt: at,
    }));
    const fillId = randomUUID();
    await manager.insert(MenuItem, items);
    await manager.insert(WeekFill, { id: fillId, householdId, createdAt: at });
    await manager.insert(
      WeekFillItem,
      items.map(({ id }) => ({ menuItemId: id, fillId })),
    );
    await this.live.touched({ householdId }, ['mealplans.menu'], manager);
    return fillId;
  }

  private async words(
    manager: EntityManager,
    { filled, empty }: Filled,
    language: Language,
  ): Promise<Pick<Answer, 'added' | 'empty'>> {
    const ids = filled.flatMap(({ dishId, insteadOf }) => [dishId, ...(insteadOf ? [insteadOf.dishId] : [])]);
    const dishes = await this.dishes.dishesOf(ids, language, manager);
    return {
      added: filled.flatMap(({ date, mealType, dishId, insteadOf, overTime }) => {
        const dish = dishes.get(dishId);
        if (!dish) return [];
        const instead = insteadOf && {
          recipeName: dishes.get(insteadOf.dishId)?.name ?? null,
          reason: insteadOf.reason,
        };
        return [
          { date, mealType, recipeName: dish.name, picture: dish.picture, insteadOf: instead, overTime },
        ];
      }),
      empty: empty.map(({ date, mealType, reason }) => ({ date, mealType, reason })),
    };
  }
}
