import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, space, TYPE } from '../src/ui';

const Frame = styled(Card)`
  min-width: 0;
  margin-bottom: ${space(5)};
  > h2 {
    margin: 0 0 ${space(4)};
    font: ${TYPE.section};
  }
`;

/** Things in a row that breaks. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  & + &,
  * + & {
    margin-top: ${space(4)};
  }
`;

/** Things under each other. */
export const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`;

/** Things side by side, each as wide as a form. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${space(5)};
  align-items: start;
`;

/** One card of the stand. */
export function Part(props: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <h2>{props.title}</h2>
      {props.children}
    </Frame>
  );
}
