import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Card, color, DishPicture, OFF_PAPER, space, TYPE, upTo, type Undo } from '@sytno/kit/ui';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { LineWindow } from '../lines/windows';
import { AisleList, Aisles } from './AisleList';
import { LineRow } from './LineRow';
import type { GroceryList, ListLine } from './lists.queries';
import { ListSummary } from './ListSummary';
import { aislesOf, placesOf } from './shopping';
import { Slide } from './Slide';
import { useListRights } from '../together/list-rights';
import { TickRow } from './TickRow';
import { useFocusOfMoved } from './use-focus-of-moved';
import { useDrawn } from './use-growing';
import { useUnsavedTicks } from './use-unsaved-ticks';

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
  ${OFF_PAPER}
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
  const open = list.items.filter(({ ticked }) => !ticked);
  const basket = list.items.filter(({ ticked }) => ticked);
  const isDrawn = useDrawn(open, basket);
  const rows = (lines: readonly ListLine[]) =>
    lines
      .filter(isDrawn)
      .map((line) =>
        readOnly ? (
          <LineRow key={line.id} line={line} lng={lng} ticked={line.ticked} done={line.ticked} />
        ) : (
          <TickRow
            key={line.id}
            line={line}
            lng={lng}
            did={undo.did}
            unsaved={isUnsaved(line.id)}
            onMove={leave}
            onEdit={setEditedId}
          />
        ),
      );
  return (
    <Slide of={placesOf(list.items)}>
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
            <AisleList folds name={t('list.basket')} level={2} count={basket.length}>
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
