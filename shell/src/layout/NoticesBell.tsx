import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { color, IconButton, Popover, RADIUS, space, useNotify } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';
import { Later } from './Later';

/** The last few, for a glance. */
const LATEST = 4;
/** More than that is "many". */
const COUNTED = 99;

const Spot = styled.span`
  position: relative;
  display: grid;
`;

const Count = styled.span`
  position: absolute;
  top: -8px;
  left: 10px;
  min-width: 18px;
  padding: 0 ${space(1)};
  border-radius: ${RADIUS.full};
  background: ${color('beet')};
  box-shadow: 0 0 0 2px ${color('raised')};
  color: ${color('on-beet')};
  font: 600 11px/18px var(--sy-font);
  text-align: center;
`;

/** How many messages are unread, the last few at a glance, and the way to all. */
export function NoticesBell({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const api = useApi();
  // Under the topic's name, so that a live event asks it again.
  const { data } = useQuery({
    queryKey: ['account', 'notices', 'latest'],
    queryFn: ({ signal }) => api.account.messages.notices({ page: 1, pageSize: LATEST }, { signal }),
  });
  useTakenOut(data?.items);
  const unread = data?.unread ?? 0;
  const title = t('notices.title');
  return (
    <Popover
      label={title}
      trigger={(opener) => (
        <IconButton {...opener} aria-label={unread > 0 ? t('notices.unread', { count: unread }) : title}>
          <Spot>
            <Bell size={20} aria-hidden />
            {unread > 0 && <Count aria-hidden>{unread > COUNTED ? `${String(COUNTED)}+` : unread}</Count>}
          </Spot>
        </IconButton>
      )}
    >
      {(close) => (
        <Later width={320} height={200}>
          {({ NoticesPanel }) => <NoticesPanel items={data?.items} lng={lng} onChosen={close} />}
        </Later>
      )}
    </Popover>
  );
}

type Items = Outputs['account']['messages']['notices']['items'];

/**
 * Whoever is taken out of a household while he looks hears so at once: menu and lists before him are others from
 * then on, and the bell alone would not say why.
 */
function useTakenOut(items: Items | undefined): void {
  const { t } = useTexts(SHELL_TEXTS);
  const notify = useNotify();
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!items) return;
    const before = known.current;
    known.current = new Set(items.map(({ id }) => id));
    const told = items.find(({ id, kind }) => kind === 'household.removed' && before?.has(id) === false);
    if (told) notify(t('notices.takenOut', { person: told.values.person ?? '' }));
  }, [items, notify, t]);
}
