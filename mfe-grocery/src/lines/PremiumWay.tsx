import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Actions, ButtonLink, color, LineIcon, QuietButton, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { LINES_TEXTS } from './words';

const Card = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('sunken')};
  h3,
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  h3 {
    font: ${TYPE.strong};
    &:focus {
      outline: none;
    }
  }
  ul {
    display: grid;
    gap: ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(2)};
  }
  svg {
    margin-top: 2px;
    color: ${color('dill')};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const GIVES = ['lines', 'phone', 'limits', 'ads'] as const;

/** Why something cannot be added, what premium gives, and the way to it; what was typed stays above. */
export function PremiumWay(props: { name: string; lng: Language; onBack: () => void }) {
  const { t } = useTexts(LINES_TEXTS);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <Card>
      <h3 tabIndex={-1} ref={head}>
        {t('premium.title', { name: props.name })}
      </h3>
      <p>{t('premium.text')}</p>
      <ul>
        {GIVES.map((what) => (
          <li key={what}>
            <LineIcon d="m5 12 5 5 9-10" size={18} />
            <span>{t(`premium.gives.${what}`)}</span>
          </li>
        ))}
      </ul>
      <small>{t('premium.kept')}</small>
      <Actions>
        <QuietButton onClick={props.onBack}>{t('premium.back')}</QuietButton>
        <ButtonLink to={pathTo('price', props.lng)}>{t('premium.way')}</ButtonLink>
      </Actions>
    </Card>
  );
}
