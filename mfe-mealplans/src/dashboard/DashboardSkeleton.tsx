import { Card, Skeleton, space, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  gap: ${space(4)};
  > * {
    display: grid;
    gap: ${space(4)};
    align-content: start;
  }
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Rows = styled(Card)`
  display: grid;
  gap: ${space(3)};
`;

/** Today before it comes: the ring's card, the meals, the week. */
export function DashboardSkeleton() {
  return (
    <Columns>
      <div>
        <Rows>
          <Skeleton $height={136} />
        </Rows>
        <Rows>
          <Skeleton $height={52} />
          <Skeleton $height={52} />
          <Skeleton $height={52} />
          <Skeleton $height={52} />
        </Rows>
      </div>
      <div>
        <Rows>
          <Skeleton $height={28} $width="60%" />
          <Skeleton $height={44} $width="50%" />
        </Rows>
        <Rows>
          <Skeleton $height={180} />
        </Rows>
      </div>
    </Columns>
  );
}
