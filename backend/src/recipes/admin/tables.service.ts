import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FieldFault, Inputs, Outputs } from '@sytno/contract';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { NEW_CURATED } from '../curated';
import { RecipeRows } from '../recipe/recipe-rows';
import type { Change } from './change.entity';
import { Changes, type Deed } from './changes.service';
import {
  entriesOf,
  entryOf,
  freeKeyIn,
  lastPosition,
  movedWith,
  restoreEntry,
  TABLES,
  usedBy,
  type OpenTable,
  type StoredEntry,
} from './tables';
import { sameRevision } from './food-rows';

type Calls = Inputs['recipes']['admin'];
type Answers = Outputs['recipes']['admin'];
type Form = Pick<Calls['addEntry'], 'names' | 'icon' | 'tint' | 'parentId' | 'hidden'>;

/** Categories, subcategories and aisles as administrators change them. */
@Injectable()
export class TablesService implements OnModuleInit {
  constructor(
    private readonly rows: RecipeRows,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.undoes({
      'entry.add': (change, manager) => this.takeBackAdd(change, manager),
      'entry.save': (change, manager) => this.takeBackSave(change, manager),
      'entry.remove': (change, manager) =>
        restoreEntry(tableOf(change), change.before as StoredEntry, manager),
      'entry.merge': (change, manager) => this.takeBackMerge(change, manager),
    });
  }

  /** @throws Refusal INPUT_INVALID */
  add(actor: Actor, { table, ...form }: Calls['addEntry']): Promise<Answers['addEntry']> {
    return this.changes.act(actor, async (manager) => {
      await checkForm(table, form, undefined, manager);
      const id = await freeKeyIn(table, form.names.en, manager);
      const position = (await lastPosition(table, form.parentId, manager)) + 1;
      await manager.insert(TABLES[table].entity, { ...NEW_CURATED, id, position, ...columnsOf(table, form) });
      const deed = deedOf('entry.add', table, { id, names: form.names }, {}, { revision: 1 });
      return { deed, answer: { id } };
    });
  }

  /** @throws Refusal NOT_FOUND, INPUT_INVALID, CONFLICT with the row as it stands */
  save(actor: Actor, input: Calls['saveEntry']): Promise<Answers['saveEntry']> {
    const { table, id, revision: seen, ...form } = input;
    return this.changes.act(actor, async (manager) => {
      const stored = await entryOf(table, id, manager);
      sameRevision(stored, seen, () => stored);
      await checkForm(table, form, id, manager);
      const revision = stored.revision + 1;
      await manager.update(TABLES[table].entity, { id }, { ...columnsOf(table, form), revision });
      // A subcategory takes its recipes along.
      if (stored.categoryId !== undefined && stored.categoryId !== form.parentId) {
        await manager.query('update rec_recipe set category_id = $1 where subcategory_id = $2', [
          form.parentId,
          id,
        ]);
        await this.rows.factsChanged([{ subcategoryId: id }], manager);
      }
      await this.shownElsewhere(manager);
      return { deed: deedOf('entry.save', table, stored, stored, { revision }), answer: {} };
    });
  }

  /**
   * All that is in the one is in the other afterwards: recipes, subcategories of a category, foods of an aisle.
   * The old key leads to the new one.
   *
   * @throws Refusal NOT_FOUND, INPUT_INVALID when both are the same, CONFLICT with the row as it stands
   */
  merge(
    actor: Actor,
    { table, id, into, revision: seen }: Calls['mergeEntry'],
  ): Promise<Answers['mergeEntry']> {
    return this.changes.act(actor, async (manager) => {
      if (id === into) throw Refusal.fields('INPUT_INVALID', { path: 'into', code: 'choice' });
      const [stored, target] = [await entryOf(table, id, manager), await entryOf(table, into, manager)];
      sameRevision(stored, seen, () => stored);
      await manager.update(TABLES[table].entity, { id }, { mergedInto: into, revision: stored.revision + 1 });
      const moved = await movedWith(table, stored, target, manager);
      await this.remake(table, into, manager);
      const rows = Object.values(moved).reduce((sum, keys) => sum + keys.length, 0);
      const after = { moved, into, intoRevision: target.revision, revision: stored.revision + 1 };
      return {
        deed: { ...deedOf('entry.merge', table, stored, stored, after), details: { into, rows } },
        answer: { moved: rows },
      };
    });
  }

  /** @throws Refusal NOT_FOUND, CONFLICT, IN_USE */
  remove(
    actor: Actor,
    { table, id, revision: seen }: { table: OpenTable; id: string; revision: number },
  ): Promise<Answers['removeEntry']> {
    return this.changes.act(actor, async (manager) => {
      const stored = await entryOf(table, id, manager);
      sameRevision(stored, seen, () => stored);
      const used = (await usedBy(table, manager)).get(id) ?? 0;
      const holds =
        table === 'categories' &&
        (await entriesOf('subcategories', manager)).some(({ parentId }) => parentId === id);
      if (used > 0 || holds) throw new Refusal('IN_USE');
      await manager.update(TABLES[table].entity, { id }, { removedAt: now(), revision: stored.revision + 1 });
      return { deed: deedOf('entry.remove', table, stored, stored, {}), answer: {} };
    });
  }

  private async takeBackAdd(change: Change, manager: EntityManager): Promise<void> {
    const table = tableOf(change);
    const stored = await entryOf(table, change.thingId, manager);
    const used = (await usedBy(table, manager)).get(stored.id) ?? 0;
    if (stored.revision !== (change.after as { revision: number }).revision || used > 0) {
      throw new Refusal('CONFLICT');
    }
    const gone = { removedAt: now(), revision: stored.revision + 1 };
    await manager.update(TABLES[table].entity, { id: stored.id }, gone);
  }

  private async takeBackSave(change: Change, manager: EntityManager): Promise<void> {
    const table = tableOf(change);
    const before = change.before as StoredEntry;
    const stored = await entryOf(table, change.thingId, manager);
    if (stored.revision !== (change.after as { revision: number }).revision) throw new Refusal('CONFLICT');
    await restoreEntry(table, before, manager);
    if (before.categoryId !== undefined && before.categoryId !== stored.categoryId) {
      await manager.query('update rec_recipe set category_id = $1 where subcategory_id = $2', [
        before.categoryId,
        before.id,
      ]);
      await this.rows.factsChanged([{ subcategoryId: before.id }], manager);
    }
    await this.shownElsewhere(manager);
  }

  private async takeBackMerge(change: Change, manager: EntityManager): Promise<void> {
    const table = tableOf(change);
    const { moved, into } = change.after as { moved: Record<string, string[]>; into: string };
    const before = change.before as StoredEntry;
    await entryOf(table, into, manager);
    await restoreEntry(table, before, manager);
    for (const place of TABLES[table].places) {
      await place.moveBack(before.id, into, moved[place.name] ?? [], manager);
    }
    if (before.categoryId !== undefined) {
      await manager.query('update rec_recipe set category_id = $1 where subcategory_id = $2', [
        before.categoryId,
        before.id,
      ]);
    }
    await this.remake(table, before.id, manager);
    await this.remake(table, into, manager);
  }

  private async remake(table: OpenTable, id: string, manager: EntityManager): Promise<void> {
    if (table === 'categories') await this.rows.factsChanged([{ categoryId: id }], manager);
    else if (table === 'subcategories') await this.rows.factsChanged([{ subcategoryId: id }], manager);
    else await this.shownElsewhere(manager);
  }

  /** Names and order are read with every answer: whoever has one asks again. */
  private shownElsewhere(manager: EntityManager): Promise<void> {
    return this.rows.touched(manager);
  }
}

function tableOf({ thingKind }: Change): OpenTable {
  if (thingKind === 'categories' || thingKind === 'subcategories' || thingKind === 'aisles') return thingKind;
  throw new Refusal('NOT_FOUND');
}

function deedOf(
  kind: Deed['kind'],
  table: OpenTable,
  { id, names }: Pick<StoredEntry, 'id' | 'names'>,
  before: object,
  after: object,
): Deed {
  return { kind, thing: { kind: table, id, name: names }, before, after };
}

function columnsOf(table: OpenTable, { names, icon, tint, parentId, hidden }: Form): object {
  return {
    names,
    icon,
    hidden,
    ...(table === 'categories' ? { tint } : {}),
    ...(table === 'subcategories' ? { categoryId: parentId } : {}),
  };
}

/** A category has a colour, a subcategory its category; a name stands once among those beside it. */
async function checkForm(
  table: OpenTable,
  form: Form,
  id: string | undefined,
  manager: EntityManager,
): Promise<void> {
  const faults: FieldFault[] = [];
  if ((form.tint !== null) !== (table === 'categories')) faults.push({ path: 'tint', code: 'choice' });
  const parents = table === 'subcategories' ? await entriesOf('categories', manager) : [];
  const placed =
    table === 'subcategories'
      ? parents.some((parent) => parent.id === form.parentId)
      : form.parentId === null;
  if (!placed) faults.push({ path: 'parentId', code: 'choice' });
  const beside = (await entriesOf(table, manager)).filter(
    (entry) => entry.id !== id && entry.parentId === form.parentId,
  );
  for (const language of ['uk', 'ru', 'en'] as const) {
    const same = (name: string) => name.toLowerCase() === form.names[language].toLowerCase();
    if (beside.some(({ names }) => same(names[language]))) {
      faults.push({ path: `names.${language}`, code: 'name.taken' });
    }
  }
  if (faults.length > 0) throw Refusal.fields('INPUT_INVALID', ...faults);
}
