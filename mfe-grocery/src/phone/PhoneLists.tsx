import { formatDay, formatDays, useApi, useSession, useTexts, useUser } from '@sytno/kit';
import type { Language } from '@sytno/domain';
import {
  Button,
  Chip,
  color,
  EmptyState,
  QueryView,
  QuietButton,
  RADIUS,
  Skeleton,
  space,
  TYPE,
  useUndo,
} from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GroceryList, ListedList } from '../lists/lists.queries';
import { progressWords } from '../lists/progress';
import { useFailureNotice } from '../lists/use-failure-notice';
import { ShopView } from '../shops/ShopView';
import { memberLink } from '../together/list-link';
import { ListRightsContext } from '../together/list-rights';
import { SyncBar } from '../together/SyncBar';
import { ListStoreContext, useOpenList } from '../together/use-list-store';
import { useTold } from '../together/use-told';
import { PHONE_WORDS } from './phone-words';
import { PHONE_RIGHTS, usePhone, type PhoneState } from './phone.queries';

const Page = styled.main`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  width: min(720px, 100%);
  min-height: 100%;
  margin: 0 auto;
  padding: max(${space(4)}, env(safe-area-inset-top, 0px)) ${space(3)} ${space(6)};
  h1 {
    margin: 0;
    font: ${TYPE.page};
  }
`;

/** Around a list as large as the screen. */
const Whole = styled.main`
  display: grid;
  min-height: 100%;
`;

const Stack = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Card = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  width: 100%;
  min-height: 72px;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  color: ${color('text')};
  text-align: start;
  cursor: pointer;
  > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    font: ${TYPE.strong};
    font-size: 17px;
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Band = styled.p<{ $tone: 'sunflower' | 'chilli' }>`
  margin: 0;
  padding: ${space(2)} ${space(3)};
  border-radius: ${RADIUS.control};
  background: ${({ $tone }) => color($tone === 'chilli' ? 'chilli-tint' : 'sunflower-tint')};
  color: ${({ $tone }) => color($tone)};
  font: ${TYPE.quiet};
  font-weight: 600;
  a {
    color: inherit;
  }
`;

/** The household's lists on a phone: the one in the shop is opened at once. */
export function PhoneLists({ lng }: { lng: Language }) {
  const { t } = useTexts(PHONE_WORDS);
  const { state, lists, isEnded } = usePhone();
  const [chosen, setChosen] = useState<string | null>();
  const online = useOnline();
  if (isEnded) return <Ended lng={lng} />;
  const open = lists.data?.items.filter((list) => list.state !== 'closed') ?? [];
  const inShop = open.find((list) => list.state === 'in-use');
  const id = chosen === undefined ? inShop?.id : (chosen ?? undefined);
  const reading = state.data && <Reading state={state.data} lng={lng} />;
  const readOnly = state.data?.right === 'read';
  if (id !== undefined) {
    return (
      <OneList
        key={id}
        id={id}
        lng={lng}
        readOnly={readOnly}
        band={reading}
        onLeave={() => setChosen(null)}
      />
    );
  }
  return (
    <Page>
      <h1>{t('lists.title')}</h1>
      {!online && <Band $tone="sunflower">{t('offline')}</Band>}
      {reading}
      <QueryView whole query={lists} skeleton={<Skeleton $height={160} />}>
        {() =>
          open.length === 0 ? (
            <EmptyState picture="🧺" title={t('lists.emptyTitle')} text={t('lists.emptyText')} />
          ) : (
            <Stack>
              {open.map((list) => (
                <li key={list.id}>
                  <ListCard list={list} lng={lng} onOpen={() => setChosen(list.id)} />
                </li>
              ))}
            </Stack>
          )
        }
      </QueryView>
      <Leave />
    </Page>
  );
}

function ListCard({ list, lng, onOpen }: { list: ListedList; lng: Language; onOpen: () => void }) {
  const { t } = useTexts('grocery');
  const { name, from, to, state } = list;
  const days = from !== null && to !== null ? formatDays(from, to, lng) : null;
  return (
    <Card type="button" onClick={onOpen}>
      <span>
        <strong>{name}</strong>
        <small>
          {[days === name ? null : days, progressWords(t, state, list)].filter(Boolean).join(' · ')}
        </small>
      </span>
      <Chip tone={state === 'in-use' ? 'beet' : 'plain'}>{t(`lists.state.${state}`)}</Chip>
    </Card>
  );
}

function OneList(props: {
  id: string;
  lng: Language;
  readOnly: boolean;
  band: ReactNode;
  onLeave: () => void;
}) {
  const { t } = useTexts(PHONE_WORDS);
  const { id, lng, onLeave } = props;
  const api = useApi();
  const user = useUser();
  const link = useMemo(() => memberLink(api, id, lng), [api, id, lng]);
  const { store, view } = useOpenList(link, user?.id ?? '', useTold());
  const { list: data, error } = view;
  const query = { data, error, isPending: error === undefined, refetch: () => store?.load() };
  if (data) {
    return (
      <ListStoreContext value={store}>
        <ListRightsContext value={PHONE_RIGHTS}>
          <Shown {...props} list={data} />
        </ListRightsContext>
      </ListStoreContext>
    );
  }
  return (
    <Page>
      <h1>{t('lists.title')}</h1>
      <QueryView whole query={query} skeleton={<Skeleton $height={420} />}>
        {() => null}
      </QueryView>
      <QuietButton onClick={onLeave}>{t('lists.all')}</QuietButton>
    </Page>
  );
}

function Shown(props: {
  list: GroceryList;
  lng: Language;
  readOnly: boolean;
  band: ReactNode;
  onLeave: () => void;
}) {
  const undo = useUndo();
  const user = useUser();
  const { list, lng, readOnly, band, onLeave } = props;
  const isClosed = list.state === 'closed';
  return (
    <Whole>
      <ShopView
        list={list}
        lng={lng}
        undo={undo}
        readOnly={readOnly || isClosed}
        band={
          <>
            {band}
            {!isClosed && <SyncBar own={({ id }) => id !== null && id === user?.id} />}
            {list.state === 'draft' && !readOnly && <Take list={list} />}
          </>
        }
        onLeave={onLeave}
      />
    </Whole>
  );
}

/** A draft is taken to the shop. */
function Take({ list }: { list: GroceryList }) {
  const { t } = useTexts('grocery');
  const api = useApi();
  const client = useQueryClient();
  const use = useMutation({
    mutationFn: () => api.grocery.lists.use({ id: list.id }),
    onError: useFailureNotice(),
    onSettled: () => client.invalidateQueries({ queryKey: ['grocery', 'lists'] }),
  });
  return (
    <Button busy={use.isPending} onClick={() => use.mutate()}>
      {t('list.use')}
    </Button>
  );
}

/** Premium has ended: until when lists can be read, and the way back. */
function Reading({ state, lng }: { state: PhoneState; lng: Language }) {
  const { t } = useTexts(PHONE_WORDS);
  if (state.right !== 'read' || state.readableUntil === null) return null;
  return (
    <Band $tone="sunflower">
      {t('reading', { day: formatDay(state.readableUntil, lng) })} <a href={`/${lng}/price`}>{t('price')}</a>
    </Band>
  );
}

function Ended({ lng }: { lng: Language }) {
  const { t } = useTexts(PHONE_WORDS);
  return (
    <Page>
      <EmptyState
        whole
        picture="🧺"
        title={t('ended.title')}
        text={t('ended.text')}
        action={<a href={`/${lng}/price`}>{t('price')}</a>}
      />
      <Leave />
    </Page>
  );
}

/** Signs this phone out. */
function Leave() {
  const { t } = useTexts(PHONE_WORDS);
  const api = useApi();
  const session = useSession();
  const leave = useMutation({
    mutationFn: () => api.account.session.signOut(),
    // Without a network the phone forgets its session all the same; it is ended among the devices.
    onSettled: () => session.signOut(),
  });
  return (
    <QuietButton tone="plain" busy={leave.isPending} onClick={() => leave.mutate()}>
      {t('leave')}
    </QuietButton>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
  );
}
