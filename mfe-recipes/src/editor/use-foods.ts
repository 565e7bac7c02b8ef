import type { Language } from '@sytno/domain';
import { useApi } from '@sytno/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { lineItems, type EditorFood, type Form } from './form';

/** Foods of the form's lines and of what they may mean, by id; those that are not known yet are asked for. */
export function useFoods(
  form: Form,
  lng: Language,
  first: readonly EditorFood[],
): { foods: ReadonlyMap<string, EditorFood>; know: (foods: readonly EditorFood[]) => void } {
  const api = useApi();
  const [known, setKnown] = useState(() => ({ lng, foods: byId(first) }));
  const know = useCallback(
    (more: readonly EditorFood[]) => {
      setKnown((before) => ({
        lng,
        foods: new Map([...before.foods, ...byId(more)]),
      }));
    },
    [lng],
  );
  const ids = useMemo(() => {
    const all = lineItems(form).flatMap(({ line, candidates }) => [line.ingredientId ?? '', ...candidates]);
    return [...new Set(all)].filter((id) => id !== '' && (known.lng !== lng || !known.foods.has(id)));
  }, [form, known, lng]);
  const wanted = ids.slice(0, MOST).join(',');

  useEffect(() => {
    if (wanted === '') return undefined;
    const calling = new AbortController();
    api.recipes.editor.foods({ ids: wanted, language: lng }, { signal: calling.signal }).then(
      ({ items }) => {
        know(items);
      },
      // Names and figures are missing until the next line asks again; nothing that was written is.
      () => undefined,
    );
    return () => {
      calling.abort();
    };
  }, [api, know, lng, wanted]);
  return { foods: known.foods, know };
}

const MOST = 200;

const byId = (foods: readonly EditorFood[]): Map<string, EditorFood> =>
  new Map(foods.map((food) => [food.id, food]));
