import { keyframes, styled } from 'styled-components';
import { color, RADIUS } from '../theme/tokens';

const appear = keyframes`from { opacity: 0; }`;
const breathe = keyframes`50% { opacity: 0.45; }`;

/** A grey shape where something will stand; appears only when loading takes longer than a blink. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $height?: number; $width?: string }>`
  width: ${(props) => props.$width ?? 'auto'};
  height: ${(props) => props.$height ?? 20}px;
  border-radius: ${RADIUS.control};
  background: color-mix(in srgb, ${color('line')} 75%, ${color('raised')});
  animation: ${appear} 1ms 150ms backwards;
  @media (prefers-reduced-motion: no-preference) {
    animation:
      ${appear} 1ms 150ms backwards,
      ${breathe} 1.6s ease-in-out 400ms infinite;
  }
`;
