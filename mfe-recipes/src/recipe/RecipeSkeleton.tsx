import { Card, Skeleton, space, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Head = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
  gap: ${space(6)};
  margin-bottom: ${space(5)};
  ${upTo('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space(5)};
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  align-content: start;
`;

const ROWS = [1, 2, 3, 4, 5, 6, 7];

/** The shape of a recipe that is on its way. */
export function RecipeSkeleton() {
  return (
    <>
      <Head as="div">
        <Skeleton $height={232} />
        <Stack>
          <Skeleton $height={36} $width="70%" />
          <Skeleton $height={18} $width="45%" />
          <Skeleton $height={44} />
          <Skeleton $height={72} />
        </Stack>
      </Head>
      <Columns>
        <Lines />
        <Lines />
      </Columns>
    </>
  );
}

function Lines() {
  return (
    <Card as="div">
      <Stack>
        <Skeleton $height={28} $width="50%" />
        {ROWS.map((row) => (
          <Skeleton key={row} $height={24} />
        ))}
      </Stack>
    </Card>
  );
}
