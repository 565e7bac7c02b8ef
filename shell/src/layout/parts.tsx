import { color, space, TYPE, upTo } from '@sytno/kit/ui';
import { Link } from '@sytno/kit/router';
import { styled } from 'styled-components';

/** The way past the navigation for keyboards; visible when focused. */
export const SkipLink = styled.a`
  position: absolute;
  left: ${space(2)};
  top: -60px;
  z-index: 60;
  padding: ${space(3)};
  background: ${color('raised')};
  color: ${color('text')};
  &:focus {
    top: ${space(2)};
  }
`;

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 60px;
  padding: ${space(2)} ${space(4)};
  background: ${color('raised')};
  border-bottom: 1px solid ${color('line')};
  @media print {
    display: none;
  }
`;

export const Brand = styled(Link)`
  color: ${color('beet')};
  font: ${TYPE.section};
  text-decoration: none;
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
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  padding: ${space(5)} ${space(6)};
  border-top: 1px solid ${color('line')};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  a {
    color: inherit;
  }
  @media print {
    display: none;
  }
`;
