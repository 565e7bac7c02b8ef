import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Button,
  ButtonLink,
  EmptyState,
  PageFrame,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  TYPE,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { BuildDialog } from '../build/BuildDialog';
import { ListRow } from './ListRow';
import { listsQuery, type ListCard } from './lists.queries';

const Stack = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Group = styled.section`
  margin-bottom: ${space(6)};
  h2,
  summary {
    margin: 0 0 ${space(3)};
    font: ${TYPE.section};
  }
  summary {
    cursor: pointer;
    min-height: 44px;
    padding: ${space(2)} 0;
  }
`;

/** The address of the page with the building of a list open. */
const BUILDING = 'build';

/** All grocery lists of the household: the one in the shop first, then drafts, then what is closed. */
export function ListsPage({ lng }: { lng: Language }) {
  const { t } = useTexts('grocery');
  const query = useQuery(listsQuery(useApi(), 1));
  const [search, setSearch] = useSearchParams();
  const open = () => {
    setSearch({ [BUILDING]: '1' });
  };
  return (
    <PageFrame title={t('lists.title')} action={<Button onClick={open}>{t('build.title')}</Button>}>
      <QueryView query={query} skeleton={<Skeleton $height={200} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              picture="🧺"
              title={t('lists.emptyTitle')}
              text={t('lists.emptyText')}
              action={
                <>
                  <QuietButton onClick={open}>{t('build.title')}</QuietButton>
                  <ButtonLink to={pathTo('mealplans', lng)}>{t('lists.toMenu')}</ButtonLink>
                </>
              }
            />
          ) : (
            <Groups lists={items} lng={lng} />
          )
        }
      </QueryView>
      {search.has(BUILDING) && (
        <BuildDialog
          lng={lng}
          onClose={() => {
            setSearch({}, { replace: true });
          }}
        />
      )}
    </PageFrame>
  );
}

function Groups({ lists, lng }: { lists: readonly ListCard[]; lng: Language }) {
  const { t } = useTexts('grocery');
  const rows = (state: ListCard['state']) => {
    const found = lists.filter((list) => list.state === state);
    return found.length === 0 ? null : (
      <Stack>
        {found.map((list) => (
          <li key={list.id}>
            <ListRow list={list} lng={lng} />
          </li>
        ))}
      </Stack>
    );
  };
  const [inUse, drafts, closed] = [rows('in-use'), rows('draft'), rows('closed')];
  return (
    <>
      {inUse && (
        <Group>
          <h2>{t('lists.inUse')}</h2>
          {inUse}
        </Group>
      )}
      {drafts && (
        <Group>
          <h2>{t('lists.drafts')}</h2>
          {drafts}
        </Group>
      )}
      {closed && (
        <Group>
          <details open={!inUse && !drafts}>
            <summary>{t('lists.closed')}</summary>
            {closed}
          </details>
        </Group>
      )}
    </>
  );
}
