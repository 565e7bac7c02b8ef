import { styled } from 'styled-components';
import { color, RADIUS, space, upTo } from '../theme/tokens';

/** A sheet of paper for things that belong together. */
export const Card = styled.section`
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  ${upTo('xs')} {
    padding: ${space(4)};
  }
`;
