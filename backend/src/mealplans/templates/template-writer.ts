import type { Inputs } from '@sytno/contract';
import {
  dayNumber,
  fitsKind,
  foldedName,
  isInTemplate,
  MEAL_TYPES,
  review,
  TEMPLATE_DISHES,
  type ReviewState,
} from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import { DISHES_A_DAY } from '../menu/menu-limits';
import { insertAll } from '../menu/put-dishes';
import type { ItemOfTemplate } from './seen-template';
import { headOf, itemOf } from './seen-templates.service';
import { Template, TemplateItem, type TemplateHead } from './template.entity';

type Content = Pick<Inputs['mealplans']['templates']['save'], 'name' | 'about' | 'kind' | 'weeks'>;

/**
 * That a template is made as its kind says.
 *
 * @throws Refusal INPUT_INVALID at weeks or at the place of an item; DAY_FULL
 */
export function wantLength(content: Content, items: readonly ItemOfTemplate[]): void {
  if (!fitsKind(content)) throw Refusal.fields('INPUT_INVALID', { path: 'weeks', code: 'choice' });
  const outside = items.flatMap((item, at) =>
    isInTemplate(content, item)
      ? []
      : [{ path: `items.${String(at)}.weekday`, code: 'number.range' as const }],
  );
  if (outside.length > 0) throw Refusal.fields('INPUT_INVALID', ...outside);
  const perDay = new Map<number, number>();
  for (const item of items) {
    const count = (perDay.get(dayNumber(item)) ?? 0) + 1;
    if (count > DISHES_A_DAY) throw new Refusal('DAY_FULL');
    perDay.set(dayNumber(item), count);
  }
}

/** The columns that a head is. */
export const headColumns = ({ name, about, kind, weeks }: TemplateHead) => ({
  name,
  about,
  kind,
  weeks,
  folded: foldedName(name),
});

/** Puts these dishes instead of those that stand on one side of a template, day by day and meal by meal. */
export async function replaceItems(
  manager: EntityManager,
  templateId: string,
  shown: boolean,
  items: readonly ItemOfTemplate[],
): Promise<void> {
  await manager.delete(TemplateItem, { templateId, shown });
  const rows = inOrder(items)
    .slice(0, TEMPLATE_DISHES)
    .map((item, position) => ({ ...itemOf(item), id: randomUUID(), templateId, shown, position }));
  await insertAll(manager, TemplateItem, rows);
}

/** What readers see from now on; null: nothing. */
export async function show(
  manager: EntityManager,
  row: Template,
  items: readonly ItemOfTemplate[] | null,
): Promise<void> {
  const { id, folded } = row;
  await replaceItems(manager, id, true, items ?? []);
  await manager.update(
    Template,
    { id },
    items ? { shown: headOf(row), shownFolded: folded } : { shown: null, shownFolded: null },
  );
}

export async function itemsOn(
  manager: EntityManager,
  templateId: string,
  shown: boolean,
): Promise<ItemOfTemplate[]> {
  const rows = await manager.find(TemplateItem, {
    where: { templateId, shown },
    order: { position: 'ASC', id: 'ASC' },
  });
  return rows.map(itemOf);
}

/**
 * Where a template stands after its author changed it. The change of a published one is handed in by itself, as
 * that of a recipe is (ADR 19): it waits unless it may not be published, and what is back to what readers see is
 * no change. One that waits goes on waiting.
 */
export function stateAfterChange(
  state: ReviewState,
  { shown, same, publishable }: { shown: boolean; same: boolean; publishable: boolean },
): ReviewState {
  if (shown && same) return 'published';
  const waits = shown ? review('published', 'change', 'owner') : state === 'pending' ? state : undefined;
  if (waits === undefined) return state;
  return publishable ? waits : 'private';
}

/** Whether two contents say the same. */
export function saysTheSame(
  one: TemplateHead & { items: readonly ItemOfTemplate[] },
  other: TemplateHead & { items: readonly ItemOfTemplate[] },
): boolean {
  const words = ({ name, about, kind, weeks, items }: typeof one) => {
    const rows = inOrder(items).map(({ week, weekday, mealType, recipeId, servings, grams }) =>
      [week, weekday, mealType, recipeId, servings, grams].join(' '),
    );
    return JSON.stringify([name, about, kind, weeks, rows]);
  };
  return words(one) === words(other);
}

function inOrder(items: readonly ItemOfTemplate[]): ItemOfTemplate[] {
  const meal = ({ mealType }: ItemOfTemplate) => MEAL_TYPES.indexOf(mealType);
  return [...items].sort((a, b) => dayNumber(a) - dayNumber(b) || meal(a) - meal(b));
}
