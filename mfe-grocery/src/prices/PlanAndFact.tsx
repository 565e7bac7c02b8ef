import type { Outputs } from '@sytno/contract';
import { useTexts } from '@sytno/kit';
import { color, Money, TYPE } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Sum = Outputs['grocery']['lists']['use']['paid'];

const Words = styled.span`
  > small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** What a closed list cost beside what was reckoned; `children` where nobody said. */
export function PlanAndFact(props: { planned?: Sum; paid?: Sum; children?: ReactNode }) {
  const { t } = useTexts('grocery');
  const { planned, paid, children } = props;
  if (!paid) return children;
  return (
    <Words>
      {t('prices.paid')}{' '}
      <strong>
        <Money {...paid} />
      </strong>
      {planned?.currency === paid.currency && (
        <small>
          {t('prices.planned')} <Money {...planned} estimate />
        </small>
      )}
    </Words>
  );
}
