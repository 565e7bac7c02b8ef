import type { Language } from '@sytno/domain';
import { laterPart, type Undo } from '@sytno/kit/ui';
import { useMemo, useState, type ReactNode } from 'react';
import type { Span } from './span-words';
import { useDayDeeds } from './use-day-deeds';
import { OverLimitPart } from '../parameters/OverLimitPart';
import { useExtraGuard } from '../parameters/use-limit-guard';
import { useGuests } from '../guests/use-guests';
import { samePlace, type MealGuests, type MenuItem, type MenuNote, type MenuPlace } from './week';
import { ExtraWindow, NoteWindow } from '../kitchen/parts';
import { useExtras } from '../kitchen/use-extras';

const load = () => import('./DayWindows');
const later = { skeleton: null };
const CopyWindow = laterPart('mealplans.copy-days', () => load().then((file) => file.CopyWindow), later);
const ClearWindow = laterPart('mealplans.clear-days', () => load().then((file) => file.ClearWindow), later);

/** What days and their meals lead to. The same object as long as the page stands. */
export interface DayWays {
  copy: (span: Span) => void;
  clear: (span: Span) => void;
  /** A food or a note comes on a meal. */
  extra: (place: MenuPlace) => void;
  /** How many guests come to it. */
  guests: (place: MenuPlace) => void;
  note: (note: MenuNote) => void;
}

/** Gives the days inside of it their windows: copying and clearing them, foods and notes on their meals. */
export function Days(props: {
  items: readonly MenuItem[];
  guests: readonly MealGuests[];
  undo: Undo;
  lng: Language;
  children: (ways: DayWays) => ReactNode;
}) {
  const { items, lng } = props;
  const [shown, setShown] = useState<{ span: Span; as: 'copy' | 'clear' }>();
  const [place, setPlace] = useState<MenuPlace & { first?: 'guests' }>();
  const [note, setNote] = useState<MenuNote>();
  const deeds = useDayDeeds(lng, props.undo);
  const extras = useExtras(lng, props.undo);
  const food = useExtraGuard(extras.add, lng);
  const guests = useGuests(lng, props.undo);
  const there = props.guests.find((meal) => place && samePlace(meal, place))?.count ?? 0;
  const ways = useMemo<DayWays>(
    () => ({
      copy: (span) => setShown({ span, as: 'copy' }),
      clear: (span) => setShown({ span, as: 'clear' }),
      extra: setPlace,
      guests: (meal) => setPlace({ ...meal, first: 'guests' }),
      note: setNote,
    }),
    [],
  );
  const close = () => {
    setShown(undefined);
    setPlace(undefined);
    setNote(undefined);
  };
  const within = ({ date }: { date: string }) => shown?.span.days === 7 || date === shown?.span.from;
  const Window = shown?.as === 'copy' ? CopyWindow : ClearWindow;
  return (
    <>
      {props.children(ways)}
      {shown && (
        <Window
          span={shown.span}
          count={items.filter(within).length}
          guests={props.guests.filter(within).reduce((sum, { count }) => sum + count, 0)}
          lng={lng}
          busy={deeds.busy}
          onCopy={(to) => deeds.copy(shown.span, to, close)}
          onClear={() => deeds.clear(shown.span, close)}
          onClose={close}
        />
      )}
      {food.asking}
      {deeds.asked && <OverLimitPart asked={deeds.asked} lng={lng} onClose={deeds.onAnswered} />}
      {place && (
        <ExtraWindow
          place={place}
          lng={lng}
          guests={there}
          busy={extras.busy || guests.busy}
          onGuests={(count, seen) => guests.set(place, count, seen, close)}
          onAdd={(extra) => food.add(extra, close)}
          onClose={close}
        />
      )}
      {note && (
        <NoteWindow
          key={note.id}
          note={note}
          lng={lng}
          busy={extras.busy}
          onSave={(text) => extras.changeNote(note, text, close)}
          onRemove={() => extras.removeNote(note, close)}
          onClose={close}
        />
      )}
    </>
  );
}
