import type { Language } from '@sytno/domain';
import { formatKcal, formatMoney, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Card, color, laterPart, Skeleton, space, TextLink, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useAims } from '../menu/use-aims';
import type { Parameters } from '../parameters/parameters.queries';
import { PLAN_WORDS as words } from '../parameters/plan-texts';
import { GENERATOR_TEXTS } from './words';

const Matches = laterPart(
  'mealplans.matches',
  () => import('../parameters/Matches').then((file) => file.Matches),
  { skeleton: <Skeleton $height={220} />, words },
);

const Frame = styled(Card)`
  display: grid;
  gap: ${space(4)};
  h2,
  h3 {
    margin: 0;
    font: ${TYPE.section};
  }
  h3 {
    font: ${TYPE.strong};
  }
`;

const List = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(4)};
  }
  dt {
    color: ${color('quiet')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** By what the plan will be made, and how many recipes that leaves for each meal. */
export function PlanSummary({ parameters, lng }: { parameters: Parameters; lng: Language }) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { t: own } = useTexts('mealplans');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { targets, currency } = useAims();
  const { repeats, minutes, disliked } = parameters;
  const limited = minutes.filter((one) => one !== null);
  const rows = [
    ...(hidden || targets.kcal === null
      ? []
      : [['energy', own('menu.kcal', { kcal: formatKcal(targets.kcal, lng) })] as const]),
    ...(currency === null || targets.cash === null
      ? []
      : [['money', formatMoney(targets.cash, currency, lng)] as const]),
    [
      'repeats',
      t('summary.repeatsValue', {
        count: repeats.times,
        span: t('setUp.count', { count: repeats.days }),
      }),
    ] as const,
    [
      'minutes',
      limited.length === 0
        ? t('summary.minutesAny')
        : t('summary.minutesSome', { minutes: Math.min(...limited) }),
    ] as const,
    [
      'disliked',
      disliked.length === 0 ? t('summary.none') : disliked.map(({ name }) => name).join(', '),
    ] as const,
  ];
  return (
    <Frame>
      <h2>{t('summary.title')}</h2>
      <List>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`summary.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      <TextLink to={pathTo('parameters', lng)}>{t('summary.change')}</TextLink>
      <h3>{t('summary.matches')}</h3>
      <Matches parameters={parameters} lng={lng} />
    </Frame>
  );
}
