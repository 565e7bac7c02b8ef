import { styled } from 'styled-components';
import { space, upTo } from '../theme/tokens';

/**
 * The corner where notices stand: below at the right, along the lower edge on phones. Above the bar that a page
 * keeps at its lower edge (`data-foot`): `--foot` is what it takes of the window.
 */
export const NoticeBox = styled.div`
  position: fixed;
  inset: auto ${space(4)} calc(${space(4)} + max(var(--foot, 0px), env(safe-area-inset-bottom, 0px))) auto;
  z-index: 60;
  display: grid;
  gap: ${space(2)};
  width: min(420px, calc(100vw - ${space(8)}));
  &:empty {
    display: none;
  }
  ${upTo('sm')} {
    inset-inline: ${space(2)};
    width: auto;
  }
  @media print {
    display: none;
  }
`;
