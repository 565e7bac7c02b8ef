import { styled } from 'styled-components';

/** Text for screen readers alone. */
export const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  /* Not painted at all: a board has hundreds of these. */
  opacity: 0;
  white-space: nowrap;
`;
