import type { Language } from '@sytno/domain';
import { formatDays, useApi, useTexts, useUser } from '@sytno/kit';
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
import { styled } from 'styled-components';
import { useMemo, useState } from 'react';
import { ChangesNote } from '../build/ChangesNote';
import { Icon } from '../Icon';
import { AddWindow } from '../lines/windows';
import { ShareMenu } from '../sharing/ShareMenu';
import { SHARING_WORDS } from '../sharing/words';
import { SHOPS_WORDS } from '../shops/words';
import { KeepOpenNote } from '../together/KeepOpenNote';
import { memberLink } from '../together/list-link';
import { ListRightsContext, useListRights, useMemberRights } from '../together/list-rights';
import { SyncBar } from '../together/SyncBar';
import { ListStoreContext, useOpenList } from '../together/use-list-store';
import { useTold } from '../together/use-told';
import { ListActions } from './ListActions';
import { ListLines } from './ListLines';
import type { GroceryList } from './lists.queries';
import { usePrinting } from './use-printing';
import { loadShopScreen, useAtHand } from './use-at-hand';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  ${upTo('sm')} {
    flex: 1 0 100%;
    /* The two of them share a row, for which there is no room beside their pictures. */
    > [data-add] {
      flex: 1 1 0;
      min-width: fit-content;
      padding-inline: ${space(3)};
      svg {
        display: none;
      }
    }
  }
  ${OFF_PAPER}
`;

const ShopScreen = laterPart(
  'grocery.shop',
  loadShopScreen,
  // Until it is there the lines stay.
  {
    skeleton: ({ list, lng, undo }) => <ListLines list={list} lng={lng} undo={undo} />,
    words: SHOPS_WORDS,
  },
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

const LinksWindow = laterPart(
  'grocery.links',
  () => import('../sharing/LinksWindow').then((file) => file.LinksWindow),
  { skeleton: null, words: SHARING_WORDS },
);

/** One grocery list, as it is used in the shop. */
export function ListPage({ lng }: { lng: Language }) {
  const { t } = useTexts('grocery');
  const api = useApi();
  const user = useUser();
  const { id = '' } = useParams();
  const link = useMemo(() => memberLink(api, id, lng), [api, id, lng]);
  const { store, view } = useOpenList(link, user?.id ?? '', useTold());
  const rights = useMemberRights();
  const { list: data, error } = view;
  const query = { data, error, isPending: error === undefined, refetch: () => store?.load() };
  return (
    <>
      <BackLink to={pathTo('groceryLists', lng)}>{t('list.back')}</BackLink>
      <QueryView whole query={query} skeleton={<Skeleton $height={420} />}>
        {(list) => (
          <ListStoreContext value={store}>
            <ListRightsContext value={rights}>
              <Shown key={list.id} list={list} lng={lng} />
            </ListRightsContext>
          </ListStoreContext>
        )}
      </QueryView>
    </>
  );
}

function Shown({ list, lng }: { list: GroceryList; lng: Language }) {
  const { t } = useTexts('grocery');
  const [opened, setOpened] = useState<'add' | 'shop' | 'phone' | 'links'>();
  const [search, setSearch] = useSearchParams();
  const close = () => setOpened(undefined);
  const { name, from, to, state } = list;
  const undo = useUndo();
  const user = useUser();
  const rights = useListRights();
  const mayChange = state !== 'closed' && rights.change;
  // The shop's screen covers the lines; on paper they are what there is.
  const isInShop = search.has('shop') && mayChange;
  const isPrinting = usePrinting();
  useAtHand(state === 'in-use' && mayChange, lng);
  const sync = <SyncBar own={({ id }) => id !== null && id === user?.id} />;
  useDocumentTitle(name);
  const days = from !== null && to !== null ? formatDays(from, to, lng) : null;
  const lead = [t(`lists.state.${state}`), days === name ? null : days].filter(Boolean).join(' · ');
  return (
    <PageFrame
      title={name}
      lead={lead}
      action={
        <Tools>
          {mayChange && <UndoButton undo={undo} />}
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
              onLinks={rights.own ? () => setOpened('links') : undefined}
              onPhone={() => setOpened('phone')}
              onShop={mayChange ? () => setOpened('shop') : undefined}
            />
          )}
          {state === 'in-use' && mayChange && (
            <QuietButton data-add onClick={() => setSearch({ shop: '1' })}>
              <Icon name="basket" /> {t('list.shopMode')}
            </QuietButton>
          )}
          {mayChange && (
            <QuietButton data-add onClick={() => setOpened('add')}>
              <Icon name="plus" /> {t('list.add')}
            </QuietButton>
          )}
          <ListActions list={list} lng={lng} />
        </Tools>
      }
    >
      {state !== 'closed' && (
        <>
          {sync}
          <KeepOpenNote list={list} lng={lng} />
          <ChangesNote list={list} lng={lng} />
        </>
      )}
      {opened === 'links' && <LinksWindow list={list} lng={lng} onClose={close} />}
      {opened === 'add' && <AddWindow list={list} lng={lng} undo={undo} onClose={close} />}
      {opened === 'shop' && <ShopWindow list={list} lng={lng} onClose={close} />}
      {opened === 'phone' && <PhoneWindow lng={lng} onClose={close} />}
      {isInShop && (
        <ShopScreen
          list={list}
          lng={lng}
          undo={undo}
          band={sync}
          onLeave={() => setSearch({}, { replace: true })}
        />
      )}
      {list.items.length === 0 ? (
        <EmptyState
          picture="🧺"
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
          action={
            rights.own && (
              <ButtonLink to={pathTo('groceryLists', lng, {}, { build: '1' })}>{t('lists.build')}</ButtonLink>
            )
          }
        />
      ) : (
        (!isInShop || isPrinting) && <ListLines list={list} lng={lng} undo={undo} />
      )}
    </PageFrame>
  );
}
