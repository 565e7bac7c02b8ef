import { styled } from 'styled-components';
import { Link } from '../router';
import { color } from '../theme/tokens';

export const TextLink = styled(Link)`
  color: ${color('beet')};
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  &:hover {
    color: ${color('beet-hover')};
    text-decoration-thickness: 2px;
  }
`;
