import { Card, Skeleton, space, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: ${space(5)};
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stack = styled(Card).attrs({ as: 'div' })`
  display: grid;
  gap: ${space(4)};
  align-content: start;
`;

/** The shape of the form that is on its way. */
export function EditorSkeleton() {
  return (
    <Columns>
      <Stack>
        <Skeleton $height={28} $width="40%" />
        <Skeleton $height={44} />
        <Skeleton $height={96} />
        <Skeleton $height={44} $width="70%" />
      </Stack>
      <Stack>
        <Skeleton $height={28} $width="50%" />
        <Skeleton $height={72} />
      </Stack>
    </Columns>
  );
}
