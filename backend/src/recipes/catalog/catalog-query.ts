import type { CatalogQuestion } from '@sytno/contract';
import type { Language, PriceCurrency, Searched } from '@sytno/domain';
import { lexeme, TAG } from './catalog-columns';
import { suits, wantedTags, type OwnFigures } from './own-figures';

/** A statement with its values by place. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** What was typed into the search, with what it means besides a name. */
export interface Search extends Searched {
  /** Ids of the ingredients that are called so. */
  readonly foods: readonly string[];
  /** Where no name holds the words: the stems that were meant by each of them. Else null. */
  readonly alike: readonly (readonly string[])[] | null;
}

/** Who asks. */
export interface Asking {
  /** Recipes with a composition of his own: they are found, shown and sorted by that. */
  readonly own?: readonly OwnFigures[];
  readonly userId: string;
  /** Everybody of his household, himself among them. */
  readonly household: readonly string[];
  readonly currency: PriceCurrency;
}

/** Each language's columns: the name that its readers see, and what it is sorted by. */
const NAME: Record<Language, string> = { uk: 'r.name_uk', ru: 'r.name_ru', en: 'r.name_en' };
const ORDER: Record<Language, string> = {
  uk: 'r.order_uk collate "C"',
  ru: 'r.order_ru collate "C"',
  en: 'r.order_en collate "C"',
};
const COST: Record<PriceCurrency, string> = { UAH: 'r.cost_uah', EUR: 'r.cost_eur' };

/** What somebody sees of the catalogue: what is published, and his own in any state, but nothing that was taken away. */
const visible = (place: string): string =>
  `r.removed_at is null and (r.state = 'published' or r.owner_id = ${place})`;

/** Values of a statement, each with its place. */
class Values {
  readonly all: unknown[] = [];

  place(value: unknown): string {
    return `$${String(this.all.push(value))}`;
  }
}

/**
 * One page of the list. The page's rows are found by the recipe's row alone; what else a card shows is
 * joined to them. Rows that are alike are in the order of their numbers, so that pages hold each row once.
 */
export function pageStatement(asking: Asking, question: CatalogQuestion, search: Search | null): Statement {
  const values = new Values();
  const where = conditionOf(asking, question, search, values);
  const joined = ownFigures(asking, question, values);
  const order = orderOf(asking, question, search, values, joined !== '');
  const limit = question.pageSize;
  const offset = (question.page - 1) * question.pageSize;
  const language = values.place(question.language);
  const reader = values.place(asking.userId);
  return {
    sql: `
      select p.*, coalesce(t.description, '') description, c.tint, f.recipe_id is not null favorite,
             case when p."ownerId" = ${reader} then p.state end state,
             case when p."ownerId" = ${reader} then v.state end change
        from (select r.*, row_number() over () place from (
              select r.id, r.number, ${NAME[question.language]} name, r.category_id "categoryId",
                     r.meal_types "mealTypes", r.servings, r.serving_weight "weightServing", r.minutes,
                      r.kcal, r.protein, r.fat, r.carbs, r.fiber, r.icons, r.picture_id "pictureId",
                      r.state, r.owner_id "ownerId"
                 from rec_recipe r${joined}
               where ${where}
               order by ${order}
               limit ${String(limit)} offset ${String(offset)}) r) p
        left join rec_category c on c.id = p."categoryId"
        left join rec_version v on v.recipe_id = p.id
        left join rec_favorite f on f.recipe_id = p.id and f.user_id = ${reader}
        left join lateral (
          select x.description from rec_recipe_text x where x.recipe_id = p.id
           order by (x.language = ${language}) desc, (x.language = 'uk') desc, x.language limit 1) t on true
       order by p.place`,
    values: values.all,
  };
}

/** How many recipes all pages hold. */
export function countStatement(asking: Asking, question: CatalogQuestion, search: Search | null): Statement {
  const values = new Values();
  const where = conditionOf(asking, question, search, values);
  return { sql: `select count(*) count from rec_recipe r where ${where}`, values: values.all };
}

/** So many rows are looked for at most where one would do: for a single one the planner passes its indexes by. */
const SOME_NAMED = 50;

/** Whether any name that the reader sees holds the words. */
export function namedStatement({ userId }: Pick<Asking, 'userId'>, searched: Searched): Statement {
  const values = new Values();
  const sees = visible(values.place(userId));
  const named = namedSo(searched, values);
  return {
    sql: `
      select count(*) > 0 named from (
        select 1 from rec_recipe r where ${sees} and (${named}) limit ${String(SOME_NAMED)}) found`,
    values: values.all,
  };
}

/** A slip changes most of a short word's trigrams: such words are compared by their first letter and length. */
const SHORT = 6;
const WORDS_LIKE = 1000;

/** Words of recipes' names that may be what was meant by those typed; `meantBy` chooses among them. */
export function wordsLikeStatement({ folded }: Pick<Searched, 'folded'>): Statement {
  return {
    sql: `
      select w.word from unnest($1::text[]) typed(word) join rec_name_word w on w.word % typed.word
      union
      select w.word from unnest($1::text[]) typed(word)
        join rec_name_word w on left(w.word, 1) = left(typed.word, 1)
         and length(w.word) between length(typed.word) - 1 and length(typed.word) + 1
       where length(typed.word) <= ${String(SHORT)}
       limit ${String(WORDS_LIKE)}`,
    values: [folded.split(' ')],
  };
}

/** How many recipes somebody sees in each category and subcategory. */
export function categoryCounts(userId: string): Statement {
  return {
    sql: `select r.category_id "categoryId", r.subcategory_id "subcategoryId", count(*) count
            from rec_recipe r where ${visible('$1')} group by 1, 2`,
    values: [userId],
  };
}

/** Fewest and most kcal of a serving that somebody sees, read off both ends of the index. */
export function kcalBounds(userId: string): Statement {
  const end = (direction: string): string =>
    `(select r.kcal from rec_recipe r where ${visible('$1')} order by r.kcal ${direction}, r.number ${direction} limit 1)`;
  return { sql: `select floor(${end('asc')}) min, ceil(${end('desc')}) max`, values: [userId] };
}

function conditionOf(
  { userId, household, own = [] }: Asking,
  question: CatalogQuestion,
  search: Search | null,
  values: Values,
): string {
  const { minutes, favourites, mine, liked, name } = question;
  const reader = values.place(userId);
  const conditions = [visible(reader), ...composedSo(own, question, values)];
  if (minutes !== undefined) conditions.push(`r.minutes <= ${values.place(minutes)}`);
  if (mine) conditions.push(`r.owner_id = ${reader}`);
  if (favourites)
    conditions.push(`r.id in (select f.recipe_id from rec_favorite f where f.user_id = ${reader})`);
  if (liked) {
    const members = values.place(household);
    conditions.push(
      `r.id in (select l.recipe_id from rec_like l where l.user_id = any(${members}::uuid[]) and l.liked)`,
    );
  }
  if (search) conditions.push(`(${foundBy(search, values, own)})`);
  else if (name) conditions.push('false');
  return conditions.join(' and ');
}

/** What depends on what is in the pot: of the reader's own composition where he has one. */
function composedSo(own: readonly OwnFigures[], question: CatalogQuestion, values: Values): string[] {
  const { minKcal, maxKcal } = question;
  const tags = tagsWanted(question);
  const conditions = [
    ...(tags === '' ? [] : [`r.tags @@ ${values.place(tags)}::tsquery`]),
    ...(minKcal === undefined ? [] : [`r.kcal >= ${values.place(minKcal)}`]),
    ...(maxKcal === undefined ? [] : [`r.kcal <= ${values.place(maxKcal)}`]),
  ];
  if (conditions.length === 0 || own.length === 0) return conditions;
  const others = `r.id <> all(${values.place(own.map(({ recipeId }) => recipeId))}::uuid[])`;
  const found = values.place(own.filter((one) => suits(one, question)).map(({ recipeId }) => recipeId));
  return [`(${conditions.join(' and ')} and ${others} or r.id = any(${found}::uuid[]))`];
}

/** Their own figures beside the rows, where the list is sorted by what they change. */
function ownFigures({ own = [] }: Asking, { sort }: CatalogQuestion, values: Values): string {
  if (own.length === 0 || (sort !== 'kcal' && sort !== 'cheapest')) return '';
  const ids = values.place(own.map(({ recipeId }) => recipeId));
  const kcal = values.place(own.map((one) => one.kcal));
  const cost = values.place(own.map((one) => one.cost));
  return ` left join unnest(${ids}::uuid[], ${kcal}::numeric[], ${cost}::int[]) o(id, kcal, cost) on o.id = r.id`;
}

/** The tags of the filters as one question to their index; '' when none is asked for. */
function tagsWanted(question: CatalogQuestion): string {
  const { all, some, none } = wantedTags(question);
  return [
    ...all.map(lexeme),
    ...(some.length > 0 ? [`(${some.map(lexeme).join(' | ')})`] : []),
    ...none.map((tag) => `!${lexeme(tag)}`),
  ].join(' & ');
}

const likeSafe = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A letter or two begin a word: inside of words they say nothing, and no index finds them there. */
const FEW_LETTERS = /^\p{L}{1,2}$/u;

/** A name that holds what was typed. */
const heldPattern = (folded: string): string =>
  `${FEW_LETTERS.test(folded) ? '% ' : '%'}${likeSafe(folded)}%`;

/** Names that hold what was typed, or all of its words in any form and order. */
function namedSo({ folded, stems }: Searched, values: Values): string {
  const held = `r.folded_names like ${values.place(heldPattern(folded))}`;
  if (stems.length === 0) return held;
  return `${held} or r.words @@ ${values.place(stems.map(lexeme).join(' & '))}::tsquery`;
}

/** Names with a word that was meant by each of those typed. */
function alikeSo(alike: readonly (readonly string[])[], values: Values): string {
  if (alike.length === 0) return 'false';
  const wanted = alike.map((stems) => `(${stems.map(lexeme).join(' | ')})`).join(' & ');
  return `r.words @@ ${values.place(wanted)}::tsquery`;
}

/** In any language: somebody who reads English also types the Ukrainian name. */
function foundBy(search: Search, values: Values, own: readonly OwnFigures[]): string {
  const byNumber = search.number === null ? [] : [`r.number = ${values.place(search.number)}`];
  if (search.numberOnly) return byNumber.join('');
  const byName = search.alike ? alikeSo(search.alike, values) : namedSo(search, values);
  const byFood = search.foods.length === 0 ? [] : [withFood(search, values, own)];
  return [...byNumber, byName, ...byFood].join(' or ');
}

/** Dishes with one of the foods in them: in the reader's own composition where he has one. */
function withFood(search: Search, values: Values, own: readonly OwnFigures[]): string {
  const held = `r.tags @@ ${values.place(foodsWanted(search))}::tsquery`;
  if (own.length === 0) return held;
  const wanted = search.foods.map(TAG.ingredient);
  const composed = values.place(own.map(({ recipeId }) => recipeId));
  const found = own.filter(({ tags }) => wanted.some((tag) => tags.has(tag)));
  const ids = values.place(found.map(({ recipeId }) => recipeId));
  return `${held} and r.id <> all(${composed}::uuid[]) or r.id = any(${ids}::uuid[])`;
}

const foodsWanted = ({ foods }: Search): string => foods.map((id) => lexeme(TAG.ingredient(id))).join(' | ');

/**
 * The number first, then names that are it, begin with it, have its words, hold it, are like it; last, dishes
 * that only have it in them.
 */
function matchOf(search: Search, values: Values): string[] {
  if (search.numberOnly) return [];
  const like = likeSafe(search.folded);
  const ranks = [
    ...(search.number === null ? [] : [`when r.number = ${values.place(search.number)} then 0`]),
    ...(search.alike
      ? [`when ${alikeSo(search.alike, values)} then 5`]
      : [
          `when r.folded_names like ${values.place(`%| ${like} |%`)} then 1`,
          `when r.folded_names like ${values.place(`%| ${like}%`)} then 2`,
          ...(search.stems.length === 0
            ? []
            : [`when r.words @@ ${values.place(search.stems.map(lexeme).join(' & '))}::tsquery then 3`]),
          `when r.folded_names like ${values.place(heldPattern(search.folded))} then 4`,
        ]),
  ];
  return [`case ${ranks.join(' ')} else 6 end`];
}

function orderOf(
  { currency }: Asking,
  { sort, language }: CatalogQuestion,
  search: Search | null,
  values: Values,
  /** Whether own figures stand beside the rows. */
  own: boolean,
): string {
  const byName = [ORDER[language], 'r.number'];
  if (sort === undefined && search) return [...matchOf(search, values), ...byName].join(', ');
  switch (sort) {
    case 'time':
      return 'r.minutes, r.number';
    case 'kcal':
      return own ? 'coalesce(o.kcal, r.kcal), r.number' : 'r.kcal, r.number';
    case 'newest':
      return 'r.created_at desc, r.number desc';
    case 'cheapest':
      // What has no price comes last.
      return own
        ? `case when o.id is null then ${COST[currency]} else o.cost end, r.number`
        : `${COST[currency]}, r.number`;
    default:
      return byName.join(', ');
  }
}
