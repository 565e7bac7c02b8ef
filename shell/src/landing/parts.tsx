import { color, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';

/** A part of the landing page: its heading and a sentence, then what is shown. `near` to the part before it. */
export const Part = styled.section<{ $near?: boolean }>`
  display: grid;
  gap: ${space(5)};
  padding-top: ${(props) => space(props.$near ? 10 : 16)};
  min-width: 0;
  ${upTo('md')} {
    padding-top: ${space(12)};
  }
`;

export const PartHead = styled.header`
  display: grid;
  gap: ${space(2)};
  max-width: 68ch;
  h2 {
    margin: 0;
    font: ${TYPE.page};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  p {
    margin: 0;
    color: ${color('quiet')};
    text-wrap: pretty;
  }
`;
