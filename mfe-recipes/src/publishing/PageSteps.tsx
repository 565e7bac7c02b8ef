import type { Language } from '@sytno/domain';
import { useApi } from '@sytno/kit';
import { Card } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { LikeSteps } from './LikeSteps';
import { publishingQuery } from './publishing.queries';

/** Below the steps of an imported recipe's form: how much of them, as they were saved, is the page's wording. */
export function PageSteps({ id, lng }: { id: string; lng: Language }) {
  const likeness = useQuery(publishingQuery(useApi(), id, lng)).data?.checks.likeness;
  if (!likeness) return null;
  return (
    <Card as="div">
      <LikeSteps likeness={likeness} lng={lng} />
    </Card>
  );
}
