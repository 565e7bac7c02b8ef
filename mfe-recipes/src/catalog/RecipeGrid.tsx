import { Card, Skeleton, space } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Room = styled.div`
  container-type: inline-size;
`;

/** A page of 6, 12, 18 or 24 cards fills whole rows of 2, 3, 4 or 6. */
const List = styled.ul<{ $wide: number; $old: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  opacity: ${(props) => (props.$old ? 0.55 : 1)};
  @container (min-width: 600px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(4)};
  }
  @container (min-width: 1000px) {
    grid-template-columns: repeat(${(props) => props.$wide}, minmax(0, 1fr));
  }
`;

const Shape = styled(Card)`
  display: grid;
  gap: ${space(2)};
  padding: 0 0 ${space(4)};
  overflow: hidden;
  > :not(:first-child) {
    margin: 0 ${space(4)};
  }
`;

/** The list's cards in whole rows; `old` while they are the page before. */
export function RecipeGrid(props: { pageSize: number; old: boolean; children: ReactNode }) {
  const { pageSize, old } = props;
  return (
    <Room>
      <List $wide={pageSize % 4 === 0 ? 4 : 6} $old={old} aria-busy={old}>
        {props.children}
      </List>
    </Room>
  );
}

/** The shapes of the cards to come. */
export function CardSkeletons({ pageSize }: { pageSize: number }) {
  return (
    <RecipeGrid pageSize={pageSize} old={false}>
      {Array.from({ length: pageSize }, (_, n) => (
        <li key={n}>
          <Shape as="div">
            <Skeleton $height={152} />
            <Skeleton $height={20} />
            <Skeleton $height={16} $width="60%" />
          </Shape>
        </li>
      ))}
    </RecipeGrid>
  );
}
