import type { Language } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import {
  Actions,
  EmptyState,
  PageFrame,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NOTICES_A_PAGE, noticesQuery } from './messages.queries';
import { NoticeRow } from './NoticeRow';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0 0 ${space(4)};
  padding: 0;
  list-style: none;
`;

/** What the person was told, newest first; what he has not read yet is marked. */
export function MessagesPage({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const [page, setPage] = useState(1);
  const query = useQuery(noticesQuery(useApi(), page));
  const unread = query.data?.unread ?? 0;
  return (
    <PageFrame
      title={t('messages.title')}
      {...(unread > 0 && {
        lead: t('messages.unread', { count: unread }),
        action: <ReadAllButton />,
      })}
    >
      <QueryView query={query} skeleton={<Skeleton $height={240} />}>
        {({ items, count }) =>
          count === 0 ? (
            <EmptyState picture="📭" title={t('messages.none.title')} text={t('messages.none.text')} />
          ) : (
            <>
              <List aria-label={t('messages.title')}>
                {items.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} lng={lng} />
                ))}
              </List>
              <Actions>
                {page > 1 && (
                  <QuietButton onClick={() => setPage(page - 1)}>{t('messages.newer')}</QuietButton>
                )}
                {page * NOTICES_A_PAGE < count && (
                  <QuietButton onClick={() => setPage(page + 1)}>{t('messages.older')}</QuietButton>
                )}
              </Actions>
            </>
          )
        }
      </QueryView>
    </PageFrame>
  );
}

function ReadAllButton() {
  const { t } = useTexts('account');
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const reading = useMutation({
    mutationFn: () => api.account.messages.readNotices(),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['account', 'notices'] }),
    onError: (error) => notify(failureOf(error).message, 'bad'),
  });
  return (
    <QuietButton disabled={reading.isPending} onClick={() => reading.mutate()}>
      {t('messages.readAll')}
    </QuietButton>
  );
}
