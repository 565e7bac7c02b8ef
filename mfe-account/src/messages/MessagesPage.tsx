import type { Language } from '@sytno/domain';
import { formatNumber, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { color, Hidden, PageFrame, RADIUS, space, Tabs, useUnsaved } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LettersView } from './LettersView';
import { noticesQuery } from './messages.queries';
import { NoticesView } from './NoticesView';

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;

const Count = styled.span`
  min-width: 20px;
  padding: 0 ${space(1)};
  border-radius: ${RADIUS.full};
  background: ${color('beet')};
  color: ${color('on-beet')};
  font: 600 12px/20px var(--sy-font);
  text-align: center;
`;

/**
 * Writing to the administrator with what he answered, and the notices beside it. The address says which of
 * the two is open: what is half-written stays while somebody looks at the other.
 */
export function MessagesPage({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const [search, setSearch] = useSearchParams();
  const [draft, setDraft] = useState('');
  const { data } = useQuery(noticesQuery(useApi(), 1));
  useUnsaved(draft.trim() !== '');
  const unread = data?.unread ?? 0;
  const view = search.get('view') === 'notices' ? 'notices' : 'letters';
  return (
    <PageFrame title={t('messages.title')} lead={t('messages.lead')}>
      <Tabs
        label={t('messages.views.label')}
        selected={view}
        onSelect={(id) => {
          setSearch(id === 'notices' ? { view: 'notices' } : {}, { replace: true });
        }}
        tabs={[
          {
            id: 'letters',
            label: t('messages.views.letters'),
            content: <LettersView draft={draft} onDraft={setDraft} lng={lng} />,
          },
          {
            id: 'notices',
            label: (
              <Label>
                {t('messages.views.notices')}
                {unread > 0 && (
                  <Count>
                    <span aria-hidden>{formatNumber(unread, lng)}</span>
                    <Hidden>{t('messages.unread', { count: unread })}</Hidden>
                  </Count>
                )}
              </Label>
            ),
            content: <NoticesView lng={lng} />,
          },
        ]}
      />
    </PageFrame>
  );
}
