import { cookingKey } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { useNotify, type Undo } from '@sytno/kit/ui';
import type { GroceryList, ListLine } from '../lists/lists.queries';
import type { Operation } from './lines.queries';
import { newId } from './new-id';
import { operationOn, useOperations, type Setting } from './use-operations';
import { LINES_TEXTS } from './words';

type Done = () => void;

/** What a line's window does. Each deed can be taken back; a failure is told and keeps the window open. */
export function useLineDeeds(list: GroceryList, line: ListLine, undo: Undo) {
  const { t } = useTexts(LINES_TEXTS);
  const notify = useNotify();
  const { busy, send } = useOperations();
  const { name } = line;

  /** Does it, says it, and takes it back by the opposite. */
  const perform = async (operations: Operation[], words: string, back: () => Operation[], done: Done) => {
    try {
      const { results } = await send(operations);
      done();
      if (results.some(({ outcome }) => outcome !== 'done')) notify(t('line.overtaken', { name }), 'bad');
      else undo.did(words, () => send(back()));
    } catch {
      // Told already.
    }
  };
  const perDish = [...new Set(line.sources.map(dishOf))];
  const alike = list.items.filter(
    (one) => one.id !== line.id && !one.own && !line.own && foodOf(one) === foodOf(line),
  );
  return {
    busy,
    set: (settings: readonly Setting[], done: Done) =>
      perform(
        settings.map((setting) => operationOn(line, setting)),
        t('line.changed', { name }),
        () => backOf(line, settings),
        done,
      ),
    remove: (done: Done) =>
      perform(
        [operationOn(line, { field: 'removed', value: true })],
        t('line.removed', { name }),
        () => [operationOn(line, { field: 'removed', value: false }, seenAfter(line, 'removed'))],
        done,
      ),
    split:
      perDish.length > 1
        ? (done: Done) => {
            const parts = perDish.slice(1).map((dish) => ({ lineId: newId(), dish }));
            return perform(
              [operationOn(line, { field: 'split', value: parts })],
              t('line.isSplit', { name }),
              () => [operationOn(line, { field: 'join', value: parts.map(({ lineId }) => lineId) })],
              done,
            );
          }
        : undefined,
    join:
      alike.length > 0
        ? (done: Done) =>
            perform(
              [operationOn(line, { field: 'join', value: alike.map(({ id }) => id) })],
              t('line.isJoined', { name }),
              () => [
                operationOn(line, {
                  field: 'split',
                  value: alike.flatMap(({ sources }) =>
                    sources.map((source) => ({ lineId: newId(), dish: dishOf(source) })),
                  ),
                }),
              ],
              done,
            )
        : undefined,
  };
}

/** The food of a line, whatever is bought in its place. */
const foodOf = ({ ingredientId, insteadOf, name }: ListLine): string => ingredientId ?? insteadOf ?? name;

const dishOf = ({ menuItemId, recipeId }: ListLine['sources'][number]): string =>
  cookingKey({ menuItemId, recipeId: recipeId ?? '' });

const seenAfter = ({ versions }: ListLine, field: Operation['field']): number => (versions?.[field] ?? 0) + 1;

/** Sets the same fields to what they were. */
function backOf(line: ListLine, settings: readonly Setting[]): Operation[] {
  const old = valuesOf(line);
  return settings.flatMap(({ field }) => {
    const setting = old.find((one) => one.field === field);
    return setting ? [operationOn(line, setting, seenAfter(line, field))] : [];
  });
}

/** What each field of a line's window is set to. */
function valuesOf(line: ListLine): readonly Setting[] {
  const [amount] = line.needed ? line.amounts : [];
  const food = { ingredientId: line.insteadId ?? null, text: line.name };
  return [
    { field: 'amount', value: amount ? { quantity: amount.high, unit: amount.unit } : null },
    { field: 'note', value: line.note ?? '' },
    { field: 'substitute', value: line.insteadOf === undefined ? null : food },
    { field: 'aisle', value: line.moved ? line.aisleId : null },
    { field: 'price', value: line.priceOf === 'paid' ? (line.price?.minor ?? null) : null },
  ];
}
