import { styled } from 'styled-components';
import { Link } from '../router';
import { buttonLook, type ButtonLook } from './button-look';

/** A link that looks like the main action, for going to another page. */
export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`;

export const QuietButtonLink = styled(Link).attrs<ButtonLook>({ $tone: 'quiet' })`
  ${buttonLook}
`;
