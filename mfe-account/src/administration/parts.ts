import { color, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';

/** Small facts side by side. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/** Things of one kind under each other, a line between. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${space(2)};
    padding: ${space(4)} 0;
  }
  > li:first-child {
    padding-top: 0;
  }
  > li + li {
    border-top: 1px solid ${color('line')};
  }
`;

/** What a thing is to the left, what can be done with it to the right; under each other without room. */
export const Beside = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  > :first-child {
    display: grid;
    gap: ${space(1)};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${upTo('sm')} {
    flex-direction: column;
  }
`;

/** Buttons that belong together. */
export const Deeds = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** A version as it is written. */
export const Version = styled.b`
  color: ${color('text')};
  font: ${TYPE.strong};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** What a machine said, to be read or copied. */
export const Said = styled.code`
  display: block;
  padding: ${space(2)} ${space(3)};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  color: ${color('text')};
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;
`;
