import type { Language } from '@sytno/domain';
import { formatDays, useApi, useTexts } from '@sytno/kit';
import { useParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, EmptyState, PageFrame, QueryView, Skeleton, space, TextLink } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { ListActions } from './ListActions';
import { ListLines } from './ListLines';
import { listQuery, type GroceryList } from './lists.queries';
import { ListSummary } from './ListSummary';

const Back = styled.p`
  margin: 0 0 ${space(3)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 760px;
`;

/** One grocery list, as it is used in the shop. */
export function ListPage({ lng }: { lng: Language }) {
  const { t } = useTexts('grocery');
  const { id = '' } = useParams();
  const query = useQuery(listQuery(useApi(), id, lng));
  return (
    <>
      <Back>
        <TextLink to={pathTo('groceryLists', lng)}>{t('list.back')}</TextLink>
      </Back>
      <QueryView query={query} skeleton={<Skeleton $height={420} />}>
        {(list) => <Shown key={list.id} list={list} lng={lng} />}
      </QueryView>
    </>
  );
}

function Shown({ list, lng }: { list: GroceryList; lng: Language }) {
  const { t } = useTexts('grocery');
  const { name, from, to, state } = list;
  const days = from !== null && to !== null ? formatDays(from, to, lng) : null;
  const lead = [t(`lists.state.${state}`), days === name ? null : days].filter(Boolean).join(' · ');
  return (
    <PageFrame title={name} lead={lead} action={<ListActions list={list} lng={lng} />}>
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
        <Parts>
          <ListSummary list={list} lng={lng} />
          <ListLines list={list} lng={lng} />
        </Parts>
      )}
    </PageFrame>
  );
}
