import { Link } from '@sytno/kit/router';
import { styled } from 'styled-components';
import { brandLook } from './parts';

export const Brand = styled(Link)`
  ${brandLook}
`;
