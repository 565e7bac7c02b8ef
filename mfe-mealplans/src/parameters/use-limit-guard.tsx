import { overLimits, reaches, type Language } from '@sytno/domain';
import { profileAtom, useApi } from '@sytno/kit';
import { laterPart } from '@sytno/kit/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { today } from '../menu/menu.atoms';
import type { Deeds } from '../menu/use-deeds';
import type { MenuItem, MenuPlace } from '../menu/week';
import type { OverLimit } from './over-limit';
import { limitsQuery } from './parameters.queries';
import { PLAN_WORDS as words } from './plan-texts';

const OverLimitDialog = laterPart(
  'mealplans.over-limit',
  () => import('./OverLimitDialog').then((file) => file.OverLimitDialog),
  { skeleton: null, words },
);

/**
 * The same deeds, but a dish that comes to a day and takes it over a limit that binds the reader is asked about
 * first (product decision 2.5). Whoever has none is asked nothing, nor is a server that does not answer waited for.
 */
export function useLimitGuard(deeds: Deeds, lng: Language): { deeds: Deeds; asking: ReactNode } {
  const api = useApi();
  const client = useQueryClient();
  const [asked, setAsked] = useState<OverLimit>();
  const { access } = useAtomValue(profileAtom);
  const known = useQuery({ ...limitsQuery(api, today()), enabled: reaches(access, 'premium') });
  const binds = known.data && (known.data.kcal !== null || known.data.cash !== null);

  const check = async (item: MenuItem, { date }: MenuPlace, go: () => void) => {
    const found = await client.query({ ...limitsQuery(api, date), staleTime: 0 }).catch(() => undefined);
    const limits = { kcal: found?.kcal?.limit ?? null, cash: found?.cash?.limit ?? null };
    const day = { kcal: found?.kcal?.total ?? 0, cash: found?.cash?.total ?? 0 };
    const over = overLimits(day, { kcal: item.eaten.kcal, cash: item.eatenCost?.minor ?? 0 }, limits);
    if (Object.keys(over).length === 0) go();
    else setAsked({ item, date, over, limits, currency: found?.cash?.currency ?? '', go });
  };
  const guarded =
    (name: 'move' | 'copy' | 'placeLeftover'): Deeds['move'] =>
    (item, to, done) => {
      const go = () => deeds[name](item, to, done);
      const stays = name === 'move' && item.date === to.date;
      if (!binds || stays) go();
      else void check(item, to, go);
    };
  return {
    deeds: {
      ...deeds,
      move: guarded('move'),
      copy: guarded('copy'),
      placeLeftover: guarded('placeLeftover'),
    },
    asking: asked && <OverLimitDialog asked={asked} lng={lng} onClose={() => setAsked(undefined)} />,
  };
}
