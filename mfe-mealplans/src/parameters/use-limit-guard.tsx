import { overLimits, reaches, type Day, type DayFigures, type Language } from '@sytno/domain';
import { profileAtom, useApi } from '@sytno/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import type { NewExtra } from '../kitchen/use-extras';
import { today } from '../menu/menu.atoms';
import type { Deeds } from '../menu/use-deeds';
import type { OverLimit } from './over-limit';
import { OverLimitPart } from './OverLimitPart';
import { limitsQuery } from './parameters.queries';

type Coming = { name: string; date: Day } & ({ more: DayFigures } | { ingredientId: string; grams?: number });

/**
 * Asks before something takes a day over a limit that binds the reader (product decision 2.5). Whoever has none is
 * asked nothing, nor is a server that does not answer waited for.
 */
function useLimitQuestion(lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const [asked, setAsked] = useState<OverLimit>();
  const { access } = useAtomValue(profileAtom);
  const known = useQuery({ ...limitsQuery(api, today()), enabled: reaches(access, 'premium') });
  const binds = known.data && (known.data.kcal !== null || known.data.cash !== null);

  const check = async ({ name, date, ...what }: Coming, go: () => void) => {
    const food = 'more' in what ? {} : what;
    const found = await client
      .query({ ...limitsQuery(api, date, food), staleTime: 0 })
      .catch(() => undefined);
    const limits = { kcal: found?.kcal?.limit ?? null, cash: found?.cash?.limit ?? null };
    const day = { kcal: found?.kcal?.total ?? 0, cash: found?.cash?.total ?? 0 };
    const more = 'more' in what ? what.more : (found?.more ?? NOTHING);
    const over = overLimits(day, more, limits);
    if (Object.keys(over).length === 0) go();
    else setAsked({ name, days: [{ date, over }], limits, currency: found?.cash?.currency ?? '', go });
  };
  return {
    ask: (what: Coming, go: () => void) => {
      if (binds) void check(what, go);
      else go();
    },
    asking: asked && <OverLimitPart asked={asked} lng={lng} onClose={() => setAsked(undefined)} />,
  };
}

const NOTHING: DayFigures = { kcal: 0, cash: 0 };

/** The same deeds, but a dish that comes to a day and takes it over a limit is asked about first. */
export function useLimitGuard(deeds: Deeds, lng: Language): { deeds: Deeds; asking: ReactNode } {
  const { ask, asking } = useLimitQuestion(lng);
  const guarded =
    (name: 'move' | 'copy' | 'placeLeftover'): Deeds['move'] =>
    (item, to, done) => {
      const go = () => deeds[name](item, to, done);
      const more = { kcal: item.eaten.kcal, cash: item.eatenCost?.minor ?? 0 };
      if (name === 'move' && item.date === to.date) go();
      else ask({ name: item.recipeName, date: to.date, more }, go);
    };
  return {
    deeds: {
      ...deeds,
      move: guarded('move'),
      copy: guarded('copy'),
      placeLeftover: guarded('placeLeftover'),
    },
    asking,
  };
}

/** The same for what is no dish: a food is asked about, a note weighs nothing. */
export function useExtraGuard(
  add: (extra: NewExtra, done: () => void) => void,
  lng: Language,
): { add: typeof add; asking: ReactNode } {
  const { ask, asking } = useLimitQuestion(lng);
  return {
    add: (extra, done) => {
      const go = () => add(extra, done);
      if ('text' in extra) {
        go();
        return;
      }
      const { name, date, ingredientId, grams } = extra;
      ask({ name, date, ingredientId, ...(grams !== undefined && { grams }) }, go);
    },
    asking,
  };
}
