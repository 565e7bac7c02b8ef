import { color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';

/** Things beside one another that go below where there is no room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;

/** Quiet words below what they explain. */
export const Quiet = styled.p`
  max-width: 64ch;
  margin: ${space(1)} 0 ${space(2)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** Parts of a card under each other, a line between. */
export const Parts = styled.div`
  display: grid;
  gap: ${space(5)};
`;

/** A part of a card with a heading of its own. */
export const Part = styled.section`
  display: grid;
  gap: ${space(3)};
  h3,
  p {
    margin: 0;
  }
  h3 {
    font: ${TYPE.strong};
  }
  & + & {
    padding-top: ${space(5)};
    border-top: 1px solid ${color('line')};
  }
`;
