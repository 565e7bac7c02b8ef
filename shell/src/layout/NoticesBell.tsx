import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { formatInstant, useApi, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { color, Hidden, IconButton, Popover, RADIUS, Skeleton, space, TextLink, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useShell } from '../app/shell-context';
import { SHELL_TEXTS } from '../texts/load-texts';

type Notice = Outputs['account']['messages']['notices']['items'][number];

/** The last few, for a glance. */
const LATEST = 4;
/** The section whose texts say what each kind of notice is. */
const WORDS = 'account';
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

const Panel = styled.div`
  width: min(320px, calc(100vw - ${space(14)}));
  h2 {
    margin: 0 0 ${space(2)};
    font: ${TYPE.strong};
  }
  ul {
    display: grid;
    margin: 0 -${space(2)} ${space(3)};
    padding: 0;
    list-style: none;
  }
  p {
    margin: 0 0 ${space(3)};
    color: ${color('quiet')};
  }
`;

const Row = styled(Link)`
  position: relative;
  display: grid;
  gap: 2px;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(6)};
  border-radius: ${RADIUS.control};
  color: ${color('text')};
  text-decoration: none;
  overflow-wrap: anywhere;
  time {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  &:hover {
    background: ${color('sunken')};
  }
`;

const Dot = styled.i`
  position: absolute;
  top: 15px;
  left: ${space(2)};
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${color('beet')};
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
        <Panel>
          <h2>{title}</h2>
          {data && data.items.length > 0 ? (
            <LatestNotices items={data.items} lng={lng} onChosen={close} />
          ) : (
            <p>{t(data ? 'notices.none' : 'notices.failed')}</p>
          )}
          <TextLink to={pathTo('messages', lng)} onClick={close}>
            {t('notices.all')}
          </TextLink>
        </Panel>
      )}
    </Popover>
  );
}

/** Their words are the account section's, which comes when they are wanted. */
function LatestNotices(props: { items: Notice[]; lng: Language; onChosen: () => void }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { items, lng, onChosen } = props;
  const { loader } = useShell();
  const { status } = useSyncExternalStore(loader.subscribe, () => loader.state(WORDS, lng));
  useEffect(() => {
    loader.load(WORDS, lng);
  }, [loader, lng]);
  if (status === 'failed') return <p>{t('notices.failed')}</p>;
  return (
    <ul aria-busy={status !== 'ready'}>
      {items.map((notice) => (
        <li key={notice.id}>
          {status === 'ready' ? (
            <NoticeLine notice={notice} lng={lng} onChosen={onChosen} />
          ) : (
            <Skeleton $height={56} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** One of the last few: what happened and when; it leads where the notice does. */
function NoticeLine(props: { notice: Notice; lng: Language; onChosen: () => void }) {
  const { t } = useTexts(WORDS);
  const { notice, lng } = props;
  const { link, kind, values, createdAt, readAt } = notice;
  return (
    <Row to={link === null ? pathTo('messages', lng) : `/${lng}${link}`} onClick={props.onChosen}>
      {readAt === null && <Dot aria-hidden />}
      <span>
        {readAt === null && <Hidden>{`${t('messages.new')}: `}</Hidden>}
        {t(`messages.kinds.${kind}.title`, values)}
      </span>
      <time dateTime={createdAt}>{formatInstant(createdAt, lng)}</time>
    </Row>
  );
}
