import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { Skeleton } from './Skeleton';

const Shape = styled.div`
  display: grid;
  gap: ${space(6)};
`;

/** A page whose file is still to come: its heading, and something below it. */
export function PageSkeleton() {
  return (
    <Shape>
      <Skeleton $height={36} $width="240px" />
      <Skeleton $height={420} />
    </Shape>
  );
}
