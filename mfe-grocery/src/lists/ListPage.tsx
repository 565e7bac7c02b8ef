import type { Language } from '@sytno/domain';
import { formatDays, useApi, useTexts } from '@sytno/kit';
import { useParams, useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  ButtonLink,
  EmptyState,
  IconButton,
  laterPart,
  OFF_PAPER,
  QuietButton,
  PageFrame,
  QueryView,
  Skeleton,
  space,
  UndoButton,
  upTo,
  useDocumentTitle,
  useUndo,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useState } from 'react';
import { ChangesNote } from '../build/ChangesNote';
import { Icon } from '../Icon';
import { AddWindow } from '../lines/windows';
import { ShareMenu } from '../sharing/ShareMenu';
import { SHOPS_WORDS } from '../shops/words';
import { ListActions } from './ListActions';
import { ListLines } from './ListLines';
import { listQuery, type GroceryList } from './lists.queries';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  ${upTo('sm')} {
    flex: 1 0 100%;
  }
  ${OFF_PAPER}
`;

const ShopScreen = laterPart(
  'grocery.shop',
  () => import('../shops/ShopScreen').then((file) => file.ShopScreen),
  { skeleton: null, words: SHOPS_WORDS },
);

const PhoneWindow = laterPart(
  'grocery.phone',
  () => import('../phone/PhoneWindow').then((file) => file.PhoneWindow),
  { skeleton: null, words: SHOPS_WORDS },
);

const ShopWindow = laterPart(
  'grocery.shopWindow',
  () => import('../shops/ShopWindow').then((file) => file.ShopWindow),
  { skeleton: null, words: SHOPS_WORDS },
);

/** One grocery list, as it is used in the shop. */
export function ListPage({ lng }: { lng: Language }) {
  const { t } = useTexts('grocery');
  const { id = '' } = useParams();
  const query = useQuery(listQuery(useApi(), id, lng));
  return (
    <>
      <BackLink to={pathTo('groceryLists', lng)}>{t('list.back')}</BackLink>
      <QueryView whole query={query} skeleton={<Skeleton $height={420} />}>
        {(list) => <Shown key={list.id} list={list} lng={lng} />}
      </QueryView>
    </>
  );
}

function Shown({ list, lng }: { list: GroceryList; lng: Language }) {
  const { t } = useTexts('grocery');
  const undo = useUndo();
  const [opened, setOpened] = useState<'add' | 'shop' | 'phone'>();
  const [search, setSearch] = useSearchParams();
  const close = () => setOpened(undefined);
  const { name, from, to, state } = list;
  useDocumentTitle(name);
  const days = from !== null && to !== null ? formatDays(from, to, lng) : null;
  const lead = [t(`lists.state.${state}`), days === name ? null : days].filter(Boolean).join(' · ');
  return (
    <PageFrame
      title={name}
      lead={lead}
      action={
        <Tools>
          {state !== 'closed' && <UndoButton undo={undo} />}
          <IconButton
            aria-label={t('list.print')}
            onClick={() => {
              window.print();
            }}
          >
            <Icon name="print" size={20} />
          </IconButton>
          {list.items.length > 0 && (
            <ShareMenu
              list={list}
              lng={lng}
              onPhone={() => setOpened('phone')}
              onShop={state === 'closed' ? undefined : () => setOpened('shop')}
            />
          )}
          {state === 'in-use' && (
            <QuietButton data-add onClick={() => setSearch({ shop: '1' })}>
              <Icon name="basket" /> {t('list.shopMode')}
            </QuietButton>
          )}
          {state !== 'closed' && (
            <QuietButton data-add onClick={() => setOpened('add')}>
              <Icon name="plus" /> {t('list.add')}
            </QuietButton>
          )}
          <ListActions list={list} lng={lng} />
        </Tools>
      }
    >
      {state !== 'closed' && <ChangesNote list={list} lng={lng} />}
      {opened === 'add' && <AddWindow list={list} lng={lng} undo={undo} onClose={close} />}
      {opened === 'shop' && <ShopWindow list={list} lng={lng} onClose={close} />}
      {opened === 'phone' && <PhoneWindow lng={lng} onClose={close} />}
      {search.has('shop') && state !== 'closed' && (
        <ShopScreen list={list} lng={lng} undo={undo} onLeave={() => setSearch({}, { replace: true })} />
      )}
      {list.items.length === 0 ? (
        <EmptyState
          picture="🧺"
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
          action={
            <ButtonLink to={pathTo('groceryLists', lng, {}, { build: '1' })}>{t('lists.build')}</ButtonLink>
          }
        />
      ) : (
        <ListLines list={list} lng={lng} undo={undo} />
      )}
    </PageFrame>
  );
}
