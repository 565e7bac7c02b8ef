import type { Inputs, Outputs } from '@sytno/contract';
import { addDays, daysBetween, mondayOf, type Day } from '@sytno/domain';
import { refused, type FakeAnswers } from '@sytno/kit/stand';
import type { MealGuests, MenuItem, MenuNote } from '../week';
import { FactsExample } from '../../facts/testing/facts-example';

type Menu = Inputs['mealplans']['menu'];
type Kitchen = Inputs['mealplans'];
type Profile = Outputs['account']['profile']['get'];

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const READER = id(1);
let count = 100;
const nextId = (): string => id((count += 1));

/** A dish on the menu: one serving of 400 g with 300 kcal, 4 servings cooked for 40 ₴. */
export function aDish(given: Partial<MenuItem> & { date: Day }): MenuItem {
  return {
    id: nextId(),
    mealType: 'dinner',
    position: 0,
    recipeId: id(2),
    recipeName: 'Борщ',
    picture: { icons: ['pot-of-food'], tint: '#A3213F' },
    servings: 4,
    servingWeight: 400,
    cookedWeight: 1600,
    weightServing: 400,
    eaten: { kcal: 300, protein: 20, fat: 10, carbs: 30, fiber: 5 },
    cookingCost: { minor: 4_000, currency: 'UAH' },
    eatenCost: { minor: 1_000, currency: 'UAH' },
    plates: [{ userId: READER, eaterId: null, name: 'Олена', grams: 400 }],
    servingsLeft: 3,
    noCookingRequired: false,
    complete: true,
    ...given,
  };
}

/** The reader's profile: 2,000 kcal and 200 ₴ a day, unless told otherwise. */
function aProfile(targets: Partial<Profile['profile']['targets']>, currency: string): Profile {
  return {
    email: 'olena@sytno.test',
    emailConfirmed: true,
    memberSince: '2026-01-01T00:00:00.000Z',
    profile: {
      access: 'free',
      trialUsed: false,
      daysLeft: 0,
      targets: { kcal: 2000, protein: 150, fat: 44, carbs: 250, cash: 20_000, ...targets },
      currency,
      countryCode: 'UA',
      usedShoppingList: false,
      hideNumbers: false,
      targetsUpdatedAt: null,
    },
    profileData: {
      name: 'Олена',
      avatar: null,
      countryCode: 'UA',
      language: 'uk',
      timeZone: 'Europe/Kyiv',
    },
    subscription: { status: 'none', until: null },
    householdAccess: 'free',
  };
}

/** What a call names; the rest stays as it is. */
function said(given: Omit<Menu['add'] | Menu['change'], 'id' | 'language'>): Partial<MenuItem> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** A server with a menu in its memory, and what it was asked to change. */
export class MenuExample {
  readonly changes: unknown[] = [];
  /** What each change of a dish said that it saw. */
  readonly seen: unknown[] = [];
  notes: readonly MenuNote[] = [];
  guests: readonly MealGuests[] = [];
  /** Days that copies would take over the cash limit, by how much, until they are agreed to. */
  over: Readonly<Record<Day, number>> = {};
  ahead: Outputs['mealplans']['ahead']['list']['items'] = [];
  /** Of the household's owner. */
  access: Profile['householdAccess'] = 'free';
  readonly eating: FactsExample = new FactsExample(READER, () => this.items);
  private readonly removed = new Map<string, MenuItem>();
  private copied: readonly MenuItem[] = [];
  /** Thrown by the next change. */
  refusal: Error | undefined;

  constructor(
    public items: readonly MenuItem[],
    private readonly targets: Partial<Profile['profile']['targets']> = {},
    private readonly currency = 'UAH',
  ) {}

  get answers(): FakeAnswers {
    return {
      'account.profile.get': () => ({
        ...aProfile(this.targets, this.currency),
        householdAccess: this.access,
      }),
      'mealplans.menu.week': ({ from }: Menu['week']) => {
        const monday = mondayOf(from);
        const inWeek = ({ date }: MenuItem) => date >= monday && date <= addDays(monday, 6);
        const { notes, guests } = this;
        return { from: monday, items: this.items.filter(inWeek), householdCash: null, notes, guests };
      },
      ...this.eating.answers,
      'mealplans.ahead.list': () => ({ items: this.ahead }),
      'mealplans.ahead.tick': (given: Kitchen['ahead']['tick']) => {
        this.note({ tick: given });
        const { id: wanted, place, done } = given;
        this.ahead = this.ahead.map((thing) =>
          thing.menuItemId === wanted && thing.place === place ? { ...thing, done } : thing,
        );
        return { done: true };
      },
      'mealplans.menu.add': ({ language, ...given }: Menu['add']) => {
        this.note({ add: given, language });
        const { leftoverOf, ...dishGiven } = given;
        const fed = leftoverOf === undefined ? {} : { noCookingRequired: true };
        const dish = aDish({ ...said(dishGiven), ...fed, date: given.date });
        this.items = [...this.items, dish];
        return dish;
      },
      'mealplans.menu.change': ({ id: wanted, language, seen, ...given }: Menu['change']) => {
        this.note({ change: given, language });
        this.seen.push(seen);
        const found = this.found(wanted);
        const dish = { ...found, ...said(given), cookedWeight: 400 * (given.servings ?? found.servings) };
        this.items = this.items.map((item) => (item.id === wanted ? dish : item));
        return dish;
      },
      'mealplans.menu.remove': ({ id: wanted }: Menu['remove']) => {
        const item = this.found(wanted);
        this.note({ remove: item.recipeName });
        this.removed.set(wanted, item);
        this.items = this.items.filter((item) => item.id !== wanted);
        return { done: true };
      },
      'mealplans.menu.restore': ({ id: wanted }: Menu['restore']) => {
        const item = this.removed.get(wanted);
        if (!item) throw refused('NOT_FOUND');
        this.note({ restore: item.recipeName });
        this.items = [...this.items, item];
        return item;
      },
      'mealplans.menu.copyDays': ({ from, to, days, times = 1, guests, over = [] }: Menu['copyDays']) => {
        const asked = Object.entries(this.over).map(([date, cash]) => ({ date, over: { cash } }));
        if (asked.some(({ date }) => !over.includes(date))) {
          const current = { limits: { kcal: null, cash: 20_000 }, currency: 'UAH', days: asked };
          throw refused('OVER_LIMIT', 'uk', { current });
        }
        this.note({ copyDays: { from, to, days, times, ...(guests && { guests }) } });
        const copies = Array.from({ length: times }, (_, time) =>
          this.within(from, days).map((item) =>
            aDish({ ...item, id: nextId(), date: addDays(to, time * days + daysBetween(from, item.date)) }),
          ),
        ).flat();
        this.items = [...this.items, ...copies];
        this.copied = copies;
        return { id: copies.length === 0 ? null : id(9), count: copies.length };
      },
      'mealplans.templates.takeBackFill': () => {
        this.note('take back');
        this.items = this.items.filter((item) => !this.copied.includes(item));
        return { done: true };
      },
      'mealplans.menu.clearDays': ({ from, days }: Menu['clearDays']) => {
        this.note({ clearDays: { from, days } });
        const gone = this.within(from, days);
        for (const item of gone) this.removed.set(item.id, item);
        this.items = this.items.filter((item) => !gone.includes(item));
        return { ids: gone.map((item) => item.id) };
      },
      'recipes.ingredients.find': () => ({ items: [{ id: 'apple', name: 'яблуко', icon: 'red-apple' }] }),
      'mealplans.products.add': ({ language, ...given }: Kitchen['products']['add']) => {
        this.note({ addFood: given, language });
        const dish = aDish({
          date: given.date,
          mealType: given.mealType,
          recipeName: 'яблуко',
          product: given.ingredientId,
        });
        this.items = [...this.items, dish];
        return dish;
      },
      'mealplans.notes.add': (given: Kitchen['notes']['add']) => {
        this.note({ addNote: given });
        const note = { id: nextId(), ...given };
        this.notes = [...this.notes, note];
        return note;
      },
      'mealplans.notes.change': ({ id: wanted, text }: Kitchen['notes']['change']) => {
        this.note({ changeNote: text });
        this.notes = this.notes.map((note) => (note.id === wanted ? { ...note, text } : note));
        return this.notes.find((note) => note.id === wanted);
      },
      'mealplans.notes.remove': ({ id: wanted }: Kitchen['notes']['remove']) => {
        this.note('remove note');
        this.notes = this.notes.filter((note) => note.id !== wanted);
        return { done: true };
      },
      'mealplans.guests.set': ({ date, mealType, count }: Kitchen['guests']['set']) => {
        this.note({ guests: count });
        const others = this.guests.filter((meal) => meal.date !== date || meal.mealType !== mealType);
        this.guests = count === 0 ? others : [...others, { date, mealType, count }];
        return { date, mealType, count };
      },
      'mealplans.cookings.combine': ({ ids, servings }: Kitchen['cookings']['combine']) => {
        this.note({ combine: ids, ...(servings === undefined ? {} : { servings }) });
        const named = this.items.filter((item) => ids.includes(item.id));
        const together = servings ?? named.reduce((sum, item) => sum + item.servings, 0);
        const fed = named.map((item) => ({ id: item.id, date: item.date, mealType: item.mealType }));
        this.items = this.items.map((item) => {
          const place = named.indexOf(item);
          if (place < 0) return item;
          const cooking = { id: id(8), here: place === 0, items: fed, grams: 400 * named.length };
          return { ...item, servings: together, noCookingRequired: place > 0, cooking };
        });
        return { id: id(8), servings: together };
      },
      'mealplans.cookings.split': ({ parts }: Kitchen['cookings']['split']) => {
        this.note({ split: parts ?? 'all' });
        const apart = this.items.filter(({ cooking }) => cooking);
        this.items = this.items.map((item) => {
          if (!item.cooking) return item;
          const { cooking, ...alone } = item;
          const servings = parts?.find((part) => part.id === item.id)?.servings ?? 4;
          return { ...alone, servings, noCookingRequired: false };
        });
        return { parts: apart.map((item) => ({ id: item.id, servings: 4 })) };
      },
      'mealplans.menu.restoreDays': ({ ids }: Menu['restoreDays']) => {
        this.note('restore');
        const back = ids.flatMap((one) => this.removed.get(one) ?? []);
        this.items = [...this.items, ...back];
        return { count: back.length };
      },
    };
  }

  private within(from: Day, days: number): MenuItem[] {
    return this.items.filter(({ date }) => date >= from && date < addDays(from, days));
  }

  private note(change: unknown): void {
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal) throw refusal;
    this.changes.push(change);
  }

  private found(wanted: string): MenuItem {
    const item = this.items.find((one) => one.id === wanted);
    if (!item) throw refused('NOT_FOUND');
    return item;
  }
}
