import { keyframes, styled } from 'styled-components';
import { color, moves, RADIUS } from '../theme/tokens';

const appear = keyframes`from { opacity: 0; }`;
const breathe = keyframes`50% { opacity: 0.45; }`;

/** A grey shape where something will stand; appears only when loading takes longer than a blink. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $height?: number; $width?: string }>`
  width: ${(props) => props.$width ?? 'auto'};
  height: ${(props) => props.$height ?? 20}px;
  border-radius: ${RADIUS.control};
  background: ${color('line')};
  animation: ${appear} 1ms 150ms backwards;
  ${moves('animation-duration: 1ms, 1.6s; animation-delay: 150ms, 400ms;')}
  animation-name: ${appear}, ${breathe};
  animation-iteration-count: 1, infinite;
  animation-timing-function: ease-in-out;
  @media (prefers-reduced-motion: reduce) {
    animation-name: ${appear};
  }
`;
