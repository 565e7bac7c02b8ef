import { laterPart } from '@sytno/kit/ui';
import type { Language } from '@sytno/domain';
import { useAtomValue } from 'jotai';
import { MenuPage } from '../menu/MenuPage';
import { filledAtom } from './fill';

const FilledNote = laterPart(
  'mealplans.filled-note',
  () => import('./FilledNote').then((file) => file.FilledNote),
  { skeleton: null },
);

/** The week; right after it was filled, with what came of that above it. */
export function WeekPage({ lng }: { lng: Language }) {
  const filled = useAtomValue(filledAtom);
  return (
    <>
      {filled && <FilledNote lng={lng} />}
      <MenuPage lng={lng} />
    </>
  );
}
