import type { Language } from '@sytno/domain';
import { formatNumber, useApi, useTexts } from '@sytno/kit';
import { color, PageFrame, space, Tabs, TYPE, upTo, useUnsaved, EmptyState } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { receivedQuery } from './messages.queries';
import { ReceivedLetter } from './ReceivedLetter';
import { ReceivedList } from './ReceivedList';
import { useReceivedPlace } from './use-received-place';

const Columns = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  align-items: start;
  gap: ${space(6)};
  /* Without room for both, the open message stands alone and leads back to the list. */
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
    > ${(props) => (props.$open ? ':first-child' : ':last-child')} {
      display: none;
    }
  }
`;

const Beside = styled.div`
  position: sticky;
  top: ${space(20)};
  min-width: 0;
  ${upTo('lg')} {
    position: static;
  }
`;

const Waiting = styled.b`
  margin-left: ${space(2)};
  color: ${color('quiet')};
  font: ${TYPE.strong};
`;

/**
 * What people and visitors wrote to the administrator: what waits longest first, with how much of the promised
 * day is left; one is open beside it. Answers that are half-written stay while others are looked at.
 */
export function ReceivedPage({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const place = useReceivedPlace();
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  useUnsaved(Object.values(drafts).some((draft) => draft.trim() !== ''));
  const { state, search, page } = place;
  const query = useQuery(receivedQuery(useApi(), { state, search, page }));
  const open = query.data?.open;
  const tab = (id: 'open' | 'answered') => ({
    id,
    label: (
      <>
        {t(`received.states.${id}`)}
        {id === 'open' && open !== undefined && <Waiting>{formatNumber(open, lng)}</Waiting>}
      </>
    ),
    content: (
      <Columns $open={place.message !== ''}>
        <ReceivedList query={query} place={place} lng={lng} />
        <Beside>
          {place.message === '' ? (
            <EmptyState picture="✉️" title={t('received.choose')} text={t('received.chooseText')} />
          ) : (
            <ReceivedLetter
              key={place.message}
              id={place.message}
              place={place}
              draft={drafts[place.message] ?? ''}
              onDraft={(draft) => setDrafts((all) => ({ ...all, [place.message]: draft }))}
              lng={lng}
            />
          )}
        </Beside>
      </Columns>
    ),
  });
  return (
    <PageFrame title={t('received.title')} lead={t('received.lead')}>
      <Tabs
        label={t('received.title')}
        selected={place.state}
        onSelect={(id) => place.go({ state: id === 'answered' ? 'answered' : 'open', page: 1, message: '' })}
        tabs={[tab('open'), tab('answered')]}
      />
    </PageFrame>
  );
}
