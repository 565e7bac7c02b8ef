import { useTexts } from '@sytno/kit/door';
import { pathTo } from '@sytno/kit/routes';
import { color, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { useDoor } from '../door/door-context';
import { DOOR_TEXTS } from '../door/door-texts';
import { DoorButton } from '../door/links';
import { MessageForm } from './MessageForm';
import { PriceTeaser } from './PriceTeaser';
import { SAMPLE } from './sample';
import { SampleDayCard } from './SampleDayCard';
import { SampleList } from './SampleList';
import { SamplePlates } from './SamplePlates';
import { SampleWeek } from './SampleWeek';

const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  gap: ${space(10)};
  align-items: center;
  padding-top: ${space(6)};
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(8)};
    padding-top: ${space(2)};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Title = styled.h1`
  margin: 0;
  font: ${TYPE.landing};
  letter-spacing: -0.02em;
  text-wrap: balance;
  ${upTo('sm')} {
    font-size: 32px;
    line-height: 40px;
  }
`;

const Lead = styled.p`
  margin: 0;
  max-width: 56ch;
  color: ${color('quiet')};
  font-size: 18px;
  line-height: 28px;
  text-wrap: pretty;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

const Small = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/** Which of the sample's days stands beside the first words. */
const SHOWN = 3;

/** What the product does, shown on a sample week by its own parts, and the way in. */
export function LandingPage() {
  const { lng } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  const day = SAMPLE.days[SHOWN];
  return (
    <>
      <Hero>
        <Words>
          <Title>{t('landing.title')}</Title>
          <Lead>{t('landing.lead')}</Lead>
          <Row>
            <DoorButton href={pathTo('registration', lng)}>{t('landing.start')}</DoorButton>
            <DoorButton $tone="quiet" href={pathTo('login', lng)}>
              {t('landing.have')}
            </DoorButton>
          </Row>
          <Small>{t('landing.free')}</Small>
        </Words>
        {day && <SampleDayCard day={day} name={t(`landing.days.d${String(SHOWN)}`)} />}
      </Hero>
      <SampleWeek />
      <SampleList beside={<SamplePlates />} />
      <PriceTeaser />
      <MessageForm />
    </>
  );
}
