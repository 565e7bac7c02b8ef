import type { Inputs } from '@sytno/contract';
import { addDays, daysFrom, type Day } from '@sytno/domain';
import { refused, type FakeAnswers } from '@sytno/kit/stand';
import { today } from '../../menu/menu.atoms';
import type { Candidate, DayReport, Generation, ProposedSlot } from '../generator.queries';

type Calls = Inputs['mealplans']['generator'];

const ID = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
/** The reader. */
export const ME = ID(1);
export const FILL = ID(90);
const picture = { icons: ['pot-of-food'], tint: '#A3213F' };
const dishOf = (number: number, name: string) => ({ recipeId: ID(number), name, picture });

export const slotId = (date: Day): string => `${date} dinner`;

const slotOn = (date: Day, place: number): ProposedSlot => ({
  id: slotId(date),
  date,
  mealType: 'dinner',
  kept: false,
  locked: false,
  dish: dishOf(20 + place, `Страва ${String(place + 1)}`),
  mine: { grams: 350, kcal: 700, cash: 4_000 },
  plates: [{ personId: ME, grams: 350 }],
});

/** A day of 2,000 kcal and 150 ₴; `percent` says by how much its energy is off. */
export function reportOf(date: Day, percent = 0): DayReport {
  const figure = (planned: number, target: number, off = 0) => ({
    planned,
    target,
    percent: off,
    met: Math.abs(off) <= 1,
  });
  return {
    date,
    personId: ME,
    met: percent === 0,
    figures: {
      kcal: figure(2_000 * (1 + percent / 100), 2_000, percent),
      protein: figure(150, 150),
      fat: figure(44, 44),
      carbs: figure(250, 250),
      cash: { planned: 15_000, target: 20_000, percent: -25, met: true },
    },
  };
}

/** A plan of so many days from today, one dinner a day. */
export function aCandidate(days = 3, given: Partial<Candidate> = {}): Candidate {
  const dates = daysFrom(today(), days);
  return {
    seed: 1,
    slots: dates.map(slotOn),
    days: dates.map((date) => reportOf(date)),
    bounds: [],
    relaxations: [],
    contradictions: [],
    whole: true,
    ...given,
  };
}

export function aGeneration(given: Partial<Generation> = {}): Generation {
  return {
    id: ID(50),
    from: today(),
    to: addDays(today(), 2),
    status: 'ready',
    waiting: 0,
    share: 0,
    filling: [],
    mealTypes: ['dinner'],
    keep: true,
    weights: { targets: 1, cost: 1, variety: 1 },
    changes: [],
    candidates: [aCandidate()],
    people: [{ id: ME, name: 'Олена' }],
    currency: 'UAH',
    ...given,
  };
}

/** A server with a proposal in its memory, and what it was asked. */
export class GeneratorExample {
  readonly asked: unknown[] = [];
  /** Thrown by the next taking. */
  refusal: Error | undefined;

  constructor(public generation: Generation | null = null) {}

  private note(what: unknown) {
    this.asked.push(what);
    return { generation: this.generation };
  }

  private change(change: Partial<Generation>) {
    if (!this.generation) throw refused('NOT_FOUND');
    this.generation = { ...this.generation, ...change };
  }

  private slots(change: (slot: ProposedSlot) => ProposedSlot) {
    const candidates = this.generation?.candidates ?? [];
    this.change({ candidates: candidates.map((one) => ({ ...one, slots: one.slots.map(change) })) });
  }

  get answers(): FakeAnswers {
    return {
      'mealplans.generator.current': () => ({ generation: this.generation }),
      'mealplans.generator.start': (start: Calls['start']) => {
        const [first] = aCandidate().slots;
        const filling = first
          ? [{ id: first.id, date: first.date, mealType: first.mealType, dish: first.dish }]
          : [];
        this.generation = aGeneration({ status: 'working', share: 0.4, candidates: [], filling });
        return this.note({ start });
      },
      'mealplans.generator.cancel': () => {
        this.generation = null;
        return this.note('cancel');
      },
      'mealplans.generator.again': () => this.note('again'),
      'mealplans.generator.second': () => {
        this.change({ candidates: [aCandidate(), aCandidate(3, { seed: 2 })] });
        return this.note('second');
      },
      'mealplans.generator.relax': ({ relaxation }: Calls['relax']) => this.note({ relaxation }),
      'mealplans.generator.choose': ({ candidate }: Calls['choose']) => {
        this.change({ candidates: this.generation?.candidates.slice(candidate, candidate + 1) ?? [] });
        return this.note({ choose: candidate });
      },
      'mealplans.generator.lock': ({ slots, locked }: Calls['lock']) => {
        this.slots((slot) => (slots.includes(slot.id) ? { ...slot, locked } : slot));
        return this.note({ slots, locked });
      },
      'mealplans.generator.swaps': ({ slot }: Calls['swaps']) => ({
        items: [
          {
            dish: dishOf(80, 'Куліш'),
            mine: { grams: 400, kcal: 650, cash: 3_000 },
            days: [reportOf(slot.slice(0, 10))],
          },
        ],
      }),
      'mealplans.generator.swap': ({ slot, recipeId }: Calls['swap']) => {
        this.slots((one) => (one.id === slot ? { ...one, dish: dishOf(80, 'Куліш') } : one));
        return this.note({ slot, recipeId });
      },
      'mealplans.generator.take': ({ dates, overLimit }: Calls['take']) => {
        this.note({ take: dates ?? 'all', overLimit });
        const { refusal } = this;
        this.refusal = undefined;
        if (refusal) throw refusal;
        return { fill: FILL, removed: [], added: dates?.length ?? 3 };
      },
      'mealplans.generator.takeBack': ({ fill }: Calls['takeBack']) => {
        this.note({ takeBack: fill });
        return { done: true };
      },
      'mealplans.generator.discard': () => {
        this.generation = null;
        this.note('discard');
        return { done: true };
      },
    };
  }
}
