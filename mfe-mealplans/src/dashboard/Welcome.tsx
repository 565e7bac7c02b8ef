import { laterPart, Skeleton } from '@sytno/kit/ui';
import type { Language } from '@sytno/domain';

const Doors = laterPart('mealplans.doors', () => import('../firstrun/Doors').then((file) => file.Doors), {
  skeleton: <Skeleton $height={360} />,
});

/** A week without a dish is an invitation: the three ways into it. */
export function Welcome({ lng }: { lng: Language }) {
  return <Doors lng={lng} level={2} />;
}
