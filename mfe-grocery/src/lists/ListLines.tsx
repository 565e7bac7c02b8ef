import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { color } from '@sytno/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AisleList, Aisles } from './AisleList';
import { LineRow } from './LineRow';
import type { GroceryList, ListLine } from './lists.queries';
import { aislesOf, neighbourOf } from './shopping';
import { useTick } from './use-tick';

const Done = styled.p`
  margin: 0;
  color: ${color('dill')};
`;

const boxOf = (lineId: string) => `line-${lineId}`;

/** The lines still to buy by aisle, and what is in the basket at the end. */
export function ListLines({ list, lng }: { list: GroceryList; lng: Language }) {
  const { t } = useTexts('grocery');
  const leave = useFocusOfMoved(list.items);
  const readOnly = list.state === 'closed';
  const rows = (lines: readonly ListLine[]) =>
    lines.map((line) =>
      readOnly ? (
        <LineRow key={line.id} line={line} lng={lng} ticked={line.ticked} done={line.ticked} />
      ) : (
        <TickRow key={line.id} listId={list.id} line={line} lng={lng} onMove={leave} />
      ),
    );
  const open = list.items.filter(({ ticked }) => !ticked);
  const basket = list.items.filter(({ ticked }) => ticked);
  return (
    <Aisles>
      {open.length === 0 && <Done>{t('list.allBought')}</Done>}
      {aislesOf(open).map((aisle) => (
        <AisleList key={aisle.id} name={aisle.name} level={2}>
          {rows(aisle.lines)}
        </AisleList>
      ))}
      {basket.length > 0 && (
        <AisleList name={t('list.basket')} level={2}>
          {rows(basket)}
        </AisleList>
      )}
    </Aisles>
  );
}

function TickRow(props: { listId: string; line: ListLine; lng: Language; onMove: (lineId: string) => void }) {
  const { listId, line, lng, onMove } = props;
  const tick = useTick(listId, line.id);
  // The box answers the finger at once; the list follows a moment later and moves the row, which begins anew.
  const [pressed, setPressed] = useState<boolean>();
  return (
    <LineRow
      line={line}
      lng={lng}
      boxId={boxOf(line.id)}
      ticked={pressed ?? line.ticked}
      done={line.ticked}
      onTick={(ticked) => {
        setPressed(ticked);
        onMove(line.id);
        tick(ticked);
      }}
    />
  );
}

/** A row that moves away takes the focus with it into nothing: it goes to the next one then. */
function useFocusOfMoved(lines: readonly ListLine[]): (lineId: string) => void {
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current === undefined || document.activeElement !== document.body) return;
    document.getElementById(boxOf(next.current))?.focus({ preventScroll: true });
    next.current = undefined;
  }, [lines]);
  return (lineId) => {
    next.current = neighbourOf(lines, lineId);
  };
}
