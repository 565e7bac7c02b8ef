import type { Inputs } from '@sytno/contract';
import { addDays, templateDays } from '@sytno/domain';
import { refused, type FakeAnswers } from '@sytno/kit/stand';
import type { Template, TemplateCard, TemplateDish, TemplatePreview } from '../templates.queries';

type Calls = Inputs['mealplans']['templates'];
type Item = Template['items'][number];

export const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A dish of 400 g with 300 kcal for 10 ₴. */
export function aDish(recipeName: string, recipeId: string, given: Partial<TemplateDish> = {}): TemplateDish {
  return {
    recipeId,
    recipeName,
    picture: { icons: [], tint: '#A3213F' },
    servingWeight: 400,
    perServing: { kcal: 300, protein: 20, fat: 10, carbs: 30, fiber: 5 },
    cost: { minor: 1_000, currency: 'UAH' },
    complete: true,
    own: false,
    ...given,
  };
}

const OTHER = id(5);

export const BORSCHT = aDish('Борщ', id(11));
export const SALAD = aDish('Салат', id(12));
const SOUP = aDish('Суп', id(13));

export const anItem = (given: Partial<Item> = {}): Item => ({
  week: 1,
  weekday: 1,
  mealType: 'dinner',
  recipeId: BORSCHT.recipeId,
  servings: 1,
  grams: null,
  ...given,
});

export function aTemplate(given: Partial<Template> = {}): Template {
  return {
    id: id(1),
    number: 101,
    name: 'Мій тиждень',
    about: 'Без поспіху',
    kind: 'week',
    weeks: 1,
    author: 'Олена',
    mine: true,
    builtIn: false,
    standing: 'private',
    language: 'uk',
    version: 1,
    updatedAt: '2026-11-20T08:00:00.000Z',
    reason: null,
    toReview: false,
    items: [anItem(), anItem({ weekday: 2, recipeId: SALAD.recipeId })],
    dishes: [BORSCHT, SALAD],
    missing: 0,
    uses: [],
    ...given,
  };
}

/** A server with templates in its memory, and what it was asked to do. */
export class TemplateExample {
  readonly asked: unknown[] = [];
  /** What a day would go over the cash limit by; 0: nothing does. */
  over = 0;
  there: TemplatePreview['days'][number]['there'] = [];
  /** Who else lives in the household, and by how much a day goes over what he may spend. */
  other: { name: string; over: number } | undefined;
  refusal: Error | undefined;
  private removed: Template[] = [];

  constructor(
    public templates: Template[],
    private readonly waiting: number | null = null,
  ) {}

  get answers(): FakeAnswers {
    const done = { done: true as const };
    return {
      'mealplans.templates.list': ({ search = '', shelf = 'all' }: Calls['list']) => {
        const found = this.templates
          .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
          .filter(({ mine }) => shelf !== 'mine' || mine);
        return { items: found.map(cardOf), count: found.length, waiting: this.waiting };
      },
      'mealplans.templates.waiting': () => ({
        items: this.templates
          .filter(({ toReview }) => toReview)
          .map(({ id: one, number, name, updatedAt }) => ({
            id: one,
            number,
            name,
            author: 'Борис',
            at: updatedAt,
            change: false,
          })),
        count: this.templates.length,
      }),
      'mealplans.templates.get': (input: Calls['get']) => this.one(input.id),
      'mealplans.templates.dish': ({ of }: Calls['dish']) =>
        [BORSCHT, SALAD].find(({ recipeId }) => recipeId === of) ?? BORSCHT,
      'mealplans.templates.create': (content: Calls['create']) => this.made(content, 'create'),
      'mealplans.templates.fromMenu': (input: Calls['fromMenu']) => {
        this.asked.push({ fromMenu: input });
        return this.add(aTemplate({ name: input.name, id: id(40 + this.templates.length) }));
      },
      'mealplans.templates.save': ({ version, ...content }: Calls['save']) => {
        this.refuse();
        const now = this.one(content.id);
        if (now.version !== version) throw refused('CONFLICT', 'uk', { current: now });
        this.asked.push({ save: content.items });
        return this.change(content.id, { ...shapeOf(content), version: version + 1 });
      },
      'mealplans.templates.copy': ({ id: of }: Calls['copy']) => {
        const copy = { ...this.one(of), id: id(90), name: `${this.one(of).name} (копія)`, mine: true };
        return this.add({ ...copy, standing: 'private', builtIn: false });
      },
      'mealplans.templates.remove': (input: Calls['remove']) => {
        this.removed.push(this.one(input.id));
        this.templates = this.templates.filter((one) => one.id !== input.id);
        return done;
      },
      'mealplans.templates.restore': (input: Calls['restore']) => {
        this.templates = [...this.templates, ...this.removed.filter((one) => one.id === input.id)];
        return done;
      },
      'mealplans.templates.submit': (input: Calls['submit']) => {
        this.refuse();
        this.change(input.id, { standing: 'pending' });
        return done;
      },
      'mealplans.templates.withdraw': (input: Calls['withdraw']) => {
        this.change(input.id, { standing: 'private' });
        return done;
      },
      'mealplans.templates.decide': ({ id: of, decision, reason }: Calls['decide']) => {
        this.asked.push({ decide: decision, reason });
        this.change(of, { toReview: false });
        return done;
      },
      'mealplans.templates.swaps': () => ({ items: [{ dish: SOUP, grams: 350 }] }),
      'mealplans.templates.preview': (input: Calls['preview']) => this.previewOf(input),
      'mealplans.templates.apply': ({ id: of, ...how }: Calls['apply']) => {
        this.refuse();
        const { from, mode, rescale, everybody, over, part, swaps } = how;
        const some = { ...(part && { part }), ...(swaps && { swaps }) };
        this.asked.push({ apply: { from, mode, rescale, over, ...(everybody && { everybody }), ...some } });
        const to = addDays(from, templateDays(this.one(of)) - 1);
        this.change(of, { uses: [{ id: id(70), from, to, count: 2 }] });
        return { id: id(70), from, to, count: 2, removed: 0 };
      },
      'mealplans.templates.takeBackFill': (input: Calls['takeBackFill']) => {
        this.asked.push({ takeBack: input.id });
        this.templates = this.templates.map((one) => ({ ...one, uses: [] }));
        return done;
      },
    };
  }

  private one(of: string): Template {
    const found = this.templates.find((one) => one.id === of);
    if (!found) throw refused('NOT_FOUND');
    return found;
  }

  private made(content: Calls['create'], as: string): Template {
    this.asked.push({ [as]: content.items });
    return this.add(aTemplate({ ...shapeOf(content), id: id(40 + this.templates.length) }));
  }

  private add(template: Template): Template {
    this.templates = [...this.templates, template];
    return template;
  }

  private change(of: string, given: Partial<Template>): Template {
    this.templates = this.templates.map((one) => (one.id === of ? { ...one, ...given } : one));
    return this.one(of);
  }

  private refuse(): void {
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal) throw refusal;
  }

  private previewOf({ id: of, from, rescale, everybody }: Calls['preview']): TemplatePreview {
    const { items } = this.one(of);
    const targets = { kcal: 2000, protein: 150, fat: 44, carbs: 250, cash: 20_000, currency: 'UAH' };
    const { other } = this;
    const figures = (kcal: number) => ({ kcal, protein: 20, fat: 10, carbs: 30, cash: 1_000 });
    return {
      from,
      to: addDays(from, 6),
      missing: 0,
      targets,
      members: this.other
        ? [{ userId: OTHER, name: this.other.name, targets: { ...targets, kcal: 1_500 } }]
        : [],
      days: items.map(({ week, weekday }, at) => ({
        date: addDays(from, at),
        week,
        weekday,
        adds: 1,
        weighed: rescale ? 1 : 0,
        there: at === 0 ? this.there : [],
        full: false,
        before: figures(300),
        after: figures(rescale ? 600 : 300),
        over: at === 0 && this.over > 0 ? { cash: this.over } : {},
        ...(other &&
          everybody && {
            people: [
              {
                userId: OTHER,
                weighed: 1,
                before: figures(300),
                after: figures(450),
                over: at === 0 && other.over > 0 ? { cash: other.over } : {},
              },
            ],
          }),
      })),
    };
  }
}

const shapeOf = ({ name, about, kind, weeks, items }: Calls['create']): Partial<Template> => ({
  name,
  about,
  kind,
  weeks,
  items: items.map((item) => ({ ...item, servings: item.servings ?? 1, grams: item.grams ?? null })),
});

function cardOf(template: Template): TemplateCard {
  const { id: one, number, name, about, kind, weeks, author, mine, builtIn, standing } = template;
  return {
    ...{ id: one, number, name, about, kind, weeks, author, mine, builtIn, standing },
    dishes: template.items.length,
    days: template.items.length,
    aDay: { kcal: 300, cash: { minor: 1_000, currency: 'UAH' } },
    pictures: [],
  };
}
