import type { Language } from '@sytno/domain';
import { formatDay, formatMoney, formatNumber, numbersHiddenAtom, useTexts, weekdayNames } from '@sytno/kit';
import { useAtomValue } from 'jotai';
import type { Candidate, Generation, Relaxation } from './generator.queries';
import { GENERATOR_TEXTS } from './words';

type Bound = Candidate['bounds'][number];
type Contradiction = Candidate['contradictions'][number];
type Change = Relaxation['change'];

export interface ReportWords {
  bound: (bound: Bound) => string;
  /** Null: nothing that whoever hides numbers is told. */
  contradiction: (one: Contradiction) => string;
  change: (change: Change) => string;
  effect: (relaxation: Relaxation) => string;
  /** A change of energy or macros is no word for whoever hides numbers. */
  speaks: (change: Change) => boolean;
}

/** A report of the generator in words. */
export function useReportWords({ currency }: Pick<Generation, 'currency'>, lng: Language): ReportWords {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { t: own } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const money = (minor: number) => formatMoney(Math.round(minor), currency, lng);
  const number = (value: number) => formatNumber(Math.round(value), lng);
  const at = (date: string) => ({ day: formatDay(date, lng, 'weekday') });
  const place = ({ date, mealType }: { date: string; mealType: string }) => ({
    ...at(date),
    meal: own(`mealTypes.${mealType}`).toLocaleLowerCase(lng),
  });
  return {
    bound: (bound) => {
      if (bound.code === 'locked') return t('report.lockedDay', at(bound.date));
      if (bound.code === 'cash') {
        const { date, planned, limit } = bound;
        return t('report.cash', { ...at(date), planned: money(planned), limit: money(limit) });
      }
      const { cash, minutes, dishes } = bound;
      const limits = [
        cash === null ? '' : t('report.upToCash', { cash: money(cash) }),
        minutes === null ? '' : t('report.upToMinutes', { minutes }),
      ];
      return t('report.choice', { ...place(bound), count: dishes, limits: limits.join('') });
    },
    contradiction: (one) => {
      switch (one.code) {
        case 'noDish':
          return t('report.noDish', {
            ...place(one),
            reasons: one.reasons.map((reason) => t(`report.reasons.${reason}`)).join(', '),
          });
        case 'lockedUnknown':
          return t('report.lockedUnknown', place(one));
        case 'lockedBreaks':
          return t('report.lockedBreaks', {
            ...place(one),
            name: one.recipeName,
            rule: t(`report.breaks.${one.rule}`),
          });
        case 'least':
          if (one.figure === 'cash')
            return t('report.leastCash', {
              ...at(one.date),
              least: money(one.least),
              target: money(one.target),
            });
          if (hidden) return t('report.hidden');
          return t('report.leastKcal', {
            ...at(one.date),
            least: number(one.least),
            target: number(one.target),
          });
        case 'most':
          if (hidden) return t('report.hidden');
          return t('report.mostKcal', {
            ...at(one.date),
            most: number(one.most),
            target: number(one.target),
          });
        case 'macros':
          if (hidden) return t('report.hidden');
          return t('report.macros', { kcal: number(one.kcal), ofMacros: number(one.ofMacros) });
      }
    },
    change: (change) => {
      switch (change.code) {
        case 'cash':
          return t('report.change.cash', { money: money(change.more) });
        case 'minutes':
          return t('report.change.minutes', {
            weekday: weekdayNames(lng, 'long')[change.weekday - 1] ?? '',
            minutes: change.minutes,
          });
        case 'repeats':
          return t('report.change.repeats', { times: change.times });
        case 'disliked':
          return t('report.change.disliked', { name: change.name });
        case 'kcalAim':
          return t('report.change.kcalAim');
        case 'target':
          return t('report.change.target', {
            figure: t(`figures.${change.figure}`),
            target: change.figure === 'cash' ? money(change.target) : number(change.target),
          });
      }
    },
    effect: ({ before, after, cash }) => {
      const days = hidden ? t('report.effectHidden') : t('report.effect', { before, after });
      if (Math.abs(cash) < 100) return days;
      const by = { money: money(Math.abs(cash)) };
      return `${days}, ${cash > 0 ? t('report.dearer', by) : t('report.cheaper', by)}`;
    },
    speaks: (change) =>
      !hidden || !(change.code === 'kcalAim' || (change.code === 'target' && change.figure !== 'cash')),
  };
}
