import type { Language } from '@sytno/domain';
import { now, useTexts } from '@sytno/kit';
import { color, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Part, Remark } from '../recipe/parts';

const Year = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Month = styled.li<{ $good: boolean }>`
  display: grid;
  place-items: center;
  min-height: 36px;
  border-radius: ${RADIUS.control};
  background: ${(props) => color(props.$good ? 'dill-tint' : 'sunken')};
  color: ${(props) => color(props.$good ? 'dill' : 'quiet')};
  font: ${TYPE.quiet};
  font-weight: ${(props) => (props.$good ? 650 : 400)};
  &[aria-current] {
    outline: 2px solid ${color('border')};
    outline-offset: -2px;
  }
`;

/** A twelfth of a year. */
const MONTH_MS = (365 / 12) * 86_400_000;

/** The months in which the fresh food is at its best. */
export function SeasonPart({ season, lng }: { season: readonly number[]; lng: Language }) {
  const { t } = useTexts('recipes');
  const current = Number(now().slice(5, 7));
  const short = new Intl.DateTimeFormat(lng, { month: 'short', timeZone: 'UTC' });
  // The days of 1970 are counted from its first; a month's middle is in that month.
  const name = (month: number) => short.format((month - 0.5) * MONTH_MS).replace('.', '');
  return (
    <Part title={t('food.season')}>
      {season.length === 0 ? (
        <Remark>{t('food.allYear')}</Remark>
      ) : (
        <>
          <Year>
            {Array.from({ length: 12 }, (_, n) => n + 1).map((month) => (
              <Month
                key={month}
                $good={season.includes(month)}
                aria-label={t(season.includes(month) ? 'food.best' : 'food.notBest', { month: name(month) })}
                {...(month === current ? { 'aria-current': 'date' as const } : {})}
              >
                {name(month)}
              </Month>
            ))}
          </Year>
          <Remark>{t(season.includes(current) ? 'food.inSeason' : 'food.outOfSeason')}</Remark>
        </>
      )}
    </Part>
  );
}
