import { color, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';

/** The frame of what is said beside figures, proposals and consultations: no medical advice (product decision 3). */
export const NotMedicalNote = styled.div.attrs({ role: 'note' })`
  max-width: 72ch;
  padding: ${space(3)} ${space(4)};
  border-radius: ${RADIUS.card};
  background: ${color('sunken')};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;
