import type { Language } from '@sytno/domain';
import { formatDays, useApi, useTexts } from '@sytno/kit';
import { useParams } from '@sytno/kit/router';
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
import { LINES_WORDS as words } from '../lines/words';
import { ShareMenu } from '../sharing/ShareMenu';
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

const AddWindow = laterPart(
  'grocery.add',
  () => import('../lines/AddWindow').then((file) => file.AddWindow),
  { skeleton: null, words },
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
  const [adding, setAdding] = useState(false);
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
          {list.items.length > 0 && <ShareMenu list={list} lng={lng} />}
          {state !== 'closed' && (
            <QuietButton data-add onClick={() => setAdding(true)}>
              <Icon name="plus" /> {t('list.add')}
            </QuietButton>
          )}
          <ListActions list={list} lng={lng} />
        </Tools>
      }
    >
      {state !== 'closed' && <ChangesNote list={list} lng={lng} />}
      {adding && <AddWindow list={list} lng={lng} undo={undo} onClose={() => setAdding(false)} />}
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
