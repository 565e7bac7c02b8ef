import type { Doer, Language } from '@sytno/domain';
import { failureOf, formatInstant, useApi, useTexts } from '@sytno/kit';
import { useParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  EmptyState,
  PageFrame,
  QueryView,
  QuietButton,
  QuietButtonLink,
  Skeleton,
  space,
  UndoButton,
  useDocumentTitle,
  useUndo,
} from '@sytno/kit/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { ListLines } from '../lists/ListLines';
import type { GroceryList } from '../lists/lists.queries';
import { KeepOpenNote } from '../together/KeepOpenNote';
import { ListRightsContext } from '../together/list-rights';
import { SyncBar } from '../together/SyncBar';
import { ListStoreContext, useOpenList } from '../together/use-list-store';
import { useTold } from '../together/use-told';
import { guestLink, guestName, keepGuestName, GUEST_DATABASE, type GuestFacts } from './guest-link';
import { GuestAdd, GuestLine } from './GuestWindows';
import { GuestNameWindow } from './GuestNameWindow';
import { SHARING_TEXTS } from './words';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** The page behind a link to a list: the list as whoever has the link may use it, without an account. */
export function GuestPage({ lng }: { lng: Language }) {
  const api = useApi();
  const { token = '' } = useParams();
  const [name, setName] = useState(guestName);
  const [facts, setFacts] = useState<GuestFacts>();
  const link = useMemo(
    () => guestLink(api, { token, name, language: lng }, setFacts),
    [api, token, name, lng],
  );
  const { store, view } = useOpenList(link, token, useTold(), GUEST_DATABASE);
  const { list: data, error } = view;
  const code = error === undefined ? undefined : failureOf(error).code;
  if (code === 'LINK_EXPIRED') return <Closed what="ended" lng={lng} />;
  if (code === 'NOT_FOUND' || code === 'INPUT_INVALID') return <Closed what="wrong" lng={lng} />;
  const rename = (next: string) => {
    keepGuestName(next);
    setName(next);
  };
  const query = { data, error, isPending: error === undefined, refetch: () => store?.load() };
  return (
    <QueryView whole query={query} skeleton={<Skeleton $height={420} />}>
      {(list) => (
        <ListStoreContext value={store}>
          <ListRightsContext value={{ change: name !== '', add: facts?.mayAdd, own: false }}>
            <Shown list={list} facts={facts} name={name} lng={lng} onName={rename} />
          </ListRightsContext>
        </ListStoreContext>
      )}
    </QueryView>
  );
}

function Closed({ what, lng }: { what: 'ended' | 'wrong'; lng: Language }) {
  const { t } = useTexts(SHARING_TEXTS);
  return (
    <EmptyState
      whole
      role="alert"
      picture="🧺"
      title={t(`guest.${what}`)}
      text={t(`guest.${what}Text`)}
      action={<QuietButtonLink to={pathTo('landing', lng)}>{t('guest.toStart')}</QuietButtonLink>}
    />
  );
}

function Shown(props: {
  list: GroceryList;
  facts: GuestFacts | undefined;
  name: string;
  lng: Language;
  onName: (name: string) => void;
}) {
  const { t } = useTexts(SHARING_TEXTS);
  const { list, facts, name, lng, onName } = props;
  const undo = useUndo();
  const [adding, setAdding] = useState(false);
  const [naming, setNaming] = useState(name === '');
  useDocumentTitle(list.name);
  const isOpen = list.state !== 'closed';
  const until = facts && t('guest.until', { day: formatInstant(facts.expiresAt, lng) });
  const whose = facts?.owner ? t('guest.of', { owner: facts.owner }) : t('guest.shared');
  const isOwn = (person: Doer) => person.id === null && person.name === name;
  return (
    <PageFrame
      title={list.name}
      lead={[whose, until].filter(Boolean).join(' · ')}
      action={
        <Tools>
          {isOpen && name !== '' && <UndoButton undo={undo} />}
          {isOpen && name !== '' && facts?.mayAdd && (
            <QuietButton onClick={() => setAdding(true)}>
              <Icon name="plus" /> {t('guest.add')}
            </QuietButton>
          )}
          <QuietButton tone="plain" onClick={() => setNaming(true)}>
            {name === '' ? t('guest.askTitle') : t('guest.asName', { name })}
          </QuietButton>
        </Tools>
      }
    >
      {isOpen ? (
        <>
          <SyncBar own={isOwn} />
          <KeepOpenNote list={list} lng={lng} />
        </>
      ) : (
        <p>{t('guest.closed')}</p>
      )}
      {list.items.length === 0 ? (
        <EmptyState picture="🧺" title={t('guest.emptyTitle')} text={t('guest.emptyText')} />
      ) : (
        <ListLines list={list} lng={lng} undo={undo} window={GuestLine} />
      )}
      {adding && <GuestAdd onClose={() => setAdding(false)} />}
      {naming && (
        <GuestNameWindow
          name={name}
          onName={(next) => {
            onName(next);
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </PageFrame>
  );
}
