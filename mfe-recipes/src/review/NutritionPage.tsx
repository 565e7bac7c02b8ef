import type { Language } from '@sytno/domain';
import { formatNumber, useApi, useTexts } from '@sytno/kit';
import {
  Chip,
  color,
  EmptyState,
  PageFrame,
  space,
  Tabs,
  TYPE,
  UndoButton,
  upTo,
  useUnsaved,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin/admin-texts';
import { proposalsQuery, type QueueState } from '../admin/admin.queries';
import type { FoodDraft } from '../admin/food/food-draft';
import { useDeeds } from '../admin/use-deeds';
import { usePlace } from '../admin/use-place';
import { ProposalList } from './ProposalList';
import { ProposalView } from './ProposalView';

const Columns = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  align-items: start;
  gap: ${space(6)};
  /* Without room for both, the open one stands alone and leads back to the list. */
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
    > ${(props) => (props.$open ? ':first-child' : ':last-child')} {
      display: none;
    }
  }
`;

const Waiting = styled.b`
  margin-left: ${space(2)};
  color: ${color('quiet')};
  font: ${TYPE.strong};
`;

const Late = styled.p`
  margin: 0 0 ${space(4)};
`;

/**
 * Ingredients that people wrote and no catalogue knows: those that most plans wait for first, each with how
 * much of the promised day is left; one is open beside them. Half-written answers stay while others are
 * looked at.
 */
export function NutritionPage({ lng }: { lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const place = usePlace(['state', 'search', 'proposal']);
  const deeds = useDeeds();
  const [drafts, setDrafts] = useState<Readonly<Record<string, FoodDraft>>>({});
  useUnsaved(Object.keys(drafts).length > 0);
  const state: QueueState = place.at.state === 'closed' ? 'closed' : 'open';
  const { search, proposal } = place.at;
  const query = useQuery(proposalsQuery(useApi(), { state, search, page: place.page }));
  const tab = (id: QueueState) => ({
    id,
    label: (
      <>
        {t(`queue.states.${id}`)}
        {id === 'open' && query.data && <Waiting>{formatNumber(query.data.open, lng)}</Waiting>}
      </>
    ),
    content: (
      <>
        {id === 'open' && (query.data?.late ?? 0) > 0 && (
          <Late>
            <Chip tone="chilli">{t('queue.late', { count: query.data?.late ?? 0 })}</Chip>
          </Late>
        )}
        <Columns $open={proposal !== ''}>
          <ProposalList query={query} state={id} place={place} lng={lng} />
          <div>
            {proposal === '' ? (
              <EmptyState picture="🥣" title={t('queue.choose')} text={t('queue.chooseText')} />
            ) : (
              <ProposalView
                key={proposal}
                id={proposal}
                place={place}
                deeds={deeds}
                draft={drafts[proposal]}
                onDraft={(draft) =>
                  setDrafts(({ [proposal]: _, ...others }) =>
                    draft ? { ...others, [proposal]: draft } : others,
                  )
                }
                lng={lng}
              />
            )}
          </div>
        </Columns>
      </>
    ),
  });
  return (
    <PageFrame title={t('queue.title')} lead={t('queue.lead')} action={<UndoButton undo={deeds.undo} />}>
      <Tabs
        label={t('queue.title')}
        selected={state}
        onSelect={(id) => place.go({ state: id === 'closed' ? 'closed' : '', page: 1, proposal: '' })}
        tabs={[tab('open'), tab('closed')]}
      />
    </PageFrame>
  );
}
