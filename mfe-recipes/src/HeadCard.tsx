import { Card, OFF_PAPER, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';

/** The head of a page: a plate at the side, above on phones, and what it is. `plate`: its share of ten. */
export const HeadCard = styled(Card).attrs({ as: 'header' })<{ $plate: number }>`
  display: grid;
  grid-template-columns: minmax(0, ${(props) => props.$plate}fr) minmax(0, ${(props) => 10 - props.$plate}fr);
  padding: 0;
  overflow: hidden;
  margin-bottom: ${space(5)};
  > :first-child {
    padding: ${space(5)};
    ${OFF_PAPER}
  }
  ${upTo('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
    border: 0;
  }
`;

/** The words beside the plate. */
export const HeadWords = styled.div`
  display: grid;
  gap: ${space(4)};
  align-content: center;
  min-width: 0;
  padding: ${space(6)};
  ${upTo('md')} {
    padding: ${space(4)};
  }
  h1 {
    margin: 0;
    font: ${TYPE.page};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  @media print {
    padding: 0;
  }
`;
