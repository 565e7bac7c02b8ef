import { DAY_LIMITS, overLimits, reaches, type Day, type DayFigures, type Language } from '@sytno/domain';
import {
  formatDay,
  formatMoney,
  formatNumber,
  numbersHiddenAtom,
  profileAtom,
  useApi,
  useTexts,
} from '@sytno/kit';
import { Confirm } from '@sytno/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';

interface Asked {
  readonly date: Day;
  readonly over: Partial<DayFigures>;
  readonly limits: Record<'kcal' | 'cash', number | null>;
  readonly currency: string;
  readonly go: () => void;
}

/**
 * Asks before a dish takes a day over a limit that binds the reader (product decision 2.5). Without premium
 * nothing binds and nothing is asked; nor is a server that does not answer waited for.
 */
export function useLimitQuestion(recipe: { id: string; name: string }, lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const { access } = useAtomValue(profileAtom);
  const [asked, setAsked] = useState<Asked>();
  const [looks, setLooks] = useState(false);

  const check = async (date: Day, go: () => void) => {
    setLooks(true);
    const found = await client
      .query({
        staleTime: 0,
        queryKey: ['mealplans', 'parameters', 'limits', date, recipe.id],
        queryFn: ({ signal }) => api.mealplans.parameters.limits({ date, recipeId: recipe.id }, { signal }),
      })
      .catch(() => undefined);
    setLooks(false);
    const limits = { kcal: found?.kcal?.limit ?? null, cash: found?.cash?.limit ?? null };
    const day = { kcal: found?.kcal?.total ?? 0, cash: found?.cash?.total ?? 0 };
    const over = overLimits(day, found?.more ?? { kcal: 0, cash: 0 }, limits);
    if (Object.keys(over).length === 0) go();
    else setAsked({ date, over, limits, currency: found?.cash?.currency ?? '', go });
  };
  const asking: ReactNode = asked && (
    <Question asked={asked} name={recipe.name} lng={lng} onClose={() => setAsked(undefined)} />
  );
  return {
    /** The server is being asked. */
    looks,
    asking,
    ask: (date: Day, go: () => void) => {
      if (!reaches(access, 'premium')) go();
      else if (!looks) void check(date, go);
    },
  };
}

function Question(props: { asked: Asked; name: string; lng: Language; onClose: () => void }) {
  const { t } = useTexts('recipes');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { asked, name, lng } = props;
  const shown = (figure: 'kcal' | 'cash', value: number): string =>
    figure === 'kcal' ? formatNumber(value, lng) : formatMoney(value, asked.currency, lng);
  return (
    <Confirm
      title={t('add.over.title')}
      tone="main"
      action={t('add.over.add')}
      onConfirm={() => {
        props.onClose();
        asked.go();
      }}
      onClose={props.onClose}
    >
      <p>{t('add.over.text', { name, day: formatDay(asked.date, lng) })}</p>
      <ul>
        {DAY_LIMITS.filter((figure) => asked.over[figure] !== undefined).map((figure) => (
          <li key={figure}>
            {t(`add.over.${figure === 'kcal' && hidden ? 'kcalHidden' : figure}`, {
              by: shown(figure, asked.over[figure] ?? 0),
              limit: shown(figure, asked.limits[figure] ?? 0),
            })}
          </li>
        ))}
      </ul>
    </Confirm>
  );
}
