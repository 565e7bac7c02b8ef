import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { formatDay, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  ButtonLink,
  Card,
  Chip,
  color,
  EmptyState,
  PageFrame,
  QueryView,
  Skeleton,
  space,
  TYPE,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { listsQuery } from './lists.queries';

type List = Outputs['grocery']['lists']['list']['items'][number];

const Stack = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled(Card).attrs({ as: 'article' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  h2 {
    margin: 0;
    font: ${TYPE.section};
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    color: ${color('quiet')};
  }
`;

/** All grocery lists of the household. */
export function ListsPage({ lng }: { lng: Language }) {
  const { t } = useTexts('grocery');
  const api = useApi();
  const query = useQuery(listsQuery(api, 1));
  return (
    <PageFrame title={t('lists.title')}>
      <QueryView query={query} skeleton={<Skeleton $height={200} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              picture="🧺"
              title={t('lists.emptyTitle')}
              text={t('lists.emptyText')}
              action={<ButtonLink to={pathTo('mealplans', lng)}>{t('lists.toMenu')}</ButtonLink>}
            />
          ) : (
            <Stack>
              {items.map((list) => (
                <li key={list.id}>
                  <ListRow list={list} lng={lng} />
                </li>
              ))}
            </Stack>
          )
        }
      </QueryView>
    </PageFrame>
  );
}

function ListRow({ list, lng }: { list: List; lng: Language }) {
  const { t } = useTexts('grocery');
  const { from, to } = list;
  return (
    <Row>
      <div>
        <h2>{list.name}</h2>
        {from && to && <p>{t('lists.days', { from: formatDay(from, lng), to: formatDay(to, lng) })}</p>}
        <p>{t('lists.ticked', { ticked: list.ticked, count: list.lines })}</p>
      </div>
      <Chip>{t(`lists.state.${list.state}`)}</Chip>
    </Row>
  );
}
