import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, Card, color, QuietButtonLink, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';

const Hero = styled.section`
  display: grid;
  gap: ${space(5)};
  padding: ${space(10)} 0;
  max-width: 880px;
`;

const Title = styled.h1`
  margin: 0;
  font: ${TYPE.landing};
  ${upTo('sm')} {
    font-size: 32px;
    line-height: 40px;
  }
`;

const Lead = styled.p`
  margin: 0;
  max-width: 60ch;
  color: ${color('quiet')};
  font-size: 18px;
  line-height: 28px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Step = styled(Card).attrs({ as: 'li' })`
  h2 {
    margin: ${space(3)} 0 ${space(2)};
    font: ${TYPE.section};
  }
  p {
    margin: 0;
    color: ${color('quiet')};
  }
`;

const Picture = styled.span`
  font-size: 40px;
  line-height: 1;
`;

const STEPS = [
  ['find', '🍲'],
  ['plan', '🗓️'],
  ['shop', '🧺'],
] as const;

/** What the product does, in three steps, and the way in. */
export function LandingPage({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  return (
    <>
      <Hero>
        <Title>{t('landing.title')}</Title>
        <Lead>{t('landing.lead')}</Lead>
        <Row>
          <ButtonLink to={pathTo('registration', lng)}>{t('landing.start')}</ButtonLink>
          <QuietButtonLink to={pathTo('login', lng)}>{t('landing.have')}</QuietButtonLink>
        </Row>
      </Hero>
      <Steps>
        {STEPS.map(([step, picture]) => (
          <Step key={step}>
            <Picture aria-hidden>{picture}</Picture>
            <h2>{t(`landing.steps.${step}.title`)}</h2>
            <p>{t(`landing.steps.${step}.text`)}</p>
          </Step>
        ))}
      </Steps>
    </>
  );
}
