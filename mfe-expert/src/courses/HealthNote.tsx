import { useTexts } from '@sytno/kit';
import { color, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Frame = styled.div`
  max-width: 72ch;
  margin-top: ${space(6)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${RADIUS.card};
  background: ${color('sunken')};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  h2 {
    margin: 0 0 ${space(1)};
    color: ${color('text')};
    font: inherit;
    font-weight: 600;
  }
  p {
    margin: 0;
  }
`;

/** What stands beside every course: estimates, not medical advice (product decision 3). */
export function HealthNote() {
  const { t } = useTexts('expert');
  return (
    <Frame role="note">
      <h2>{t('health.title')}</h2>
      <p>{t('health.text')}</p>
    </Frame>
  );
}
