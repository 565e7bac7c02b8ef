import { Injectable } from '@nestjs/common';
import type { Language } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { Dishes } from '../../recipes';
import type { ItemOfTemplate } from './seen-template';
import { ownRecipes } from './template-review.service';
import { headColumns, replaceItems } from './template-writer';
import { Template, TemplateItem } from './template.entity';

/** Weeks that another section keeps as a part of something: written on the board, on nobody's shelf. */
@Injectable()
export class KeptTemplates {
  constructor(private readonly dishes: Dishes) {}

  /** A new empty week. @returns its id */
  begin(
    manager: EntityManager,
    week: { readonly ownerId: string; readonly name: string; readonly language: Language },
  ): Promise<string> {
    return beginKept(manager, week, []);
  }

  /** Gives them other names. */
  async rename(manager: EntityManager, names: ReadonlyMap<string, string>): Promise<void> {
    for (const [id, name] of names) {
      const { folded, name: kept } = headColumns({ name, about: '', kind: 'week', weeks: 1 });
      await manager.update(Template, { id, kept: true }, { name: kept, folded });
    }
  }

  /** They go for good. */
  async remove(manager: EntityManager, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await manager.delete(Template, { id: In([...ids]), kept: true });
  }

  /** How many dishes stand in each; one with none is left out. */
  async dishesIn(manager: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await manager.query<{ id: string; count: number }[]>(
      `select template_id id, count(*)::int count from mp_template_item
        where template_id = any($1) and not shown group by template_id`,
      [ids],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** Names of the recipes in them that not everybody may read. */
  async privateIn(manager: EntityManager, ids: readonly string[], language: Language): Promise<string[]> {
    if (ids.length === 0) return [];
    const items = await manager.find(TemplateItem, {
      where: { templateId: In([...ids]), shown: false },
      select: { id: true, recipeId: true },
    });
    return ownRecipes(this.dishes, manager, items, language);
  }
}

/** A kept week with dishes. @returns its id */
export async function beginKept(
  manager: EntityManager,
  {
    ownerId,
    name,
    language,
  }: { readonly ownerId: string; readonly name: string; readonly language: Language },
  items: readonly ItemOfTemplate[],
): Promise<string> {
  const [id, at] = [randomUUID(), now()];
  await manager.insert(Template, {
    ...{ id, ownerId, language, kept: true, state: 'private', version: 1, createdAt: at, updatedAt: at },
    ...headColumns({ name: name.slice(0, NAME_LENGTH), about: '', kind: 'week', weeks: 1 }),
    ...{ reason: null, submittedAt: null, shown: null, shownFolded: null, removedAt: null },
  });
  await replaceItems(manager, id, false, items);
  return id;
}

/** The contract's bound. */
const NAME_LENGTH = 80;
