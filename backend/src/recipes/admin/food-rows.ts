import type { FieldFault, FoodForm } from '@sytno/contract';
import { foldedName, LANGUAGES, type Language, type Texts } from '@sytno/domain';
import { Not, type EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import { Aisle } from '../aisle.entity';
import { currentIds } from '../current-ids';
import { NEW_CURATED, STANDING } from '../curated';
import { Ingredient, IngredientName } from '../ingredient.entity';
import { FoodFacts } from '../ingredients/facts.service';
import { columnsOf, formOf, nameRowsOf } from '../ingredients/food-form';
import { freeKey } from './free-key';

/** An ingredient as it is stored, with its names: what an undo puts back. */
export interface StoredFood {
  readonly row: Ingredient;
  readonly names: readonly IngredientName[];
}

/** The row and its names. @throws Refusal NOT_FOUND when it was merged, taken away or never there */
export async function storedFood(id: string, manager: EntityManager): Promise<StoredFood> {
  const row = await manager.findOneBy(Ingredient, { id, ...STANDING });
  if (!row) throw new Refusal('NOT_FOUND');
  return { row, names: await manager.findBy(IngredientName, { ingredientId: id }) };
}

/** The form of a stored food. */
export async function foodForm(id: string, foods: FoodFacts, manager: EntityManager): Promise<FoodForm> {
  const facts = (await foods.ingredientFactsOf([id], manager)).get(id);
  if (!facts) throw new Refusal('NOT_FOUND');
  return formOf(facts);
}

/** Stores a new ingredient under a key made of its English name. @returns the key */
export async function insertFood(form: FoodForm, manager: EntityManager): Promise<string> {
  const id = await freeKey(Ingredient, form.names.en, manager);
  await manager.insert(Ingredient, { id, ...columnsOf(form), ...NEW_CURATED });
  await manager.insert(IngredientName, nameRowsOf(id, form));
  return id;
}

/** Stores what a form says of an ingredient that is there, with the next revision. */
export async function updateFood(
  { row }: StoredFood,
  form: FoodForm,
  manager: EntityManager,
): Promise<{ revision: number }> {
  const revision = row.revision + 1;
  await manager.update(Ingredient, { id: row.id }, { ...columnsOf(form, row), revision });
  await putNames(row.id, nameRowsOf(row.id, form), manager);
  return { revision };
}

/**
 * Puts a food back as it was, with the next revision.
 *
 * @throws Refusal CONFLICT when another one has got one of its names since
 */
export async function restoreFood({ row, names }: StoredFood, manager: EntityManager): Promise<void> {
  if ((await sameNames(wordsOf(names), row.id, manager)).length > 0) throw new Refusal('CONFLICT');
  const now = await manager.findOneByOrFail(Ingredient, { id: row.id });
  const before = Object.assign({}, row, { revision: now.revision + 1 });
  await manager.update(Ingredient, { id: row.id }, before);
  await putNames(row.id, names, manager);
}

/** Takes it out of sight: without names nothing finds it. */
export async function hideFood(
  id: string,
  how: Partial<Pick<Ingredient, 'removedAt' | 'mergedInto'>>,
  manager: EntityManager,
): Promise<void> {
  const { revision } = await manager.findOneByOrFail(Ingredient, { id });
  await manager.update(Ingredient, { id }, { ...how, revision: revision + 1 });
  await manager.delete(IngredientName, { ingredientId: id });
}

async function putNames(id: string, names: readonly IngredientName[], manager: EntityManager): Promise<void> {
  await manager.delete(IngredientName, { ingredientId: id });
  await manager.insert(IngredientName, [...names]);
}

function wordsOf(rows: readonly IngredientName[]): Pick<FoodForm, 'names' | 'aliases'> {
  const inAll = <T>(pick: (row: IngredientName | undefined) => T): Record<Language, T> => ({
    uk: pick(rows.find(({ language }) => language === 'uk')),
    ru: pick(rows.find(({ language }) => language === 'ru')),
    en: pick(rows.find(({ language }) => language === 'en')),
  });
  return { names: inAll((row) => row?.name ?? ''), aliases: inAll((row) => row?.aliases ?? []) };
}

/** The names of stored rows, for a history. */
export const namesOfRows = (names: readonly IngredientName[]): Partial<Texts> =>
  Object.fromEntries(names.map(({ language, name }) => [language, name]));

/** Another food that is called by one of the names, in the same language. */
export interface SameName {
  readonly id: string;
  readonly name: string;
  /** Which field of the form says it: `names.uk`, `aliases.en`. */
  readonly path: string;
}

/** Foods that are called by one of a form's names already. @param id of the food itself, which does not count */
export async function sameNames(
  { names, aliases }: Pick<FoodForm, 'names' | 'aliases'>,
  id: string | undefined,
  manager: EntityManager,
): Promise<readonly SameName[]> {
  const rows = await manager.find(
    IngredientName,
    id === undefined ? {} : { where: { ingredientId: Not(id) } },
  );
  const taken = new Map(
    rows.flatMap(({ ingredientId, language, name, aliases: others }) =>
      [name, ...others].map((form) => [`${language} ${foldedName(form)}`, { id: ingredientId, name: form }]),
    ),
  );
  return LANGUAGES.flatMap((language) =>
    [
      { form: names[language], path: `names.${language}` },
      ...aliases[language].map((form) => ({ form, path: `aliases.${language}` })),
    ].flatMap(({ form, path }) => {
      const found = taken.get(`${language} ${foldedName(form)}`);
      return found ? [{ ...found, path }] : [];
    }),
  );
}

/**
 * Holds a form against the catalogue: names that are free, an aisle and a bought food that are there.
 *
 * @param under where the form stands in the input, 'facts'
 * @returns the form with ids that stand
 * @throws Refusal INPUT_INVALID with a fault at each field
 */
export async function checkedForm(
  form: FoodForm,
  id: string | undefined,
  manager: EntityManager,
): Promise<FoodForm> {
  const aisles = await currentIds(manager, 'rec_aisle', [form.aisle]);
  const aisle = aisles.get(form.aisle) ?? form.aisle;
  const faults: FieldFault[] = (await sameNames(form, id, manager)).map(({ path }) => ({
    path: `facts.${path}`,
    code: 'name.taken',
  }));
  if (!(await manager.existsBy(Aisle, { id: aisle, ...STANDING }))) {
    faults.push({ path: 'facts.aisle', code: 'choice' });
  }
  const bought = form.boughtAs?.id;
  if (bought !== undefined) {
    const there = bought !== id && (await manager.existsBy(Ingredient, { id: bought, ...STANDING }));
    if (!there) faults.push({ path: 'facts.boughtAs', code: 'choice' });
  }
  if (faults.length > 0) throw Refusal.fields('INPUT_INVALID', ...firstOfEach(faults));
  return { ...form, aisle };
}

const firstOfEach = (faults: readonly FieldFault[]): FieldFault[] => [
  ...new Map(faults.toReversed().map((fault) => [fault.path, fault])).values(),
];

/** @throws Refusal CONFLICT with what stands now, when that is not what the caller saw */
export function sameRevision(
  stored: { readonly revision: number },
  seen: number,
  current: () => object,
): void {
  if (stored.revision !== seen) throw new Refusal('CONFLICT', { current: current() });
}
