import { MEAL_TYPES, type Language } from '@sytno/domain';
import { formatNumber, useApi, useTexts } from '@sytno/kit';
import { color, QueryView, RADIUS, Skeleton, space, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { matchesQuery, type Parameters } from './parameters.queries';
import { PLAN_TEXTS } from './plan-texts';

/** With fewer a week has hardly a choice. */
const FEW = 7;

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(3)};
  }
  dt {
    font: ${TYPE.strong};
  }
  dd {
    margin: 0;
    color: ${color('quiet')};
    font-variant-numeric: tabular-nums;
  }
  dd + dd {
    grid-column: 1 / -1;
    color: ${color('sunflower')};
    font: ${TYPE.quiet};
  }
  i {
    grid-column: 1 / -1;
    height: 6px;
    border-radius: ${RADIUS.full};
    background: linear-gradient(${color('dill')}, ${color('dill')}) no-repeat ${color('line')};
  }
`;

/** How many recipes what is saved leaves for each planned meal. */
export function Matches({ parameters, lng }: { parameters: Parameters; lng: Language }) {
  const { t } = useTexts(PLAN_TEXTS);
  const { t: own } = useTexts('mealplans');
  const query = useQuery(matchesQuery(useApi()));
  return (
    <QueryView query={query} skeleton={<Skeleton $height={220} />}>
      {({ fit, all }) => (
        <List>
          {MEAL_TYPES.filter((meal) => parameters.mealTypes.includes(meal)).map((meal) => (
            <div key={meal}>
              <dt>{own(`mealTypes.${meal}`)}</dt>
              <dd>
                {t('matches.of', { fit: formatNumber(fit[meal], lng), all: formatNumber(all[meal], lng) })}
              </dd>
              {fit[meal] < FEW && <dd>{t(fit[meal] === 0 ? 'matches.none' : 'matches.few')}</dd>}
              <i
                aria-hidden
                style={{ backgroundSize: `${String((fit[meal] / Math.max(1, all[meal])) * 100)}% 100%` }}
              />
            </div>
          ))}
        </List>
      )}
    </QueryView>
  );
}
