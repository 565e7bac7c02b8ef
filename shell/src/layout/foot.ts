import { color, OFF_PAPER, space, TYPE, upTo } from '@sytno/kit/ui';
import { css, styled } from 'styled-components';

/** What stands below every page. */
export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(8)};
  width: 100%;
  max-width: 1280px;
  margin: 0 auto;
  padding: ${space(4)} ${space(6)} ${space(5)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  &::before {
    content: '';
    flex: 1 0 100%;
    margin-bottom: ${space(3)};
    border-top: 1px solid ${color('line')};
  }
  > p {
    margin: 0;
    text-wrap: balance;
    > b {
      color: ${color('beet')};
    }
  }
  ${upTo('md')} {
    flex-direction: column;
    align-items: flex-start;
    padding: 0 ${space(4)} ${space(6)};
    &::before {
      flex: none;
      width: 100%;
    }
  }
  ${OFF_PAPER}
`;

export const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
`;

/** A link among those below the page. */
export const wayLook = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${color('text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[aria-current] {
    color: ${color('text')};
    font-weight: 600;
  }
`;

export const Both = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(10)};
`;
