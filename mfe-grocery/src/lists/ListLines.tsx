import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Card, color, DishPicture, laterPart, space, TYPE, upTo, type Undo } from '@sytno/kit/ui';
import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { LINES_WORDS as words } from '../lines/words';
import { AisleList, Aisles } from './AisleList';
import { LineRow } from './LineRow';
import type { GroceryList, ListLine } from './lists.queries';
import { ListSummary } from './ListSummary';
import { aislesOf, neighbourOf } from './shopping';
import { Slide } from './Slide';
import { useListRights } from '../together/list-rights';
import { useRemark } from '../together/use-remark';
import { useTick } from './use-tick';
import { useUnsavedTicks } from './use-unsaved-ticks';

const LineWindow = laterPart(
  'grocery.line',
  () => import('../lines/LineWindow').then((file) => file.LineWindow),
  { skeleton: null, words },
);

/** The summary on top, the aisles, the basket; on wide screens the aisles beside the other two. */
const Shop = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(320px, 400px);
  grid-template-rows: auto 1fr;
  gap: ${space(4)} ${space(5)};
  align-items: start;
  > :nth-child(2) {
    grid-area: 1 / 1 / span 2;
  }
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    > :nth-child(2) {
      grid-area: auto;
    }
  }
  @media print {
    display: block;
  }
`;

/** Stays in sight below the header while the lines scroll by. */
const Sticky = styled.div`
  position: sticky;
  top: ${space(17)};
  z-index: 2;
  @media print {
    position: static;
  }
`;

const Done = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(8)} ${space(4)};
  color: ${color('dill')};
  font: ${TYPE.strong};
  p {
    margin: 0;
  }
`;

const DONE_PLATE = { icons: ['green-salad', 'tomato', 'bread'], tint: '#7FAE5A' };

const boxOf = (lineId: string) => `line-${lineId}`;

/** The lines still to buy by aisle, and what is in the basket. */
export function ListLines(props: {
  list: GroceryList;
  lng: Language;
  undo: Undo;
  /** Opens one line; what a household may do with it unless told. */
  window?: ComponentType<ComponentProps<typeof LineWindow>>;
}) {
  const { list, lng, undo, window: Window = LineWindow } = props;
  const { t } = useTexts('grocery');
  const leave = useFocusOfMoved(list.items);
  const isUnsaved = useUnsavedTicks();
  const { change } = useListRights();
  const readOnly = list.state === 'closed' || !change;
  const [editedId, setEditedId] = useState<string>();
  const edited = list.items.find(({ id }) => id === editedId);
  const rows = (lines: readonly ListLine[]) =>
    lines.map((line) =>
      readOnly ? (
        <LineRow key={line.id} line={line} lng={lng} ticked={line.ticked} done={line.ticked} />
      ) : (
        <TickRow
          key={line.id}
          line={line}
          lng={lng}
          undo={undo}
          unsaved={isUnsaved(line.id)}
          onMove={leave}
          onEdit={() => setEditedId(line.id)}
        />
      ),
    );
  const open = list.items.filter(({ ticked }) => !ticked);
  const basket = list.items.filter(({ ticked }) => ticked);
  return (
    <Slide of={list.items}>
      <Shop>
        <Sticky>
          <ListSummary list={list} lng={lng} />
        </Sticky>
        <Aisles $lines={open.length}>
          {open.length === 0 && (
            <Done as="div">
              <DishPicture picture={DONE_PLATE} size={112} />
              <p>{t('list.allBought')}</p>
            </Done>
          )}
          {aislesOf(open).map((aisle) => (
            <AisleList
              key={aisle.id}
              id={aisle.id}
              name={aisle.name || t('list.otherAisle')}
              level={2}
              count={aisle.lines.length}
            >
              {rows(aisle.lines)}
            </AisleList>
          ))}
        </Aisles>
        {basket.length > 0 && (
          <Aisles $lines={basket.length}>
            <AisleList name={t('list.basket')} level={2} count={basket.length}>
              {rows(basket)}
            </AisleList>
          </Aisles>
        )}
      </Shop>
      {edited && (
        <Window list={list} line={edited} lng={lng} undo={undo} onClose={() => setEditedId(undefined)} />
      )}
    </Slide>
  );
}

function TickRow(props: {
  line: ListLine;
  lng: Language;
  undo: Undo;
  unsaved: boolean;
  onMove: (lineId: string) => void;
  onEdit: () => void;
}) {
  const { t } = useTexts('grocery');
  const { line, lng, undo, unsaved, onMove, onEdit } = props;
  const tick = useTick(line.id);
  const remark = useRemark();
  // The box answers the finger at once; the list follows a moment later and moves the row, which begins anew.
  const [pressed, setPressed] = useState<boolean>();
  const press = (ticked: boolean) => {
    setPressed(ticked);
    onMove(line.id);
    const name = t(ticked ? 'line.bought' : 'line.putBack', { name: line.name });
    undo.did(name, () => tick(!ticked));
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
      remark={remark(line)}
      onEdit={onEdit}
      onTick={press}
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
