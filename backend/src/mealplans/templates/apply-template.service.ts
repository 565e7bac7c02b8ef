import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { addDays, templateDays, type Day } from '@sytno/domain';
import { Between, DataSource, In, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { MenuItem } from '../menu/menu-item.entity';
import { isInReach } from '../menu/menu-limits';
import { holdMenu } from '../menu/menu-places';
import { MenuService } from '../menu/menu.service';
import { putDishes } from '../menu/put-dishes';
import { takeOff } from '../menu/removed-items';
import { DayLimits } from '../parameters/day-limits.service';
import { comingOf, type DishSwap } from './dish-place';
import { SeenTemplates } from './seen-templates.service';
import { TemplateDishes } from './template-dishes.service';
import { personsDay, planTemplate, type Planned, type PlannedDay } from './template-plan';
import { tellDeed } from '../together/deeds';
import { TemplateUse } from './template.entity';

type Calls = Inputs['mealplans']['templates'];
type Answers = Outputs['mealplans']['templates'];
type How = Pick<Calls['preview'], 'id' | 'from' | 'mode' | 'language' | 'everybody' | 'part'> & {
  rescale: boolean;
  swaps?: readonly DishSwap[] | undefined;
};

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
   * an energy limit that binds him, must be among those that he agreed to, and so must days over what others may
   * spend whose portions are weighed anew.
   *
   * @throws Refusal NOT_FOUND, DAY_TOO_FAR, DAY_FULL; OVER_LIMIT with the preview of what it would be now
   */
  async apply(actor: Actor, { over, ...how }: How & { over: readonly string[] }): Promise<Answers['apply']> {
    const { householdId, userId } = actor;
    return this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, householdId);
      const { days, answer } = await this.plan(manager, actor, how);
      const silent = days.some(
        ({ date, people }) => people.some((one) => Object.keys(one.over).length > 0) && !over.includes(date),
      );
      if (silent) throw new Refusal('OVER_LIMIT', { current: answer });
      const goes = days.flatMap((day) => day.goes.map(({ id }) => id));
      const items = goes.length === 0 ? [] : await manager.findBy(MenuItem, { id: In(goes), householdId });
      const removed = await takeOff(manager, items);
      const dishes = days.flatMap((day) => day.dishes);
      const id = await putDishes(manager, { householdId, userId }, dishes);
      const { from, to } = how.part ? coveredBy(dishes, answer) : answer;
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
    { id, from, mode, rescale, everybody, part, swaps, language }: How,
  ): Promise<Plan> {
    const { householdId } = actor;
    const seen = await this.seen.one(actor, id, language, manager);
    const count = templateDays(seen);
    const to = addDays(from, count - 1);
    const today = await this.people.today({ householdId }, manager);
    if (!isInReach(from, today) || !isInReach(to, today)) throw new Refusal('DAY_TOO_FAR');
    const bound = await this.limits.ofWholeDays(actor, manager);
    if (!bound) throw new Refusal('NOT_FOUND');
    const coming = comingOf(seen.items, part, swaps);
    const ids = coming.map(({ recipeId }) => recipeId);
    const dishes = await this.dishes.of(actor, ids, language, manager);
    const items = await manager.find(MenuItem, {
      where: { householdId, date: Between(from, to) },
      select: { id: true },
    });
    const standing = await this.menu.itemsFor(actor, idsOf(items), language, manager);
    const platesOf = (items: typeof standing): Planned['plates'] =>
      new Map(
        items.map(({ id: item, eaten, eatenCost }) => [item, { ...eaten, cash: eatenCost?.minor ?? 0 }]),
      );
    const { targets, limits } = bound;
    const reader = { userId: actor.userId, targets, currency: targets.currency, limits, rescale };
    const members = await this.othersOf(actor, manager);
    const others: Planned[] = [];
    for (const { userId, targets: own } of rescale && everybody === true ? members : []) {
      const his = await this.menu.itemsFor({ ...actor, userId }, idsOf(standing), language, manager);
      others.push({
        userId,
        targets: own,
        currency: own.currency,
        limits: { cash: own.cash, kcal: null },
        plates: platesOf(his),
        rescale,
      });
    }
    const days = planTemplate({
      from,
      days: count,
      mode,
      items: coming,
      dishes,
      there: standing,
      table: await this.people.peopleOf(householdId, manager),
      people: [{ ...reader, plates: platesOf(standing) }, ...others],
    });
    const missing = ids.filter((one) => !dishes.has(one)).length;
    return { days, answer: { from, to, targets, members, missing, days: days.map(dayAnswer) } };
  }

  /** The other members with their targets, to whoever plans for them. */
  private async othersOf(
    actor: Actor,
    manager: EntityManager,
  ): Promise<NonNullable<Answers['preview']['members']>> {
    if (!allowed(actor, 'menu.change')) return [];
    const { members } = await this.people.peopleOf(actor.householdId, manager);
    const known: NonNullable<Answers['preview']['members']> = [];
    for (const { userId, name } of members.filter((one) => one.userId !== actor.userId)) {
      const targets = await this.people.targetsOf(userId, manager);
      if (targets) known.push({ userId, name, targets });
    }
    return known;
  }
}

/** Of a part of a template the days that dishes came on. */
function coveredBy(
  dishes: readonly { readonly date: Day }[],
  { from, to }: Answers['preview'],
): { from: Day; to: Day } {
  const dates = dishes.map(({ date }) => date).sort();
  return { from: dates[0] ?? from, to: dates.at(-1) ?? to };
}

const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);

function dayAnswer(day: PlannedDay): Answers['preview']['days'][number] {
  const { date, week, weekday, there, full } = day;
  const [reader, ...others] = day.people;
  if (!reader) throw new Error('A day is planned for somebody');
  return {
    date,
    week,
    weekday,
    adds: day.dishes.length,
    there: there.map(({ mealType, recipeName }) => ({ mealType, recipeName })),
    full,
    ...personsDay(reader),
    ...(others.length > 0 && {
      people: others.map((one) => ({ userId: one.userId, ...personsDay(one) })),
    }),
  };
}
