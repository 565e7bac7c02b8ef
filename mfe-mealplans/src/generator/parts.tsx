import { color, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';

/** Parts of the page below one another. */
export const Stack = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
`;

/** What is chosen beside what is known. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  gap: ${space(5)};
  align-items: start;
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Quiet = styled.p`
  max-width: 72ch;
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-wrap: pretty;
`;

const Box = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-bottom: ${space(5)};
  padding: ${space(4)};
  border-radius: ${RADIUS.card};
  background: ${color('sunflower-tint')};
  b {
    font: ${TYPE.strong};
  }
`;

/** What went wrong, and what to do about it. */
export function Trouble({ title, text }: { title: string; text?: string }) {
  return (
    <Box role="status">
      <b>{title}</b>
      {text && <span>{text}</span>}
    </Box>
  );
}
