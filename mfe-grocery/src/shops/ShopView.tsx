import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import {
  color,
  DishPicture,
  IconButton,
  laterPart,
  RADIUS,
  space,
  Switch,
  TargetBar,
  TYPE,
  UndoButton,
  type Undo,
} from '@sytno/kit/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { AddWindow, type LineWindow } from '../lines/windows';
import { AisleList } from '../lists/AisleList';
import type { GroceryList, ListLine } from '../lists/lists.queries';
import { BASKET, progressWords } from '../lists/progress';
import { aislesOf, placesOf } from '../lists/shopping';
import { Slide } from '../lists/Slide';
import { TickRow } from '../lists/TickRow';
import { useFocusOfMoved } from '../lists/use-focus-of-moved';
import { useDrawn } from '../lists/use-growing';
import { useUnsavedTicks } from '../lists/use-unsaved-ticks';
import { ShopMoney } from './ShopMoney';
import { useAwake } from './use-awake';
import { SHOPS_TEXTS, SHOPS_WORDS as words } from './words';

const ShopWindow = laterPart(
  'grocery.shopWindow',
  () => import('./ShopWindow').then((file) => file.ShopWindow),
  { skeleton: null, words },
);

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  width: min(720px, 100%);
  min-height: 100%;
  grid-template-rows: auto auto 1fr;
  margin: 0 auto;
  padding: 0 ${space(3)} max(${space(8)}, env(safe-area-inset-bottom, 0px));
`;

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin: 0 -${space(3)};
  padding: max(${space(2)}, env(safe-area-inset-top, 0px)) ${space(3)} ${space(3)};
  border-bottom: 1px solid ${color('line')};
  background: ${color('page')};
  > div:first-child {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  h1 {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow: hidden;
    font: ${TYPE.section};
    text-overflow: ellipsis;
    white-space: nowrap;
    &:focus {
      outline: none;
    }
  }
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`;

/** Looks like a field, since a window with one opens. */
const Wish = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 52px;
  padding: 0 ${space(4)};
  border: 1.5px solid ${color('border')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  color: ${color('quiet')};
  text-align: start;
  cursor: pointer;
`;

const Place = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color('text')};
  text-align: start;
  cursor: pointer;
  span {
    color: ${color('quiet')};
  }
  strong {
    overflow-wrap: anywhere;
    color: ${color('beet')};
    font: ${TYPE.strong};
  }
`;

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
`;

const Done = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(6)} ${space(4)};
  color: ${color('dill')};
  font: ${TYPE.strong};
  text-align: center;
  p {
    margin: 0;
  }
`;

const DONE_PLATE = { icons: ['green-salad', 'tomato', 'bread'], tint: '#7FAE5A' };

export interface ShopViewProps {
  list: GroceryList;
  lng: Language;
  undo: Undo;
  onLeave: () => void;
  /** What stands under the head: how the list is synchronised, that premium has ended. */
  band?: ReactNode;
  /** It can only be looked at. */
  readOnly?: boolean;
  /** Opens all that can be done with a line; without it lines are ticked and no more. */
  lineWindow?: typeof LineWindow;
}

type Opened = 'add' | 'shop' | { readonly lineId: string };

/** A list as it is used in the shop: large rows in the order of the walk, the basket below, the money along. */
export function ShopView(props: ShopViewProps) {
  const { list, lng, undo, onLeave, band, readOnly = false, lineWindow: EditWindow } = props;
  const { t } = useTexts(SHOPS_TEXTS);
  const { t: own } = useTexts('grocery');
  const [opened, setOpened] = useState<Opened>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const close = () => setOpened(undefined);
  const edit = useCallback((lineId: string) => setOpened({ lineId }), []);
  const ticked = list.items.filter((line) => line.ticked).length;
  const edited = typeof opened === 'object' && list.items.find(({ id }) => id === opened.lineId);
  return (
    <Page>
      <Head>
        <div>
          <IconButton aria-label={t('shop.leave')} onClick={onLeave}>
            <Icon name="back" size={24} />
          </IconButton>
          <h1 ref={title} tabIndex={-1}>
            {list.name}
          </h1>
          {!readOnly && <UndoButton undo={undo} />}
        </div>
        <div role="status">
          <TargetBar
            kept
            label={own('list.progress')}
            words={progressWords(own, 'in-use', { lines: list.items.length, ticked })}
            share={ticked / Math.max(1, list.items.length)}
            role={BASKET}
          />
        </div>
        <ShopMoney list={list} lng={lng} />
        {band}
      </Head>
      <Tools>
        {!readOnly && (
          <Wish type="button" onClick={() => setOpened('add')}>
            <Icon name="plus" /> {t('shop.add')}
          </Wish>
        )}
        <Place type="button" disabled={readOnly} onClick={() => setOpened('shop')}>
          <span>{t('shop.where')}</span>
          <strong>{list.shop?.name || t('shop.usual')}</strong>
        </Place>
        <StayAwake />
      </Tools>
      <ShopLines list={list} lng={lng} undo={undo} readOnly={readOnly} onEdit={EditWindow && edit} />
      {opened === 'add' && <AddWindow list={list} lng={lng} undo={undo} onClose={close} />}
      {opened === 'shop' && <ShopWindow list={list} lng={lng} onClose={close} />}
      {edited && EditWindow && <EditWindow list={list} line={edited} lng={lng} undo={undo} onClose={close} />}
    </Page>
  );
}

/** The switch that keeps the screen on; nothing where the browser cannot. */
function StayAwake() {
  const { t } = useTexts(SHOPS_TEXTS);
  const [wanted, setWanted] = useState(true);
  const awake = useAwake(wanted);
  if (awake === 'unable') return null;
  return (
    <Switch
      label={t('shop.awake')}
      {...(wanted && awake === 'off' ? { hint: t('shop.awakeRefused') } : {})}
      checked={wanted}
      onChange={({ target }) => setWanted(target.checked)}
    />
  );
}

function ShopLines(props: {
  list: GroceryList;
  lng: Language;
  undo: Undo;
  readOnly: boolean;
  onEdit: ((lineId: string) => void) | undefined;
}) {
  const { t } = useTexts('grocery');
  const { list, lng, undo, readOnly, onEdit } = props;
  const leave = useFocusOfMoved(list.items);
  const isUnsaved = useUnsavedTicks();
  const open = list.items.filter((line) => !line.ticked);
  const basket = list.items.filter((line) => line.ticked);
  const isDrawn = useDrawn(open, basket);
  const rows = (lines: readonly ListLine[]) =>
    lines
      .filter(isDrawn)
      .map((line) => (
        <TickRow
          key={line.id}
          large
          readOnly={readOnly}
          line={line}
          lng={lng}
          did={undo.did}
          unsaved={isUnsaved(line.id)}
          onMove={leave}
          onEdit={onEdit}
        />
      ));
  return (
    <Slide of={placesOf(list.items)}>
      <Lines>
        {open.length === 0 && (
          <Done>
            <DishPicture picture={DONE_PLATE} size={112} />
            <p>{t(list.items.length === 0 ? 'lists.empty' : 'list.allBought')}</p>
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
        {basket.length > 0 && (
          <AisleList folds name={t('list.basket')} level={2} count={basket.length}>
            {rows(basket)}
          </AisleList>
        )}
      </Lines>
    </Slide>
  );
}
