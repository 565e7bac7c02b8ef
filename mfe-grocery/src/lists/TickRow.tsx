import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import type { Undo } from '@sytno/kit/ui';
import { memo, useState } from 'react';
import { LineRow } from './LineRow';
import type { ListLine } from './lists.queries';
import { boxOf } from './use-focus-of-moved';
import { useRemark } from '../together/use-remark';
import { useTick } from './use-tick';

/** A row of a list in the shop: a tap on it, or a swipe, puts it into the basket or back. */
export const TickRow = memo(function TickRow(props: {
  line: ListLine;
  lng: Language;
  /** Tells the page's undo what was done. */
  did: Undo['did'];
  unsaved: boolean;
  onMove: (lineId: string) => void;
  onEdit?: ((lineId: string) => void) | undefined;
  /** For a hand in the shop. */
  large?: boolean;
  /** It can only be looked at. */
  readOnly?: boolean;
}) {
  const { t } = useTexts('grocery');
  const { line, lng, did, unsaved, onMove, onEdit, large, readOnly } = props;
  const tick = useTick(line.id);
  // The box answers the finger at once; the list follows a moment later and moves the row, which begins anew.
  const [pressed, setPressed] = useState<boolean>();
  const remark = useRemark();
  const press = (ticked: boolean) => {
    setPressed(ticked);
    onMove(line.id);
    const name = t(ticked ? 'line.bought' : 'line.putBack', { name: line.name });
    did(name, () => tick(!ticked));
    tick(ticked);
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
      remark={remark(line)}
      onEdit={readOnly || !onEdit ? undefined : () => onEdit(line.id)}
      onTick={readOnly ? undefined : press}
    />
  );
});
