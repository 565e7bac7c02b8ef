import { Inject, Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { addDays } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { newSecret } from '../../platform/auth/secrets';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { now } from '../../platform/time/clock';
import { Dishes, plannedDish } from '../../recipes';
import { Menus } from '../menu/menus.service';
import { parametersOf } from '../parameters/parameters-row';
import { CalendarLink } from './calendar-link.entity';
import { menuCalendar } from './menu-calendar';

type Answer = Outputs['mealplans']['calendar']['get'];

/** How far a calendar sees, in days from the reader's today: two weeks back, thirteen ahead. */
const SEEN = { back: 14, ahead: 91 } as const;

/** Links by which people's own calendars read the menu of the household they live in. */
@Injectable()
export class CalendarService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly menus: Menus,
    private readonly dishes: Dishes,
  ) {}

  async link({ userId }: Actor): Promise<Answer> {
    return this.answer(await this.dataSource.manager.findOneBy(CalendarLink, { userId }));
  }

  /** Makes a link; the one there was leads nowhere from now on. */
  async create({ userId }: Actor): Promise<Answer> {
    const link = { userId, token: newSecret(), createdAt: now() };
    await this.dataSource.manager.upsert(CalendarLink, link, ['userId']);
    return this.answer(link);
  }

  async revoke({ userId }: Actor): Promise<void> {
    await this.dataSource.manager.delete(CalendarLink, { userId });
  }

  /** What a calendar gets for a link's secret, as text/calendar; undefined when it leads nowhere. */
  async feed(token: string): Promise<string | undefined> {
    const link = await this.dataSource.manager.findOneBy(CalendarLink, { token });
    const place = link && (await this.people.placeOf(link.userId));
    if (link && (await this.people.isLeaving(link.userId))) return undefined;
    const householdId = link && (await this.people.householdOf(link.userId));
    if (link && (await this.people.isKeptOut(link.userId))) return undefined;
    if (!link || !place || householdId === null || householdId === undefined) return undefined;
    const { mealTimes } = await parametersOf(this.dataSource.manager, householdId);
    const today = await this.people.today({ userId: link.userId });
    const items = await this.menus.menuItemsBetween(
      householdId,
      addDays(today, -SEEN.back),
      addDays(today, SEEN.ahead),
    );
    const dishes = await this.dishes.dishesOfPlan(items, place.language);
    const named = items.flatMap((item) => {
      const dish = plannedDish(dishes, item);
      return dish ? [{ ...item, name: dish.name }] : [];
    });
    return menuCalendar(named, {
      householdId,
      ...place,
      times: mealTimes,
      address: this.config.publicUrl,
      stamp: link.createdAt,
    });
  }

  private answer(link: CalendarLink | null): Answer {
    if (!link) return { url: null, createdAt: null };
    return { url: `${this.config.publicUrl}/calendar/${link.token}.ics`, createdAt: link.createdAt };
  }
}
