import type { Language } from '@sytno/domain';
import { laterPart, type Undo } from '@sytno/kit/ui';
import { useMemo, useState, type ReactNode } from 'react';
import type { Span } from './span-words';
import { useDayDeeds } from './use-day-deeds';
import type { MenuItem } from './week';

const load = () => import('./DayWindows');
const later = { skeleton: null };
const CopyWindow = laterPart('mealplans.copy-days', () => load().then((file) => file.CopyWindow), later);
const ClearWindow = laterPart('mealplans.clear-days', () => load().then((file) => file.ClearWindow), later);

/** What a day or a week leads to. The same object as long as the page stands. */
export interface DayWays {
  copy: (span: Span) => void;
  clear: (span: Span) => void;
}

/** Gives the days inside of it their windows: copying them and clearing them. */
export function Days(props: {
  items: readonly MenuItem[];
  undo: Undo;
  lng: Language;
  children: (ways: DayWays) => ReactNode;
}) {
  const { items, lng } = props;
  const [shown, setShown] = useState<{ span: Span; as: 'copy' | 'clear' }>();
  const deeds = useDayDeeds(lng, props.undo);
  const ways = useMemo<DayWays>(
    () => ({
      copy: (span) => setShown({ span, as: 'copy' }),
      clear: (span) => setShown({ span, as: 'clear' }),
    }),
    [],
  );
  const close = () => {
    setShown(undefined);
  };
  const Window = shown?.as === 'copy' ? CopyWindow : ClearWindow;
  return (
    <>
      {props.children(ways)}
      {shown && (
        <Window
          span={shown.span}
          count={items.filter(({ date }) => shown.span.days === 7 || date === shown.span.from).length}
          lng={lng}
          busy={deeds.busy}
          onCopy={(to, times) => deeds.copy(shown.span, to, times, close)}
          onClear={() => deeds.clear(shown.span, close)}
          onClose={close}
        />
      )}
    </>
  );
}
