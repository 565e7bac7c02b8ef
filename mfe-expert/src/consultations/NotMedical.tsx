import { useTexts } from '@sytno/kit';
import { color, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { CONSULTATION_TEXTS } from './consultation-texts';

const Note = styled.div`
  max-width: 72ch;
  padding: ${space(3)} ${space(4)};
  border-radius: ${RADIUS.card};
  background: ${color('sunken')};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/** What stands beside every consultation: it is no medical advice (product decision 3). */
export function NotMedical() {
  const { t } = useTexts(CONSULTATION_TEXTS);
  return <Note role="note">{t('notMedical')}</Note>;
}
