import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { addDays, templateDays } from '@sytno/domain';
import { Between, DataSource, In, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { MenuItem } from '../menu/menu-item.entity';
import { isInReach } from '../menu/menu-limits';
import { holdMenu } from '../menu/menu-places';
import { MenuService } from '../menu/menu.service';
import { putDishes } from '../menu/put-dishes';
import { takeOff } from '../menu/removed-items';
import { DayLimits } from '../parameters/day-limits.service';
import { SeenTemplates } from './seen-templates.service';
import { TemplateDishes } from './template-dishes.service';
import { figuresOf, planTemplate, type PlannedDay } from './template-plan';
import { tellDeed } from '../together/deeds';
import { TemplateUse } from './template.entity';

type Calls = Inputs['mealplans']['templates'];
type Answers = Outputs['mealplans']['templates'];
type How = Pick<Calls['preview'], 'id' | 'from' | 'mode' | 'language'> & { rescale: boolean };

interface Plan {
  readonly days: readonly PlannedDay[];
  readonly answer: Answers['preview'];
}

/** Puts templates on the household's menu: what would come of it, and doing it. */
@Injectable()
export class ApplyTemplate {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seen: SeenTemplates,
    private readonly dishes: TemplateDishes,
    private readonly menu: MenuService,
    private readonly people: People,
    private readonly limits: DayLimits,
    private readonly live: Live,
  ) {}

  /** Changes nothing. @throws Refusal NOT_FOUND, DAY_TOO_FAR */
  async preview(actor: Actor, how: How): Promise<Answers['preview']> {
    return this.dataSource.transaction(async (manager) => (await this.plan(manager, actor, how)).answer);
  }

  /**
   * Puts a template on the menu, all of it or nothing. Days that would go over what the reader may spend, or over
   * an energy limit that binds him, must be among those that he agreed to.
   *
   * @throws Refusal NOT_FOUND, DAY_TOO_FAR, DAY_FULL; OVER_LIMIT with the preview of what it would be now
   */
  async apply(actor: Actor, { over, ...how }: How & { over: readonly string[] }): Promise<Answers['apply']> {
    const { householdId, userId } = actor;
    return this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, householdId);
      const { days, answer } = await this.plan(manager, actor, how);
      const silent = days.some((day) => Object.keys(day.over).length > 0 && !over.includes(day.date));
      if (silent) throw new Refusal('OVER_LIMIT', { current: answer });
      const goes = days.flatMap((day) => day.goes.map(({ id }) => id));
      const items = goes.length === 0 ? [] : await manager.findBy(MenuItem, { id: In(goes), householdId });
      const removed = await takeOff(manager, items);
      const dishes = days.flatMap((day) => day.dishes);
      const id = await putDishes(manager, { householdId, userId }, dishes);
      const { from, to } = answer;
      if (id !== null) {
        const use = { id, householdId, templateId: how.id, fromDate: from, toDate: to, removed };
        await manager.insert(TemplateUse, use);
        await tellDeed(manager, actor, { kind: 'filled', date: from, count: dishes.length });
        await this.live.touched({ householdId }, ['mealplans.menu', 'mealplans.templates'], manager);
      }
      return { id, from, to, count: dishes.length, removed: removed.length };
    });
  }

  private async plan(
    manager: EntityManager,
    actor: Actor,
    { id, from, mode, rescale, language }: How,
  ): Promise<Plan> {
    const { householdId, userId } = actor;
    const seen = await this.seen.one(actor, id, language, manager);
    const count = templateDays(seen);
    const to = addDays(from, count - 1);
    const today = await this.people.today({ householdId }, manager);
    if (!isInReach(from, today) || !isInReach(to, today)) throw new Refusal('DAY_TOO_FAR');
    const targets = await this.people.targetsOf(userId, manager);
    if (!targets) throw new Refusal('NOT_FOUND');
    const ids = seen.items.map(({ recipeId }) => recipeId);
    const dishes = await this.dishes.of(actor, ids, language, manager);
    const items = await manager.find(MenuItem, {
      where: { householdId, date: Between(from, to) },
      select: { id: true },
    });
    const standing = await this.menu.itemsFor(
      actor,
      items.map((item) => item.id),
      language,
      manager,
    );
    const bound = await this.limits.of(actor, manager);
    const days = planTemplate({
      from,
      days: count,
      mode,
      rescale,
      items: seen.items,
      dishes,
      there: standing.map(({ id: item, date, mealType, recipeName, eaten, eatenCost }) => ({
        id: item,
        date,
        mealType,
        recipeName,
        plate: { ...eaten, cash: eatenCost?.minor ?? 0 },
      })),
      table: await this.people.peopleOf(householdId, manager),
      userId,
      targets,
      limits: { cash: targets.cash, kcal: bound.kcal ? targets.kcal : null },
    });
    const missing = ids.filter((one) => !dishes.has(one)).length;
    return { days, answer: { from, to, targets, missing, days: days.map(dayAnswer) } };
  }
}

function dayAnswer(day: PlannedDay): Answers['preview']['days'][number] {
  const { date, week, weekday, weighed, there, full, before, after, over } = day;
  return {
    date,
    week,
    weekday,
    adds: day.dishes.length,
    weighed,
    there: there.map(({ mealType, recipeName }) => ({ mealType, recipeName })),
    full,
    before: figuresOf(before),
    after: figuresOf(after),
    over,
  };
}
