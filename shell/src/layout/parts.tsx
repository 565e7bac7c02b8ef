import { color, OFF_PAPER, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { css, styled } from 'styled-components';

/** The way past the navigation for keyboards; visible when focused. */
export const SkipLink = styled.a`
  position: fixed;
  left: ${space(2)};
  top: -80px;
  z-index: 60;
  padding: ${space(3)} ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  box-shadow: ${color('shadow')};
  color: ${color('text')};
  &:focus {
    top: ${space(2)};
  }
  ${OFF_PAPER}
`;

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  height: 60px;
  padding: 0 ${space(5)} 0 ${space(4)};
  background: ${color('raised')};
  border-bottom: 1px solid ${color('line')};
  ${upTo('sm')} {
    padding: 0 ${space(2)};
  }
  ${OFF_PAPER}
`;

/** The product's name at the head of every page, a link. */
export const brandLook = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space(2)};
  border-radius: ${RADIUS.control};
  color: ${color('beet')};
  font: ${TYPE.section};
  letter-spacing: -0.02em;
  text-decoration: none;
  &:hover {
    color: ${color('beet-hover')};
  }
`;

/** Pushes what follows to the end of the bar. */
export const Gap = styled.span`
  flex: 1;
`;

export const Content = styled.main`
  width: 100%;
  max-width: 1280px;
  margin: 0 auto;
  padding: ${space(6)} ${space(6)} ${space(12)};
  outline: none;
  ${upTo('md')} {
    padding: ${space(4)} ${space(4)} ${space(10)};
  }
  @media print {
    max-width: none;
    padding: 0;
  }
`;

/** Header, content and footer under each other, the footer at the window's end at least. */
export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  main {
    flex: 1;
  }
`;
