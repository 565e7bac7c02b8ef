import { useSearchParams } from '@sytno/kit/router';
import { laterPart, Skeleton } from '@sytno/kit/ui';
import { isDay, type Language } from '@sytno/domain';
import { useAtomValue } from 'jotai';
import { today } from '../menu/menu.atoms';
import { MenuPage } from '../menu/MenuPage';
import { PLAN_WORDS as words } from '../parameters/plan-texts';
import { takenAtom } from '../generator/taken';
import { GENERATOR_WORDS } from '../generator/words';
import { filledAtom } from './fill';

const FilledNote = laterPart(
  'mealplans.filled-note',
  () => import('./FilledNote').then((file) => file.FilledNote),
  { skeleton: null },
);

const GeneratePage = laterPart(
  'mealplans.generate',
  () => import('../generator/GeneratePage').then((file) => file.GeneratePage),
  { skeleton: <Skeleton $height={480} />, whole: true, words: GENERATOR_WORDS },
);

const TakenNote = laterPart(
  'mealplans.taken-note',
  () => import('../generator/TakenNote').then((file) => file.TakenNote),
  { skeleton: null, words: GENERATOR_WORDS },
);

const PrintPage = laterPart(
  'mealplans.print',
  () => import('../print/PrintPage').then((file) => file.PrintPage),
  { skeleton: <Skeleton $height={480} />, whole: true, words },
);

/**
 * The week; `?print=1` is its sheet of paper, `?generate=1` makes a plan for it. Right after it was filled, with
 * what came of that above it.
 */
export function WeekPage({ lng }: { lng: Language }) {
  const filled = useAtomValue(filledAtom);
  const taken = useAtomValue(takenAtom);
  const [params] = useSearchParams();
  const day = params.get('date') ?? '';
  if (params.get('print') === '1') return <PrintPage day={isDay(day) ? day : today()} lng={lng} />;
  if (params.get('generate') === '1') return <GeneratePage from={isDay(day) ? day : today()} lng={lng} />;
  return (
    <>
      {taken && <TakenNote lng={lng} />}
      {filled && <FilledNote lng={lng} />}
      <MenuPage lng={lng} />
    </>
  );
}
