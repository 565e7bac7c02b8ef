import type { Language } from '@sytno/domain';
import { formatAmount, KIT_TEXTS, useTexts } from '@sytno/kit';
import { useNotify, type Undo } from '@sytno/kit/ui';
import { useState } from 'react';
import { useListRights } from '../together/list-rights';
import type { Operation } from './lines.queries';
import { newId } from './new-id';
import type { Suggestion } from './suggestions';
import { operationOn, useOperations } from './use-operations';
import { LINES_TEXTS } from './words';

/** Adds what is chosen, or makes a line of it larger; both can be taken back. */
export function useAdding(lng: Language, undo: Undo) {
  const { t } = useTexts(LINES_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { add: may } = useListRights();
  const notify = useNotify();
  const { busy, send } = useOperations();
  const [needsPremium, setNeedsPremium] = useState<Suggestion>();

  const perform = async (name: string, operation: Operation, words: string, back: () => Operation) => {
    try {
      const { results } = await send([operation]);
      if (results.some(({ outcome }) => outcome !== 'done')) {
        notify(t('line.overtaken', { name }), 'bad');
        return false;
      }
      undo.did(words, () => send([back()]));
      return true;
    } catch {
      // Told already.
      return false;
    }
  };

  /** A line's amount with what is added to it. */
  const raise = async ({ name, there }: Suggestion): Promise<string | undefined> => {
    if (!there?.makes) {
      notify(t('add.isThere', { name }));
      return undefined;
    }
    const { line, makes } = there;
    const shown = formatAmount(kit, lng, makes);
    const [before] = line.needed || line.own ? line.amounts : [];
    const old = before ? { quantity: before.high, unit: before.unit } : null;
    const seen = (line.versions?.['amount'] ?? 0) + 1;
    const done = await perform(
      name,
      operationOn(line, { field: 'amount', value: { quantity: makes.high, unit: makes.unit } }),
      t('add.raised', { name, amount: shown }),
      () => operationOn(line, { field: 'amount', value: old }, seen),
    );
    return done ? `${name}, ${shown}` : undefined;
  };

  const append = async ({ name, foodId, amount }: Suggestion): Promise<string | undefined> => {
    const id = newId();
    const done = await perform(
      name,
      operationOn({ id }, { field: 'added', value: { ingredientId: foodId, text: name, amount } }),
      t('add.added', { name }),
      () => operationOn({ id }, { field: 'removed', value: true }),
    );
    return done ? name : undefined;
  };

  return {
    busy,
    /** What was chosen by somebody who may not add it. */
    needsPremium,
    thinkAgain: () => setNeedsPremium(undefined),
    /** Gives what came onto the list; undefined when nothing did. */
    add: async (suggestion: Suggestion): Promise<string | undefined> => {
      const { there, amount } = suggestion;
      if (there && (there.makes || !amount)) return raise(suggestion);
      if (may === false) {
        setNeedsPremium(suggestion);
        return undefined;
      }
      return append(suggestion);
    },
  };
}
