import { css } from 'styled-components';
import { color, space, TYPE } from '../theme/tokens';

/** Label, hint and fault of a field of react-aria, as FieldFrame has them. */
export const frameLook = css`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  min-width: 0;
  > .react-aria-Label {
    font: ${TYPE.strong};
  }
  > [slot='description'] {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  > .react-aria-FieldError {
    display: flex;
    gap: ${space(1)};
    color: ${color('chilli')};
    font: ${TYPE.quiet};
    > svg {
      flex: none;
      margin-top: 2px;
    }
  }
`;
