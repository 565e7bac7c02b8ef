import { space } from '@sytno/kit/ui';
import { styled } from 'styled-components';

/** The ways on from a page that says no: side by side in the middle. */
export const WaysOn = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
`;
