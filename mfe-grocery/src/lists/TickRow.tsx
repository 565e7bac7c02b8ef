import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import type { Undo } from '@sytno/kit/ui';
import { useState } from 'react';
import { LineRow } from './LineRow';
import type { ListLine } from './lists.queries';
import { boxOf } from './use-focus-of-moved';
import { useTick } from './use-tick';

/** A row of a list in the shop: a tap on it, or a swipe, puts it into the basket or back. */
export function TickRow(props: {
  listId: string;
  line: ListLine;
  lng: Language;
  undo: Undo;
  unsaved: boolean;
  onMove: (lineId: string) => void;
  onEdit?: (() => void) | undefined;
  /** For a hand in the shop. */
  large?: boolean;
  /** It can only be looked at. */
  readOnly?: boolean;
}) {
  const { t } = useTexts('grocery');
  const { listId, line, lng, undo, unsaved, onMove, onEdit, large, readOnly } = props;
  const tick = useTick(listId, line.id);
  // The box answers the finger at once; the list follows a moment later and moves the row, which begins anew.
  const [pressed, setPressed] = useState<boolean>();
  const press = async (ticked: boolean) => {
    setPressed(ticked);
    onMove(line.id);
    const name = t(ticked ? 'line.bought' : 'line.putBack', { name: line.name });
    // At once: on a slow line the next Ctrl+Z would find nothing, or an older deed.
    const withdraw = undo.did(name, () => tick(!ticked));
    try {
      await tick(ticked);
    } catch {
      // Told and taken back already.
      setPressed(undefined);
      withdraw();
    }
  };
  return (
    <LineRow
      line={line}
      lng={lng}
      boxId={boxOf(line.id)}
      ticked={pressed ?? line.ticked}
      done={line.ticked}
      unsaved={unsaved}
      large={large}
      remark={line.own ? ` · ${t('line.own')}` : undefined}
      onEdit={readOnly ? undefined : onEdit}
      onTick={readOnly ? undefined : (ticked) => void press(ticked)}
    />
  );
}
