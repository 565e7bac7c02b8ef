import { styled } from 'styled-components';
import { Link } from '../router';
import { color, RADIUS, space, TYPE } from '../theme/tokens';

const buttonLook = `
  display: inline-flex; align-items: center; justify-content: center; gap: ${space(2)};
  min-height: 44px; padding: 0 ${space(5)};
  border: 1px solid transparent; border-radius: ${RADIUS.control};
  font: ${TYPE.strong}; text-decoration: none; cursor: pointer;
  transition: background-color 150ms ease-out;
  &:disabled, &[aria-disabled='true'] { cursor: default; opacity: 0.6; }
`;

const mainLook = `
  background: ${color('beet')}; color: ${color('on-beet')};
  &:hover:not(:disabled) { background: ${color('beet-hover')}; }
`;

const quietLook = `
  background: transparent; color: ${color('text')}; border-color: ${color('border')};
  &:hover:not(:disabled) { background: ${color('sunken')}; }
`;

/** The page's main action. */
export const Button = styled.button.attrs({ type: 'button' })`
  ${buttonLook}
  ${mainLook}
`;

/** The main action of a form. */
export const SubmitButton = styled.button.attrs({ type: 'submit' })`
  ${buttonLook}
  ${mainLook}
`;

export const QuietButton = styled.button.attrs({ type: 'button' })`
  ${buttonLook}
  ${quietLook}
`;

/** A link that looks like the main action, for going to another page. */
export const ButtonLink = styled(Link)`
  ${buttonLook}
  ${mainLook}
`;

export const QuietButtonLink = styled(Link)`
  ${buttonLook}
  ${quietLook}
`;

/** A square button with a picture alone; give it an aria-label. */
export const IconButton = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: ${RADIUS.control};
  background: transparent;
  color: ${color('quiet')};
  cursor: pointer;
  &:hover {
    background: ${color('sunken')};
    color: ${color('text')};
  }
`;

export const TextLink = styled(Link)`
  color: ${color('beet')};
  text-underline-offset: 3px;
`;
