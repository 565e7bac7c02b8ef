import type { Inputs } from '@sytno/contract';
import { mondayOf } from '@sytno/domain';
import type { FakeAnswers } from '@sytno/kit/stand';
import type { MenuItem } from '../../menu/week';
import type { Fact, WeekFacts } from '../facts.queries';

type Input = Inputs['mealplans']['facts'];

const id = (number: number): string => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

/** A server that keeps what was eaten in its memory, and what it was asked. */
export class FactsExample {
  readonly changes: unknown[] = [];
  facts: readonly Fact[] = [];
  others: WeekFacts['others'] = [];
  private readonly before = new Map<string, readonly Fact[]>();
  private count = 0;

  constructor(
    private readonly reader: string,
    private readonly items: () => readonly MenuItem[],
  ) {}

  get answers(): FakeAnswers {
    return {
      'mealplans.facts.week': ({ from }: Input['week']) => ({
        from: mondayOf(from),
        userId: this.reader,
        facts: this.facts,
        others: this.others,
      }),
      'mealplans.facts.asPlanned': ({ language, ...given }: Input['asPlanned']) => {
        this.changes.push({ asPlanned: given, language });
        const meant = this.items().filter(
          (item) =>
            (given.menuItemId === undefined ? item.date === given.date : item.id === given.menuItemId) &&
            (given.mealType === undefined || item.mealType === given.mealType) &&
            !this.facts.some((fact) => fact.menuItemId === item.id),
        );
        return this.act(
          [...this.facts, ...meant.map((item) => this.plate(item, item.weightServing))],
          meant.length,
        );
      },
      'mealplans.facts.plates': ({ language, ...given }: Input['plates']) => {
        this.changes.push({ plates: given, language });
        const item = this.items().find((one) => one.id === given.menuItemId);
        const own = given.plates.find(({ userId }) => userId === this.reader);
        const rest = this.facts.filter(({ menuItemId }) => menuItemId !== given.menuItemId);
        return this.act(
          item && own ? [...rest, this.plate(item, own.grams)] : this.facts,
          given.plates.length,
        );
      },
      'mealplans.facts.other': ({ language, factId, ...given }: Input['other']) => {
        this.changes.push({ other: { ...given, ...(factId && { factId }) }, language });
        const item = this.items().find((one) => one.id === given.menuItemId);
        const rest = this.facts.filter(
          (fact) =>
            fact.id !== factId && (given.menuItemId === undefined || fact.menuItemId !== given.menuItemId),
        );
        const made = this.fact({
          date: item?.date ?? given.date,
          mealType: item?.mealType ?? given.mealType,
          menuItemId: given.menuItemId ?? null,
          kind: item ? 'replaced' : 'elsewhere',
          name: given.name ?? '',
          grams: given.grams ?? null,
          kcal: given.kcal ?? 100,
          protein: given.protein ?? null,
          fat: given.fat ?? null,
          carbs: given.carbs ?? null,
        });
        return this.act([...rest, made], 1);
      },
      'mealplans.facts.remove': ({ id: wanted }: Input['remove']) => {
        this.changes.push('remove');
        return this.act(
          this.facts.filter((fact) => fact.id !== wanted),
          1,
        );
      },
      'mealplans.facts.undo': ({ id: act }: Input['undo']) => {
        this.changes.push('undo');
        this.facts = this.before.get(act) ?? this.facts;
        return { done: true };
      },
      'mealplans.facts.weigh': (given: Input['weigh']) => {
        this.changes.push({ weigh: given });
        return { done: true };
      },
    };
  }

  /** Typed figures of a date, unless told otherwise. */
  fact(given: Partial<Fact> & Pick<Fact, 'date'>): Fact {
    return {
      id: this.nextId(),
      mealType: 'dinner',
      menuItemId: null,
      kind: 'elsewhere',
      recipeId: null,
      ingredientId: null,
      name: '',
      grams: null,
      kcal: 100,
      protein: null,
      fat: null,
      carbs: null,
      fiber: null,
      complete: true,
      ...given,
    };
  }

  private plate(
    { id: menuItemId, date, mealType, recipeId, recipeName, ...item }: MenuItem,
    grams: number,
  ): Fact {
    const share = item.weightServing > 0 ? grams / item.weightServing : 0;
    const { kcal, protein, fat, carbs, fiber } = item.eaten;
    return this.fact({
      date,
      mealType,
      menuItemId,
      recipeId,
      name: recipeName,
      kind: grams > 0 ? 'eaten' : 'skipped',
      grams,
      kcal: kcal * share,
      protein: protein * share,
      fat: fat * share,
      carbs: carbs * share,
      fiber: fiber * share,
    });
  }

  private act(facts: readonly Fact[], count: number): { id: string | null; count: number } {
    if (count === 0) return { id: null, count };
    const act = this.nextId();
    this.before.set(act, this.facts);
    this.facts = facts;
    return { id: act, count };
  }

  private nextId(): string {
    return id((this.count += 1));
  }
}
