import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  Card,
  Chip,
  color,
  EmptyState,
  QueryView,
  QuietButton,
  QuietButtonLink,
  RADIUS,
  Skeleton,
  space,
  TYPE,
  upTo,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { LetterForm } from './LetterForm';
import { receivedOneQuery } from './messages.queries';
import { PromiseChip } from './PromiseChip';
import { When } from './When';
import type { ReceivedPlace } from './use-received-place';

type Opened = Outputs['account']['messages']['receivedOne'];

const Paper = styled(Card)`
  display: grid;
  gap: ${space(4)};
  overflow-wrap: anywhere;
  h2,
  h3,
  p {
    margin: 0;
  }
  h2 {
    font: ${TYPE.section};
    &:focus {
      outline: none;
    }
  }
  h3 {
    font: ${TYPE.strong};
  }
  header a {
    color: ${color('beet')};
    text-underline-offset: 3px;
  }
`;

const Back = styled.div`
  display: none;
  ${upTo('lg')} {
    display: block;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  margin-top: ${space(1)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Words = styled.p<{ $answer?: boolean }>`
  padding: ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${(props) => color(props.$answer ? 'dill-tint' : 'sunken')};
  white-space: pre-line;
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
`;

interface LetterProps {
  id: string;
  place: ReceivedPlace;
  draft: string;
  onDraft: (draft: string) => void;
  lng: Language;
}

/** One message with what is known of its writer, the form to answer it or the answer, and the next one. */
export function ReceivedLetter(props: LetterProps) {
  const { t } = useTexts('account');
  const { id, place, lng } = props;
  const query = useQuery(receivedOneQuery(useApi(), id));
  const list = `${pathTo('adminMessages', lng)}${place.queryOf({ message: '' })}`;
  return (
    <>
      <Back>
        <BackLink to={list}>{t('received.back')}</BackLink>
      </Back>
      {query.error && failureOf(query.error).code === 'NOT_FOUND' ? (
        <EmptyState role="alert" picture="🍃" title={t('received.gone')} text={t('received.goneText')} />
      ) : (
        <QueryView query={query} skeleton={<Skeleton $height={420} />}>
          {(message) => <OpenedLetter {...props} message={message} />}
        </QueryView>
      )}
    </>
  );
}

function OpenedLetter(props: LetterProps & { message: Opened }) {
  const { t } = useTexts('account');
  const { message, draft, onDraft, lng } = props;
  const { name, email, text, answer, answeredAt } = message;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Where it stands alone it begins at its top.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Paper as="article">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {name || email}
        </h2>
        <Writer message={message} lng={lng} />
      </header>
      <Words>{text}</Words>
      {answer === null ? (
        <AnswerForm {...props} />
      ) : (
        <>
          <div>
            <h3>{t('received.answered')}</h3>
            {answeredAt && (
              <Facts>
                <When at={answeredAt} lng={lng} />
              </Facts>
            )}
          </div>
          <Words $answer>{answer}</Words>
          {draft.trim() !== '' && <Unsent draft={draft} onDiscard={() => onDraft('')} />}
          <Foot>
            <NextWay {...props} />
          </Foot>
        </>
      )}
    </Paper>
  );
}

/** The way to the message that waits next, when there is one. */
function NextWay({ message: { next }, place, lng }: LetterProps & { message: Opened }) {
  const { t } = useTexts('account');
  if (next === null) return null;
  const query = place.queryOf({ state: 'open', search: '', page: 1, message: next });
  return (
    <QuietButtonLink to={`${pathTo('adminMessages', lng)}${query}`}>
      {t('received.next')}
      <Icon name="right" size={16} />
    </QuietButtonLink>
  );
}

/** What was written while somebody else answered: it is not lost without being seen. */
function Unsent({ draft, onDiscard }: { draft: string; onDiscard: () => void }) {
  const { t } = useTexts('account');
  return (
    <>
      <div>
        <h3>{t('received.unsent')}</h3>
        <Facts>{t('received.unsentText')}</Facts>
      </div>
      <Words>{draft}</Words>
      <Foot>
        <QuietButton onClick={onDiscard}>{t('received.discard')}</QuietButton>
      </Foot>
    </>
  );
}

/** Who wrote, when, in which language and from which page. */
function Writer({ message, lng }: { message: Opened; lng: Language }) {
  const { t } = useTexts('account');
  const { email, name, language, page, createdAt, answeredAt } = message;
  return (
    <>
      <Facts>
        {name && <a href={`mailto:${email}`}>{email}</a>}
        <span>{t(`received.writes.${language}`)}</span>
        {page && PATH.test(page) && (
          <span>
            {t('received.page')} <Link to={page}>{page}</Link>
          </span>
        )}
      </Facts>
      <Facts>
        <When at={createdAt} lng={lng} />
        {answeredAt === null && <PromiseChip createdAt={createdAt} />}
        {message.visitor && <Chip>{t('received.visitor')}</Chip>}
      </Facts>
    </>
  );
}

/** A path of our own: what a browser told may be anything. */
const PATH = /^\/(?![/\\])/;

function AnswerForm(props: LetterProps & { message: Opened }) {
  const { id, message, place, draft, onDraft } = props;
  const { t } = useTexts('account');
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const answering = useMutation({
    mutationFn: (answer: string) => api.account.messages.answer({ id, answer }),
    onSuccess: () => {
      onDraft('');
      notify(t('received.sent'), 'good');
      place.go({ state: 'open', message: message.next ?? '' });
    },
    onError: (error) => {
      // The form goes with the refusal: the message is answered.
      const failure = failureOf(error);
      if (failure.code === 'CONFLICT') notify(failure.message, 'bad');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['account', 'messages'] }),
  });
  return (
    <LetterForm
      name={t('received.form')}
      label={t('received.field')}
      hint={t(message.visitor ? 'received.toVisitor' : 'received.toPerson', { email: message.email })}
      submit={t('received.submit')}
      value={draft}
      onChange={onDraft}
      busy={answering.isPending}
      error={answering.error}
      onSend={(answer) => answering.mutate(answer)}
      beside={<NextWay {...props} />}
    />
  );
}
