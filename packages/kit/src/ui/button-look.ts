import { css } from 'styled-components';
import { color, eases, moves, RADIUS, space, TOUCH, TYPE } from '../theme/tokens';

/** What an action weighs: the page's main one, any other, one that destroys, one that is hardly there. */
export type ButtonTone = 'main' | 'quiet' | 'danger' | 'plain';
export interface ButtonLook {
  $tone?: ButtonTone;
  $small?: boolean | undefined;
}

const tones: Record<ButtonTone, ReturnType<typeof css>> = {
  main: css`
    background: ${color('beet')};
    color: ${color('on-beet')};
    &:hover {
      background: ${color('beet-hover')};
    }
  `,
  quiet: css`
    background: ${color('raised')};
    color: ${color('text')};
    border-color: ${color('border')};
    &:hover {
      background: ${color('sunken')};
    }
  `,
  danger: css`
    background: ${color('chilli')};
    color: ${color('on-chilli')};
    &:hover {
      background: ${color('chilli-hover')};
    }
  `,
  plain: css`
    background: transparent;
    color: ${color('beet')};
    &:hover {
      background: ${color('beet-tint')};
    }
  `,
};

/** The looks of everything that is pressed, for buttons and for links that look like them. */
export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${(props) => (props.$small ? '36px' : '44px')};
  max-width: 100%;
  padding: ${space(1)} ${(props) => (props.$small ? space(3) : space(5))};
  border: 1px solid transparent;
  border-radius: ${RADIUS.control};
  font: ${TYPE.strong};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${eases('background-color', 'border-color', 'color')}
  ${(props) => tones[props.$tone ?? 'main']}
  &:active {
    ${moves('transform: translateY(1px);')}
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
    transform: none;
  }
  /* A button that cannot be pressed loses its colour, not its words. */
  &:disabled {
    background: ${color('sunken')};
    border-color: ${color('line')};
    color: ${color('faint')};
  }
  ${TOUCH} {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
