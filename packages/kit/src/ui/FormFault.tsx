import { styled } from 'styled-components';
import { color, RADIUS, space } from '../theme/tokens';

/** What went wrong with a form as a whole. */
export const FormFault = styled.p.attrs({ role: 'alert' })`
  margin: 0;
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${color('chilli')};
  border-radius: ${RADIUS.control};
  background: ${color('chilli-tint')};
  color: ${color('text')};
`;
