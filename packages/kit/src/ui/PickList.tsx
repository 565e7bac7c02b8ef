import { styled } from 'styled-components';
import { Link } from '../router';
import { color, eases, RADIUS, space, TYPE } from '../theme/tokens';
import { Card } from './Card';

/** Rows to choose one of, on one sheet: a queue, letters, sections. */
export const PickList = styled(Card).attrs({ as: 'ul' })`
  margin: 0;
  padding: ${space(1)};
  list-style: none;
  li + li {
    border-top: 1px solid ${color('line')};
  }
`;

/** A row that leads to its thing; `aria-current` marks the one that is open. */
export const PickRow = styled(Link)`
  position: relative;
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  border-radius: 10px;
  color: ${color('text')};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${eases('background-color')}
  &:hover {
    background: ${color('sunken')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: ${color('beet-tint')};
  }
  /* Not by colour alone. */
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: ${space(3)} auto ${space(3)} 0;
    width: 3px;
    border-radius: ${RADIUS.full};
    background: ${color('beet')};
  }
  b {
    font: ${TYPE.strong};
  }
`;
