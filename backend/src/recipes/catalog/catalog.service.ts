import { Injectable } from '@nestjs/common';
import type { CatalogQuestion, Inputs, Outputs, Photo } from '@sytno/contract';
import {
  PRICE_CURRENCIES,
  searched,
  standingOf,
  type Actor,
  type ChangeState,
  type MealType,
  type ReviewState,
  type Searched,
} from '@sytno/domain';
import { Any, DataSource, type FindManyOptions } from 'typeorm';
import { People } from '../../account';
import { KeptWhole } from '../../platform/kept/kept';
import { Marks } from '../../platform/kept/marks';
import { Pictures } from '../../platform/pictures/pictures.service';
import { Category, Subcategory } from '../category.entity';
import { OwnFiguresOf, type OwnCard } from '../composition/own-figures.service';
import { STANDING } from '../curated';
import { currentIds } from '../current-ids';
import { groupedBy } from '../grouped';
import { IngredientName } from '../ingredient.entity';
import { NamedIngredients } from '../ingredients/named.service';
import { pictureOf } from '../recipe/picture';
import { meantBy } from './alike';
import {
  categoryCounts,
  countStatement,
  kcalBounds,
  namedStatement,
  pageStatement,
  wordsLikeStatement,
  type Asking,
  type Search,
  type Statement,
} from './catalog-query';

type Page = Outputs['recipes']['catalog']['list'];
type Categories = Outputs['recipes']['catalog']['categories'];
/** A signed-in person, as far as the catalogue looks at him. */
type Reader = Pick<Actor, 'userId' | 'householdId'> & { userId: string };

interface Row {
  id: string;
  number: number;
  name: string;
  description: string;
  categoryId: string;
  mealTypes: MealType[];
  servings: number;
  weightServing: number;
  minutes: number;
  kcal: number;
  protein: number;
  fat: number;
  carbs: number;
  fiber: number;
  icons: string[];
  pictureId: string | null;
  tint: string | null;
  favorite: boolean;
  place: number;
  ownerId: string | null;
  /** Of the reader's own recipe; null of others'. */
  state: ReviewState | null;
  change: ChangeState | null;
}

interface Counted {
  readonly categoryId: string;
  readonly subcategoryId: string | null;
  readonly count: number;
}

const IN_ORDER: FindManyOptions<Category & Subcategory> = {
  where: STANDING,
  order: { position: 'ASC', id: 'ASC' },
};

/** The list of recipes: published ones and the reader's own. */
@Injectable()
export class CatalogService {
  private readonly upper: KeptWhole<Category[]>;
  private readonly lower: KeptWhole<Subcategory[]>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly foods: NamedIngredients,
    private readonly pictures: Pictures,
    private readonly own: OwnFiguresOf,
    marks: Marks,
  ) {
    this.upper = new KeptWhole(marks);
    this.lower = new KeptWhole(marks);
  }

  /** One page, and how many recipes all pages hold. */
  async list(reader: Reader, asked: CatalogQuestion): Promise<Page> {
    // Side by side, here and below: each has a connection of its own where the database is a server.
    const [question, own, asker, search] = await Promise.all([
      this.currentOf(asked),
      this.own.of(reader.userId),
      this.askingOf(reader, asked),
      this.searchOf(reader, asked.name ?? ''),
    ]);
    const asking = { ...asker, own };
    const [rows, [counted], foods] = await Promise.all([
      this.ask<Row>(pageStatement(asking, question, search)),
      this.ask<{ count: number }>(countStatement(asking, question, search)),
      this.foodsOf(asked),
    ]);
    const composed = new Map(own.map((one) => [one.recipeId, one]));
    const photos = await this.pictures.photosOf(rows.map(({ pictureId }) => pictureId));
    return {
      items: rows.map((row) => cardOf(row, photos.get(row.pictureId ?? ''), composed.get(row.id))),
      count: counted?.count ?? 0,
      foods,
    };
  }

  private async foodsOf({ ingredients, without, language }: CatalogQuestion): Promise<Page['foods']> {
    const ids = [...ingredients, ...without];
    if (ids.length === 0) return [];
    const current = await currentIds(this.dataSource.manager, 'rec_ingredient', ids);
    const wanted = { ingredientId: Any(ids.map((id) => current.get(id) ?? id)), language };
    const names = await this.dataSource.manager.findBy(IngredientName, wanted);
    const nameOf = new Map(names.map(({ ingredientId, name }) => [ingredientId, name]));
    return ids.flatMap((id) => {
      const name = nameOf.get(current.get(id) ?? id);
      return name === undefined ? [] : [{ id, name }];
    });
  }

  /** An address may be older than a merge: what was asked for is then what it went into. */
  private async currentOf(question: CatalogQuestion): Promise<CatalogQuestion> {
    const { ingredients, without, categories } = question;
    const { manager } = this.dataSource;
    const [foods, upper, lower] = await Promise.all([
      currentIds(manager, 'rec_ingredient', [...ingredients, ...without]),
      currentIds(manager, 'rec_category', categories),
      currentIds(manager, 'rec_subcategory', categories),
    ]);
    const food = (id: string) => foods.get(id) ?? id;
    return {
      ...question,
      ingredients: ingredients.map(food),
      without: without.map(food),
      categories: categories.map((id) => upper.get(id) ?? lower.get(id) ?? id),
    };
  }

  /** What only some filters ask about the reader is looked up for those alone. */
  private async askingOf({ userId, householdId }: Reader, { liked, sort }: CatalogQuestion): Promise<Asking> {
    const members = liked && householdId !== null ? (await this.people.peopleOf(householdId)).members : [];
    const wanted = sort === 'cheapest' ? await this.people.currencyOf(userId) : undefined;
    return {
      userId,
      household: members.length > 0 ? members.map((member) => member.userId) : [userId],
      currency: PRICE_CURRENCIES.find((known) => known === wanted) ?? PRICE_CURRENCIES[0],
    };
  }

  private async searchOf(asking: Pick<Asking, 'userId'>, typed: string): Promise<Search | null> {
    const words = searched(typed);
    if (!words) return null;
    if (words.numberOnly) return { ...words, foods: [], alike: null };
    const [[found], foods] = await Promise.all([
      this.ask<{ named: boolean }>(namedStatement(asking, words)),
      this.foods.named(words),
    ]);
    if (found?.named) return { ...words, foods, alike: null };
    // It is the name of a food, and no slip of another word.
    if (foods.length > 0) return { ...words, foods, alike: [] };
    const [near, alike] = await Promise.all([this.foods.nearly(words), this.alikeOf(words)]);
    return { ...words, foods: near, alike };
  }

  private async alikeOf(words: Searched): Promise<string[][]> {
    const rows = await this.ask<{ word: string }>(wordsLikeStatement(words));
    return meantBy(
      words.folded,
      rows.map(({ word }) => word),
    );
  }

  /** Every category in its order, with how many recipes the reader sees in it. */
  async categories(
    { userId }: Reader,
    { language }: Inputs['recipes']['catalog']['categories'],
  ): Promise<Categories> {
    const { manager } = this.dataSource;
    const [upper, lower, counts, [bounds], own] = await Promise.all([
      this.upper.get(manager, () => manager.find(Category, IN_ORDER)),
      this.lower.get(manager, () => manager.find(Subcategory, IN_ORDER)),
      this.ask<Counted>(categoryCounts(userId)),
      this.ask<{ min: number | null; max: number | null }>(kcalBounds(userId)),
      this.own.of(userId),
    ]);
    const under = groupedBy(lower, ({ categoryId }) => categoryId);
    const sum = (of: (row: Counted) => boolean): number =>
      counts.filter(of).reduce((total, { count }) => total + count, 0);
    return {
      items: upper.map(({ id, names, icon, tint, hidden }) => ({
        id,
        name: names[language],
        icon,
        tint,
        count: sum((row) => row.categoryId === id),
        ...(hidden && { hidden }),
        subcategories: (under.get(id) ?? []).map((sub) => ({
          id: sub.id,
          name: sub.names[language],
          count: sum((row) => row.categoryId === id && row.subcategoryId === sub.id),
          ...(sub.hidden && { hidden: sub.hidden }),
        })),
      })),
      kcal: boundsWith(bounds, own),
    };
  }

  private ask<T>({ sql, values }: Statement): Promise<T[]> {
    return this.dataSource.query<T[]>(sql, [...values]);
  }
}

function cardOf(
  {
    kcal,
    protein,
    fat,
    carbs,
    fiber,
    icons,
    pictureId: _picture,
    tint,
    place: _place,
    ownerId: _ownerId,
    state,
    change,
    ...card
  }: Row,
  photo: Photo | undefined,
  own: OwnCard | undefined,
): Page['items'][number] {
  return {
    ...card,
    perServing: own?.perServing ?? { kcal, protein, fat, carbs, fiber },
    ...(own ? { servings: own.servings, weightServing: own.weightServing, composed: true } : {}),
    picture: pictureOf(icons, tint ?? undefined, photo),
    ...(state === null ? {} : { standing: standingOf(state, change) }),
  };
}

/** The bounds of what the reader sees, widened by what he composed himself; null while he sees nothing. */
function boundsWith(
  bounds: { min: number | null; max: number | null } | undefined,
  own: readonly OwnCard[],
): Categories['kcal'] {
  if (!bounds || bounds.min === null || bounds.max === null) return null;
  return {
    min: Math.min(bounds.min, ...own.map(({ kcal }) => Math.floor(kcal))),
    max: Math.max(bounds.max, ...own.map(({ kcal }) => Math.ceil(kcal))),
  };
}
