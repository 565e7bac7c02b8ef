import { buttonLook, color, type ButtonLook } from '@sytno/kit/ui';
import { styled } from 'styled-components';

/** A link in running words. The pages of the door are pages of the server: each link loads the next. */
export const DoorLink = styled.a`
  color: ${color('beet')};
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  &:hover {
    color: ${color('beet-hover')};
    text-decoration-thickness: 2px;
  }
`;

/** A link that looks like the main action. */
export const DoorButton = styled.a<ButtonLook>`
  ${buttonLook}
`;
