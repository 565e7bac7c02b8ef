import { useTexts } from '@sytno/kit/door';
import { pathTo } from '@sytno/kit/routes';
import { Card, color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { useDoor } from '../door/door-context';
import { DOOR_TEXTS } from '../door/door-texts';
import { DoorButton } from '../door/links';
import { Part, PartHead } from './parts';

const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space(4)};
  h3 {
    margin: 0 0 ${space(2)};
    font: ${TYPE.section};
  }
  b {
    display: block;
    margin-bottom: ${space(2)};
    font: ${TYPE.strong};
  }
  p {
    margin: 0;
    color: ${color('quiet')};
  }
`;

const Plan = styled(Card).attrs({ as: 'article' })<{ $lifted?: boolean }>`
  border-color: ${(props) => color(props.$lifted ? 'beet' : 'line')};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(5)};
  align-items: center;
  > p {
    flex: 1 1 260px;
    margin: 0;
    color: ${color('quiet')};
  }
`;

/** What is free, what premium adds, and the way to the prices. */
export function PriceTeaser() {
  const { lng, config } = useDoor();
  const { t } = useTexts(DOOR_TEXTS);
  return (
    <Part aria-labelledby="landing-price">
      <PartHead>
        <h2 id="landing-price">{t('landing.price.title')}</h2>
      </PartHead>
      <Plans>
        <Plan>
          <h3>{t('landing.price.free')}</h3>
          <p>{t('landing.price.freeText')}</p>
        </Plan>
        <Plan $lifted>
          <h3>{t('landing.price.premium')}</h3>
          <b>{t('landing.price.premiumPrice', { price: config.premiumMonth })}</b>
          <p>{t('landing.price.premiumText')}</p>
        </Plan>
      </Plans>
      <Ways>
        <DoorButton href={pathTo('registration', lng)}>{t('landing.start')}</DoorButton>
        <DoorButton $tone="quiet" href={pathTo('price', lng)}>
          {t('landing.price.more')}
        </DoorButton>
        <p>{t('landing.price.trial')}</p>
      </Ways>
    </Part>
  );
}
