import { css, keyframes } from 'styled-components';
import { color, moves, RADIUS, space, TYPE } from '../theme/tokens';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

/** What floats beside a control: menus, lists, calendars. */
export const popupLook = css`
  min-width: 180px;
  max-width: min(420px, calc(100vw - ${space(4)}));
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow: ${color('shadow')};
  outline: none;
  overflow: auto;
  overscroll-behavior: contain;
  animation: ${appear} 0s ease-out;
  ${moves('animation-duration: 120ms;')}
`;

/** A list of things to choose from. */
export const listLook = css`
  display: grid;
  padding: ${space(1)};
  outline: none;
`;

/** One of them; the one under the hand or the keys is lit, the chosen one has its mark. */
export const optionLook = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border-radius: ${RADIUS.control};
  color: ${color('text')};
  font: ${TYPE.body};
  outline: none;
  cursor: pointer;
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    color: ${color('quiet')};
  }
  &[data-hovered],
  &[data-focused] {
    background: ${color('sunken')};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color('beet')};
  }
  &[data-selected] {
    color: ${color('beet')};
    font-weight: 600;
    > svg {
      color: ${color('beet')};
    }
  }
  &[data-disabled] {
    color: ${color('faint')};
    cursor: default;
  }
`;
