import { addDays, instantAt, type Day, type Language, type MealType, type OfMeals } from '@sytno/domain';
import ical from 'ical-generator';
import { CALENDAR_WORDS } from './calendar.words';

/** A dish of a meal, as a calendar tells it. */
export interface CalendarDish {
  readonly date: Day;
  readonly mealType: MealType;
  readonly name: string;
  readonly servings: number;
  readonly noCookingRequired: boolean;
}

/** Whose calendar it is, and how he reads. */
export interface CalendarReader {
  readonly householdId: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly times: OfMeals<string>;
  /** Where the product is, without a slash at the end. */
  readonly address: string;
  /** When the link was made (ISO instant): what every event is stamped with, so that the same menu is the same text. */
  readonly stamp: string;
}

/** A meal has its place for so long. */
const MINUTES = 30;
/** A calendar asks again so often, in seconds. */
const ASK_AGAIN = 3_600;

/**
 * The menu as an iCalendar text (RFC 5545): an event a meal, named by its dishes, at the meal's time on the
 * reader's clock. Times are told in UTC, so no table of zones goes with them. A meal keeps its UID whatever is
 * on the table, so that a calendar changes the event and makes no second one.
 *
 * @param dishes in the menu's order
 */
export function menuCalendar(dishes: readonly CalendarDish[], reader: CalendarReader): string {
  const words = CALENDAR_WORDS[reader.language];
  const calendar = ical({
    name: words.name,
    prodId: { company: 'Sytno', product: 'Menu', language: reader.language.toUpperCase() },
    ttl: ASK_AGAIN,
  });
  for (const { date, mealType, there } of mealsOf(dishes)) {
    const start = instantAt(date, reader.times[mealType], reader.timeZone);
    calendar.createEvent({
      id: `${reader.householdId}-${date}-${mealType}@sytno`,
      start,
      end: later(start),
      stamp: reader.stamp,
      summary: `${words.meals[mealType]}: ${there.map(({ name }) => name).join(', ')}`,
      description: there.map((dish) => lineOf(dish, words)).join('\n'),
      url: `${reader.address}/${reader.language}/user/mealplans?date=${date}`,
    });
  }
  return calendar.toString();
}

interface Meal {
  readonly date: Day;
  readonly mealType: MealType;
  readonly there: CalendarDish[];
}

function mealsOf(dishes: readonly CalendarDish[]): Meal[] {
  const meals = new Map<string, Meal>();
  for (const dish of dishes) {
    const { date, mealType } = dish;
    const key = `${date} ${mealType}`;
    const meal = meals.get(key) ?? { date, mealType, there: [] };
    meal.there.push(dish);
    meals.set(key, meal);
  }
  return [...meals.values()];
}

function lineOf(
  { name, servings, noCookingRequired }: CalendarDish,
  words: { servings: string; ready: string },
): string {
  return noCookingRequired ? `${name} (${words.ready})` : `${name} (${words.servings}: ${String(servings)})`;
}

/** The end of a meal that begins at an instant. */
function later(start: string): string {
  const [day = '', clock = ''] = start.split('T');
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)) + MINUTES;
  const two = (value: number): string => String(value).padStart(2, '0');
  const of = minutes % (24 * 60);
  return `${addDays(day, of === minutes ? 0 : 1)}T${two(Math.floor(of / 60))}:${two(of % 60)}:00.000Z`;
}
