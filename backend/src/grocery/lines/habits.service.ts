import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { dayAt, habitsOf, keyOfLine, textFor, type Language } from '@sytno/domain';
import { DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { DAY, instantOf, now, plus } from '../../platform/time/clock';
import type { GroceryLine } from '../lists/grocery-list.entity';
import { Readings } from '../lists/readings.service';
import { boughtOf, type PriceReading } from '../lists/shown-lines';

type Habits = Outputs['grocery']['lines']['habits'];

/** What was bought so long ago tells nothing of the next week. */
const REACHES = 365 * DAY;
const MOST_LINES = 3_000;
const MOST_HABITS = 60;

/** Lines of closed lists that were in the basket, newest first, by what went into it in fact. */
const BOUGHT = `
  select coalesce(x.instead_id, case when x.instead_text is null then x.ingredient_id end) "ingredientId",
         coalesce(x.instead_text, case when x.instead_id is null then x.text end) text,
         x.amounts, x.own_amounts "ownAmounts", x.own, l.closed_at "closedAt"
    from gro_list l
    join gro_line x on x.list_id = l.id and x.ticked and not x.removed
   where l.household_id = $1 and l.state = 'closed' and l.closed_at > $2
   order by l.closed_at desc, x.position
   limit ${String(MOST_LINES)}`;

type Row = Pick<GroceryLine, 'ingredientId' | 'text' | 'amounts' | 'ownAmounts' | 'own'> & {
  readonly closedAt: string;
};

/** What a household buys again and again, to be offered when somebody adds to a list. */
@Injectable()
export class HabitsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly readings: Readings,
  ) {}

  async habits(actor: Actor, { language }: Inputs['grocery']['lines']['habits']): Promise<Habits> {
    const { manager } = this.dataSource;
    const at = now();
    const rows = await manager.query<Row[]>(BOUGHT, [actor.householdId, plus(at, -REACHES)]);
    const purchases = rows.map((row) => ({
      key: keyOfLine(row),
      day: dayAt(instantOf(row.closedAt), actor.timeZone),
    }));
    const habits = habitsOf(purchases, dayAt(at, actor.timeZone)).slice(0, MOST_HABITS);
    const newest = new Map(rows.toReversed().map((row) => [keyOfLine(row), row]));
    const foods = habits.flatMap(({ key }) => newest.get(key)?.ingredientId ?? []);
    const reading = await this.readings.prices(actor, foods, manager);
    return {
      items: habits.flatMap(({ key, times, last }) => {
        const row = newest.get(key);
        const shown = row && shownFood(row, reading, language);
        return shown ? [{ ...shown, times, last }] : [];
      }),
    };
  }
}

/** A food that was bought, in the reader's words; undefined where there are none. */
function shownFood(row: Row, reading: PriceReading, language: Language) {
  const { ingredientId, text } = row;
  const food = reading.facts.get(ingredientId ?? '');
  const name = textFor(food?.names ?? {}, language) || (text ?? '');
  if (name === '') return undefined;
  const [amount] = boughtOf({ ...row, toTaste: false, sources: [] }, reading).amounts;
  return {
    ingredientId,
    name,
    icon: food?.icon ?? null,
    amount: amount && amount.high > 0 ? { quantity: amount.high, unit: amount.unit } : null,
  };
}
