import { color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';

/** What is called so, and how much it is, below one another. */
export const Rows = styled.dl`
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(4)};
    padding: ${space(2)} 0;
  }
  > div + div {
    border-top: 1px solid ${color('line')};
  }
  dt,
  dd {
    margin: 0;
    font: ${TYPE.body};
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
