import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Chip,
  color,
  EmptyState,
  Field,
  Pager,
  PickList,
  PickRow,
  QueryView,
  type SearchWords,
  Skeleton,
  space,
  TYPE,
  useSearchWords,
} from '@sytno/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { RECEIVED_A_PAGE, type ReceivedMessage } from './messages.queries';
import { PromiseChip } from './PromiseChip';
import { When } from './When';
import type { ReceivedPlace } from './use-received-place';

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${color('quiet')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

interface ListProps {
  query: UseQueryResult<{ items: ReceivedMessage[]; count: number; open: number }>;
  place: ReceivedPlace;
  lng: Language;
}

/** The messages of one state, found by words, page by page; the open one is marked. */
export function ReceivedList({ query, place, lng }: ListProps) {
  const { t } = useTexts('account');
  const search = useSearchWords<HTMLUListElement>(place.search, (words) =>
    place.go({ search: words, page: 1 }, { replace: true }),
  );
  return (
    <Frame>
      <SearchField field={search.field} />
      <QueryView query={query} skeleton={<Skeleton $height={360} />}>
        {({ items, count }) =>
          count === 0 ? (
            <Nothing place={place} />
          ) : (
            <div>
              <PickList {...search.rows} aria-label={t(`received.states.${place.state}`)}>
                {items.map((message) => (
                  <li key={message.id}>
                    <MessageLink message={message} words={search.words} place={place} lng={lng} />
                  </li>
                ))}
              </PickList>
              <Pager
                page={place.page}
                pages={Math.max(place.page, Math.ceil(count / RECEIVED_A_PAGE))}
                onPage={(page) => place.go({ page })}
              />
            </div>
          )
        }
      </QueryView>
    </Frame>
  );
}

function MessageLink(props: {
  message: ReceivedMessage;
  /** What is looked for, also when the address does not say so yet. */
  words: string;
  place: ReceivedPlace;
  lng: Language;
}) {
  const { t } = useTexts('account');
  const { message, words, place, lng } = props;
  const { id, name, email, text, createdAt, answeredAt } = message;
  return (
    <PickRow
      to={`${pathTo('adminMessages', lng)}${place.queryOf({ search: words.trim(), message: id })}`}
      aria-current={id === place.message ? 'true' : undefined}
    >
      <b>{name || email}</b>
      <Excerpt>{text}</Excerpt>
      <Marks>
        <When at={answeredAt ?? createdAt} lng={lng} />
        {answeredAt === null ? (
          <PromiseChip createdAt={createdAt} />
        ) : (
          <Chip tone="dill">
            <Icon name="check" size={14} />
            {t('messages.own.answered')}
          </Chip>
        )}
      </Marks>
    </PickRow>
  );
}

function Nothing({ place }: { place: ReceivedPlace }) {
  const { t } = useTexts('account');
  if (place.search) {
    return (
      <EmptyState
        role="status"
        picture="🔎"
        title={t('received.notFound')}
        text={t('received.notFoundText')}
      />
    );
  }
  return (
    <EmptyState
      picture={place.state === 'open' ? '🌿' : '📭'}
      title={t(`received.none.${place.state}.title`)}
      text={t(`received.none.${place.state}.text`)}
    />
  );
}

/** The words to look for. */
function SearchField({ field }: Pick<SearchWords<HTMLElement>, 'field'>) {
  const { t } = useTexts('account');
  return (
    <Field
      type="search"
      label={t('received.search')}
      labelHidden
      placeholder={t('received.search')}
      maxLength={120}
      autoComplete="off"
      before={<Icon name="search" />}
      {...field}
    />
  );
}
