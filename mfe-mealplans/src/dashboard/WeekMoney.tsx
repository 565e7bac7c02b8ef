import { targetsForDays, type Language } from '@sytno/domain';
import { formatMoney, useTexts } from '@sytno/kit';
import { Card, color, space, TargetBar, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Aims } from '../menu/use-aims';
import type { MenuDay } from '../menu/week';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(2)};
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  p {
    margin: 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** What the reader's share of the week costs against what he may spend in it. */
export function WeekMoney({ days, aims, lng }: { days: readonly MenuDay[]; aims: Aims; lng: Language }) {
  const { t } = useTexts('mealplans');
  const { currency, targets } = aims;
  if (currency === null || days.every(({ prices, items }) => prices === 'none' || items.length === 0)) {
    return null;
  }
  const money = (minor: number) => formatMoney(minor, currency, lng);
  const total = days.reduce((sum, day) => sum + day.total.cash, 0);
  const limit = targetsForDays(targets, days.length).cash;
  const known = days.every(({ prices }) => prices === 'all');
  return (
    <Frame>
      <h2>{t('dashboard.money')}</h2>
      <TargetBar
        kept
        label={t('dashboard.share')}
        words={
          limit === null ? money(total) : t('totals.cash.of', { value: money(total), target: money(limit) })
        }
        share={limit ? total / limit : 0}
        role="cash"
        over={limit !== null && total > limit}
      />
      {!known && <p>{t('totals.prices.some')}</p>}
    </Frame>
  );
}
