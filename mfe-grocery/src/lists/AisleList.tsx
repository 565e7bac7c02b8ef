import { Card, color, space, TYPE } from '@sytno/kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Part = styled(Card)`
  padding: ${space(3)} ${space(2)};
  h2,
  h3 {
    margin: 0;
    padding: 0 ${space(2)} ${space(1)};
    color: ${color('quiet')};
    font: ${TYPE.strong};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** Aisles one below the other. */
export const Aisles = styled.div`
  display: grid;
  gap: ${space(4)};
`;

/** The lines of one aisle under its name; `level` is how deep the name stands among the page's headings. */
export function AisleList({ name, level, children }: { name: string; level: 2 | 3; children: ReactNode }) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Part aria-labelledby={id}>
      <Heading id={id}>{name}</Heading>
      <ul>{children}</ul>
    </Part>
  );
}
