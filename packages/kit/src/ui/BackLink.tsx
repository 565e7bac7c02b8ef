import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../router';
import { color, OFF_PAPER, space, TYPE } from '../theme/tokens';
import { LineIcon } from './LineIcon';

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  margin: calc(-1 * ${space(2)}) 0 ${space(1)};
  color: ${color('quiet')};
  font: ${TYPE.strong};
  text-decoration: none;
  &:hover {
    color: ${color('text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${OFF_PAPER}
`;

/** The way up, before a page's heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Way to={to}>
      <LineIcon d="M19 12H5M11 6l-6 6 6 6" />
      {children}
    </Way>
  );
}
