import { dayAt, type Language } from '@sytno/domain';
import { browserTimeZone, failureOf, now, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Card,
  color,
  EmptyState,
  OFF_PAPER,
  Pager,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  TextLink,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NOTICES_A_PAGE, noticesQuery, type Notice } from './messages.queries';
import { NoticeRow } from './NoticeRow';
import { agoWords, byDay, dayWords } from './time-words';

const Frame = styled.div`
  max-width: 760px;
`;

const Days = styled.div`
  display: grid;
  gap: ${space(6)};
  margin-bottom: ${space(4)};
  h2 {
    margin: 0 0 ${space(2)};
    color: ${color('quiet')};
    font: ${TYPE.strong};
  }
`;

const List = styled(Card).attrs({ as: 'ul' })`
  margin: 0;
  padding-block: 0;
  list-style: none;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(4)};
  color: ${color('quiet')};
  ${OFF_PAPER}
`;

const Choose = styled.p`
  margin: ${space(4)} 0 0;
  ${OFF_PAPER}
`;

/** What the person was told, newest first; what he has not read yet is marked. */
export function NoticesView({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const [page, setPage] = useState(1);
  const query = useQuery(noticesQuery(useApi(), page));
  return (
    <Frame>
      <QueryView query={query} skeleton={<NoticesShape />}>
        {({ items, count, unread }) =>
          count === 0 ? (
            <EmptyState picture="📭" title={t('messages.none.title')} text={t('messages.none.text')} />
          ) : (
            <>
              {unread > 0 && (
                <Tools>
                  {t('messages.unread', { count: unread })}
                  <ReadAllButton />
                </Tools>
              )}
              <NoticeDays items={items} lng={lng} />
              <Pager page={page} pages={Math.ceil(count / NOTICES_A_PAGE)} onPage={setPage} />
            </>
          )
        }
      </QueryView>
      <Choose>
        <TextLink to={`${pathTo('profile', lng)}#notices`}>{t('messages.choose')}</TextLink>
      </Choose>
    </Frame>
  );
}

/** Notices under the day they came; today's say how long ago. */
function NoticeDays({ items, lng }: { items: readonly Notice[]; lng: Language }) {
  const zone = browserTimeZone();
  const instant = now();
  const today = dayAt(instant, zone);
  return (
    <Days>
      {byDay(items, zone).map(({ day, notices }) => (
        <section key={day}>
          <h2 id={`day-${day}`}>{dayWords(day, today, lng)}</h2>
          <List aria-labelledby={`day-${day}`}>
            {notices.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                ago={day === today ? agoWords(notice.createdAt, instant, lng) : ''}
                lng={lng}
              />
            ))}
          </List>
        </section>
      ))}
    </Days>
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
    <QuietButton small busy={reading.isPending} onClick={() => reading.mutate()}>
      {t('messages.readAll')}
    </QuietButton>
  );
}

function NoticesShape() {
  return (
    <Days>
      <Skeleton $height={20} $width="120px" />
      <Skeleton $height={280} />
    </Days>
  );
}
