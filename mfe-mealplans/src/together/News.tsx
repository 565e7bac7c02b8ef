import type { Language } from '@sytno/domain';
import { formatAmount, formatDay, KIT_TEXTS, useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { newsAtom, type PlanDeed } from './together.atoms';
import { TOGETHER_TEXTS } from './words';

/** Deeds of one person at once are told one by one up to here, then as a number. */
const ONE_BY_ONE = 2;

/** Tells quietly what others have just done, each thing once. */
export function News({ news, lng }: { news: readonly PlanDeed[]; lng: Language }) {
  const notify = useNotify();
  const set = useSetAtom(newsAtom);
  const { t } = useTexts(TOGETHER_TEXTS);
  const words = useDeedWords(lng);
  useEffect(() => {
    for (const name of new Set(news.map(({ by }) => by))) {
      const deeds = news.filter(({ by }) => by === name);
      const who = name || t('news.somebody');
      if (deeds.length > ONE_BY_ONE) notify(t('news.many', { name: who, count: deeds.length }));
      else for (const deed of deeds) notify(t('news.by', { name: who, what: words(deed) }));
    }
    set((waiting) => waiting.filter(({ id }) => !news.some((told) => told.id === id)));
  }, [news, notify, set, t, words]);
  return null;
}

function useDeedWords(lng: Language): (deed: PlanDeed) => string {
  const { t } = useTexts(TOGETHER_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  return ({ kind, dish, date, mealType, count }) => {
    const n = count ?? 0;
    return t(`news.kinds.${kind}`, {
      dish: dish ?? t('news.dish'),
      day: date === null ? '' : formatDay(date, lng),
      meal: mealType === null ? '' : own(`mealTypes.${mealType}`),
      servings: formatAmount(kit, lng, { low: n, high: n, unit: 'serving' }),
      guests: own('menu.guests', { count: n }),
      dishes: own('menu.dishes', { count: n }),
    });
  };
}
