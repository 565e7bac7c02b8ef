import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useLocation, useSearchParams } from '@sytno/kit/router';
import {
  Card,
  Chip,
  color,
  EmptyState,
  Pager,
  QueryView,
  Skeleton,
  space,
  TYPE,
  upTo,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LetterForm } from './LetterForm';
import { LetterRow } from './LetterRow';
import { isId, MESSAGES_A_PAGE, ownMessagesQuery } from './messages.queries';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: start;
  gap: ${space(6)};
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
`;

const Paper = styled(Card)`
  display: grid;
  gap: ${space(4)};
  header p {
    margin: ${space(1)} 0 0;
    color: ${color('quiet')};
    text-wrap: pretty;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: ${space(3)} 0 0;
  padding: 0;
  list-style: none;
`;

/** The form to write to the administrator, and below or beside it what was written before. */
export function LettersView(props: { draft: string; onDraft: (draft: string) => void; lng: Language }) {
  const [search, setSearch] = useSearchParams();
  const [sent, setSent] = useState(0);
  const wanted = search.get('message') ?? '';
  return (
    <Columns>
      <WriteCard
        {...props}
        onSent={() => {
          // The list goes to its first page: there the new one stands.
          setSent(sent + 1);
          setSearch({}, { replace: true });
        }}
      />
      <OwnMessages key={`${String(sent)} ${wanted}`} wanted={wanted} lng={props.lng} />
    </Columns>
  );
}

function WriteCard(props: { draft: string; onDraft: (draft: string) => void; onSent: () => void }) {
  const { t } = useTexts('account');
  const { draft, onDraft, onSent } = props;
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const [page, forget] = useCameFrom();
  const sending = useMutation({
    mutationFn: (text: string) => api.account.messages.send({ text, ...(page && { page }) }),
    onSuccess: () => {
      onDraft('');
      onSent();
      notify(t('messages.write.sent'), 'good');
      return queries.invalidateQueries({ queryKey: ['account', 'messages'] });
    },
  });
  return (
    <Paper>
      <header>
        <h2>{t('messages.write.title')}</h2>
        <p>{t('messages.write.text')}</p>
      </header>
      <LetterForm
        name={t('messages.write.title')}
        label={t('messages.write.field')}
        submit={t('messages.write.submit')}
        value={draft}
        onChange={onDraft}
        busy={sending.isPending}
        error={sending.error}
        onSend={(text) => sending.mutate(text)}
      >
        {page && (
          <div>
            <Chip onRemove={forget} removeLabel={t('messages.write.aboutNot')}>
              {t('messages.write.about', { page })}
            </Chip>
          </div>
        )}
      </LetterForm>
    </Paper>
  );
}

/** The page somebody came from to write, when a link of the frame said it, and the way to leave it out. */
function useCameFrom(): [page: string | undefined, forget: () => void] {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const [left, setLeft] = useState(false);
  const from = state?.from;
  return [typeof from === 'string' && !left ? from : undefined, () => setLeft(true)];
}

/** The own messages, newest first; an answer that comes meanwhile appears by itself. */
function OwnMessages({ wanted, lng }: { wanted: string; lng: Language }) {
  const { t } = useTexts('account');
  const [page, setPage] = useState<number | null>(null);
  const around = page === null && isId(wanted) ? wanted : null;
  const query = useQuery(ownMessagesQuery(useApi(), around === null ? { page: page ?? 1 } : { around }));
  return (
    <section aria-labelledby="own-messages">
      <h2 id="own-messages">{t('messages.own.title')}</h2>
      <QueryView query={query} skeleton={<OwnShape />}>
        {(data) =>
          data.count === 0 ? (
            <EmptyState
              picture="✉️"
              title={t('messages.own.none.title')}
              text={t('messages.own.none.text')}
            />
          ) : (
            <>
              <List aria-labelledby="own-messages">
                {data.items.map((message) => (
                  <LetterRow key={message.id} message={message} wanted={message.id === around} lng={lng} />
                ))}
              </List>
              <Pager page={data.page} pages={Math.ceil(data.count / MESSAGES_A_PAGE)} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </section>
  );
}

function OwnShape() {
  return (
    <List as="div">
      <Skeleton $height={120} />
      <Skeleton $height={120} />
    </List>
  );
}
