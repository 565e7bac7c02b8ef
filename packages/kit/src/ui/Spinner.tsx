import { keyframes, styled } from 'styled-components';
import { moves } from '../theme/tokens';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** A ring that turns while something is under way; stands still under prefers-reduced-motion. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 1.1em;
  height: 1.1em;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 1.6s steps(8) infinite;
  ${moves('animation-duration: 0.8s; animation-timing-function: linear;')}
`;
