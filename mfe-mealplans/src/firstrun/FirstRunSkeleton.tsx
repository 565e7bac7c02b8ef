import { Skeleton, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  gap: ${space(5)};
  max-width: 600px;
  margin: 0 auto;
`;

/** A question before it comes. */
export function FirstRunSkeleton() {
  return (
    <Frame>
      <Skeleton $height={44} />
      <Skeleton $height={88} />
      <Skeleton $height={240} />
    </Frame>
  );
}
