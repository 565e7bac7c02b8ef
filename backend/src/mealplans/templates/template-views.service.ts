import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { dayNumber, standingOf, totalOf, type Language } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import type { SeenTemplate } from './seen-template';
import { plateOf, TemplateDishes, type TemplateDish } from './template-dishes.service';

type Answers = Outputs['mealplans']['templates'];
type Card = Answers['list']['items'][number];
type Head = Omit<Card, 'dishes' | 'days' | 'aDay' | 'pictures'>;

const PICTURES = 4;

const USES = `
  select u.id, u.from_date::text "from", u.to_date::text "to", count(m.id)::int count
    from mp_template_use u
    join mp_week_fill_item f on f.fill_id = u.id
    join mp_menu_item m on m.id = f.menu_item_id
   where u.household_id = $1 and u.template_id = $2
   group by u.id order by u.from_date desc, u.id limit 24`;

/** Templates as pages show them. */
@Injectable()
export class TemplateViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dishes: TemplateDishes,
    private readonly people: People,
  ) {}

  async one(
    actor: Actor,
    seen: SeenTemplate,
    language: Language,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Answers['get']> {
    const ids = seen.items.map(({ recipeId }) => recipeId);
    const dishes = await this.dishes.of(actor, ids, language, manager);
    const items = seen.items.filter(({ recipeId }) => dishes.has(recipeId));
    const [head] = await this.heads(actor, [seen], manager);
    const uses: Answers['get']['uses'] = await manager.query(USES, [actor.householdId, seen.id]);
    return {
      ...(head ?? headOf(actor, seen, '')),
      language: seen.language,
      version: seen.version,
      updatedAt: seen.updatedAt,
      reason: seen.ownerId === actor.userId ? seen.reason : null,
      toReview: seen.toReview,
      ...(seen.home && { home: { title: seen.home.title, path: seen.home.path } }),
      items: [...items],
      dishes: [...dishes.values()].map(({ answer }) => answer),
      missing: seen.items.length - items.length,
      uses,
    };
  }

  /** Cards of many, with as many questions as for one. */
  async cards(actor: Actor, seen: readonly SeenTemplate[], language: Language): Promise<Card[]> {
    const { manager } = this.dataSource;
    const ids = seen.flatMap(({ items }) => items.map(({ recipeId }) => recipeId));
    const dishes = await this.dishes.of(actor, ids, language, manager);
    const heads = await this.heads(actor, seen, manager);
    return seen.flatMap((template, at) => {
      const head = heads[at];
      return head ? [{ ...head, ...figuresOf(template, dishes) }] : [];
    });
  }

  private async heads(actor: Actor, seen: readonly SeenTemplate[], manager: EntityManager): Promise<Head[]> {
    const owners = seen.flatMap(({ ownerId }) => ownerId ?? []);
    const names = await this.people.namesOf(owners, manager);
    return seen.map((template) => headOf(actor, template, names.get(template.ownerId ?? '') ?? ''));
  }
}

function headOf(actor: Actor, seen: SeenTemplate, author: string): Head {
  const { id, number, name, about, kind, weeks, ownerId } = seen;
  const mine = ownerId === actor.userId;
  return {
    id,
    number,
    name,
    about,
    kind,
    weeks,
    author: ownerId === null ? null : author,
    mine,
    builtIn: ownerId === null,
    standing: mine ? standingOfTemplate(seen) : null,
  };
}

/** What readers see stays while a change of it is on its way. */
function standingOfTemplate(seen: Pick<SeenTemplate, 'state' | 'public'>): Card['standing'] {
  const { state } = seen;
  const changes = seen.public && (state === 'private' || state === 'pending' || state === 'returned');
  return changes ? standingOf('published', state) : standingOf(state, null);
}

function figuresOf(
  { items }: SeenTemplate,
  dishes: ReadonlyMap<string, TemplateDish>,
): Pick<Card, 'dishes' | 'days' | 'aDay' | 'pictures'> {
  const seen = items.flatMap((item) => {
    const dish = dishes.get(item.recipeId);
    return dish ? [{ item, dish }] : [];
  });
  const days = new Set(seen.map(({ item }) => dayNumber(item))).size;
  const total = totalOf(seen.map(({ item, dish }) => plateOf(dish, item.grams ?? dish.answer.servingWeight)));
  const costs = seen.flatMap(({ dish }) => dish.answer.cost ?? []);
  const [cost] = costs;
  const aDay = (sum: number) => (days === 0 ? 0 : Math.round(sum / days));
  const pictures = new Map(seen.map(({ dish }) => [dish.dish.id, dish.answer.picture]));
  return {
    dishes: seen.length,
    days,
    aDay: {
      kcal: aDay(total.kcal),
      cash: cost ? { minor: aDay(total.cash), currency: cost.currency } : null,
    },
    pictures: [...pictures.values()].slice(0, PICTURES),
  };
}
