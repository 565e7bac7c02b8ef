import type { Language } from '@sytno/domain';
import { formatWhen, useTexts } from '@sytno/kit';
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
  Skeleton,
  space,
  TYPE,
  useSearchWords,
} from '@sytno/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin/admin-texts';
import { ROWS_A_PAGE, type ProposalCard, type QueueState } from '../admin/admin.queries';
import { Icon } from '../Icon';
import { ClockChip } from './ClockChip';
import type { QueuePlace } from './way-props';

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

interface ListProps {
  query: UseQueryResult<{ items: ProposalCard[]; count: number }>;
  state: QueueState;
  place: QueuePlace;
  lng: Language;
}

/** The foods of one state, found by a part of the name, page by page; the open one is marked. */
export function ProposalList({ query, state, place, lng }: ListProps) {
  const { t } = useTexts(ADMIN_TEXTS);
  const search = useSearchWords<HTMLOListElement>(place.at.search, (words) =>
    place.go({ search: words, page: 1 }, { replace: true }),
  );
  return (
    <Frame>
      <Field
        type="search"
        label={t('queue.search')}
        labelHidden
        placeholder={t('queue.search')}
        maxLength={120}
        autoComplete="off"
        before={<Icon name="search" />}
        {...search.field}
      />
      <QueryView query={query} skeleton={<Skeleton $height={360} />}>
        {({ items, count }) =>
          count === 0 ? (
            <Nothing state={state} searched={place.at.search !== ''} />
          ) : (
            <div>
              <PickList as="ol" {...search.rows} aria-label={t(`queue.states.${state}`)}>
                {items.map((proposal) => (
                  <li key={proposal.id}>
                    <PickRow
                      to={`${pathTo('adminNutrition', lng)}${place.queryOf({ search: search.words.trim(), proposal: proposal.id })}`}
                      aria-current={proposal.id === place.at.proposal ? 'true' : undefined}
                    >
                      <b lang={proposal.language}>{proposal.name}</b>
                      <ProposalMarks proposal={proposal} lng={lng} />
                    </PickRow>
                  </li>
                ))}
              </PickList>
              <Pager
                page={place.page}
                pages={Math.max(place.page, Math.ceil(count / ROWS_A_PAGE))}
                onPage={(page) => place.go({ page })}
              />
            </div>
          )
        }
      </QueryView>
    </Frame>
  );
}

/** How many plans and recipes wait, and the clock; of a closed one how it ended. */
export function ProposalMarks({ proposal, lng }: { proposal: ProposalCard; lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { state, planned, recipes, createdAt, answeredAt } = proposal;
  if (state !== 'open') {
    return (
      <Marks>
        <Chip tone={state === 'answered' ? 'dill' : 'plain'}>
          <Icon name={state === 'answered' ? 'check' : 'close'} size={14} />
          {t(`queue.ended.${state}`)}
        </Chip>
        {answeredAt && <time dateTime={answeredAt}>{formatWhen(answeredAt, lng)}</time>}
      </Marks>
    );
  }
  return (
    <Marks>
      {planned.items > 0 && (
        <Chip tone="beet">
          <Icon name="calendar" size={14} />
          {t('count.waiting', {
            dishes: t('count.planned', { count: planned.items }),
            portions: t('count.portions', { count: planned.portions }),
          })}
        </Chip>
      )}
      <span>{recipes > 0 ? t('count.recipes', { count: recipes }) : t('queue.nobody')}</span>
      <ClockChip createdAt={createdAt} />
    </Marks>
  );
}

function Nothing({ state, searched }: { state: QueueState; searched: boolean }) {
  const { t } = useTexts(ADMIN_TEXTS);
  if (searched) {
    return (
      <EmptyState role="status" picture="🔎" title={t('queue.notFound')} text={t('queue.notFoundText')} />
    );
  }
  return (
    <EmptyState
      picture={state === 'open' ? '🌿' : '📭'}
      title={t(`queue.none.${state}.title`)}
      text={t(`queue.none.${state}.text`)}
    />
  );
}
