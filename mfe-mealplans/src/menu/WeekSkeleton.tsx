import { color, RADIUS, Skeleton, space, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const DISHES = [1, 2, 3, 4];

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(148px, 1fr));
  gap: ${space(2)};
  padding-top: ${space(1)};
  overflow: hidden;
  ${upTo('md')} {
    grid-template-columns: minmax(0, 1fr);
    > :not(:first-child) {
      display: none;
    }
  }
`;

const Day = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)} ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  > :nth-child(3) {
    margin-bottom: ${space(4)};
  }
`;

/** The week before it comes: heads with their bars, and cards. */
export function WeekSkeleton() {
  return (
    <Grid>
      {DAYS.map((day) => (
        <Day key={day}>
          <Skeleton $height={18} $width="50%" />
          <Skeleton $height={14} $width="80%" />
          <Skeleton $height={6} />
          {DISHES.map((dish) => (
            <Skeleton key={dish} $height={72} />
          ))}
        </Day>
      ))}
    </Grid>
  );
}
