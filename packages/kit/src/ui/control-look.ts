import { css } from 'styled-components';
import { color, eases, RADIUS, space, TYPE } from '../theme/tokens';

/** The look of everything that is typed or chosen into. 16 px: phones zoom into anything smaller. */
export const controlLook = css`
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: 0 ${space(3)};
  border: 1px solid ${color('border')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  color: ${color('text')};
  font: ${TYPE.body};
  font-size: 16px;
  ${eases('border-color', 'background-color')}
  &::placeholder {
    color: ${color('faint')};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color('quiet')};
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${color('chilli')};
    box-shadow: inset 0 0 0 1px ${color('chilli')};
  }
  &:disabled {
    background: ${color('sunken')};
    border-color: ${color('line')};
    color: ${color('faint')};
  }
`;
