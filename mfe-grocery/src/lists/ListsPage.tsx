import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  ButtonLink,
  color,
  eases,
  EmptyState,
  PageFrame,
  Pager,
  QueryView,
  Skeleton,
  space,
  TYPE,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { styled } from 'styled-components';
import { BuildView } from '../build/BuildView';
import { ListRow } from './ListRow';
import { useMemberRights } from '../together/list-rights';
import { useKeptLists } from './use-kept-lists';
import { LISTS_A_PAGE, listsQuery, type ListedList } from './lists.queries';

const Parts = styled.div`
  display: grid;
  gap: ${space(6)};
`;

const Part = styled.section`
  h2 {
    margin: 0 0 ${space(3)};
    font: ${TYPE.section};
  }
`;

const Stack = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Closed = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    margin-bottom: ${space(2)};
    font: ${TYPE.section};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    flex: none;
    margin-right: ${space(1)};
    color: ${color('quiet')};
    ${eases('transform')}
  }
  &[open] > summary > svg {
    transform: rotate(90deg);
  }
`;

/** All grocery lists of the household, and the way to a new one (`?build=1`). */
export function ListsPage({ lng }: { lng: Language }) {
  const [search] = useSearchParams();
  return search.has('build') ? <BuildView lng={lng} /> : <Lists lng={lng} />;
}

function Lists({ lng }: { lng: Language }) {
  const { t } = useTexts('grocery');
  const api = useApi();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const query = useKeptLists(useQuery(listsQuery(api, page)));
  const rights = useMemberRights();
  const build = (
    <ButtonLink to={pathTo('groceryLists', lng, {}, { build: '1' })}>{t('lists.build')}</ButtonLink>
  );
  return (
    <PageFrame title={t('lists.title')} {...(query.data?.count && rights.own ? { action: build } : {})}>
      <QueryView query={query} skeleton={<Skeleton $height={200} />}>
        {({ items, count }) =>
          count === 0 ? (
            <EmptyState
              picture="🧺"
              title={t('lists.emptyTitle')}
              text={t('lists.emptyText')}
              action={rights.own && build}
            />
          ) : (
            <>
              <ByState lists={items} lng={lng} />
              <Pager
                page={page}
                pages={Math.ceil(count / LISTS_A_PAGE)}
                onPage={(next) => setSearch({ page: String(next) })}
              />
            </>
          )
        }
      </QueryView>
    </PageFrame>
  );
}

/** What is in the shop on top, then what may come there; what is over stays folded. */
function ByState({ lists, lng }: { lists: readonly ListedList[]; lng: Language }) {
  const { t } = useTexts('grocery');
  const of = (state: ListedList['state']) => lists.filter((list) => list.state === state);
  const closed = of('closed');
  return (
    <Parts>
      <Group title={t('lists.inUse')} lists={of('in-use')} lng={lng} />
      <Group title={t('lists.drafts')} lists={of('draft')} lng={lng} />
      {closed.length > 0 && (
        <Closed open={closed.length === lists.length || undefined}>
          <summary>
            <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden>
              <path d="m9 6 6 6-6 6" stroke="currentcolor" strokeWidth="2" strokeLinecap="round" />
            </svg>
            {t('lists.closed', { count: closed.length })}
          </summary>
          <Rows lists={closed} lng={lng} />
        </Closed>
      )}
    </Parts>
  );
}

function Group({ title, lists, lng }: { title: string; lists: readonly ListedList[]; lng: Language }) {
  const id = useId();
  if (lists.length === 0) return null;
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Rows lists={lists} lng={lng} />
    </Part>
  );
}

function Rows({ lists, lng }: { lists: readonly ListedList[]; lng: Language }) {
  return (
    <Stack>
      {lists.map((list) => (
        <li key={list.id}>
          <ListRow list={list} lng={lng} />
        </li>
      ))}
    </Stack>
  );
}
