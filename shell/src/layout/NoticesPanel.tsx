import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { formatWhen, useTexts } from '@sytno/kit';
import { Link, useLocation } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { color, Hidden, RADIUS, Skeleton, space, TextLink, TYPE } from '@sytno/kit/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useShell } from '../app/shell-context';
import { SHELL_TEXTS } from '../texts/load-texts';

type Notice = Outputs['account']['messages']['notices']['items'][number];

/** The section whose texts say what each kind of notice is. */
const WORDS = 'account';

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

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
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

/** The last few messages at a glance, and the way to all. `items` are undefined when they did not come. */
export function NoticesPanel(props: { items: Notice[] | undefined; lng: Language; onChosen: () => void }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { items, lng, onChosen } = props;
  const { pathname } = useLocation();
  return (
    <Panel>
      <h2>{t('notices.title')}</h2>
      {items && items.length > 0 ? (
        <LatestNotices items={items} lng={lng} onChosen={onChosen} />
      ) : (
        <p>{t(items ? 'notices.none' : 'notices.failed')}</p>
      )}
      <Ways>
        <TextLink to={pathTo('messages', lng, {}, { view: 'notices' })} onClick={onChosen}>
          {t('notices.all')}
        </TextLink>
        <TextLink to={pathTo('messages', lng)} state={{ from: pathname }} onClick={onChosen}>
          {t('places.messages')}
        </TextLink>
      </Ways>
    </Panel>
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
    <Row
      to={link === null ? pathTo('messages', lng, {}, { view: 'notices' }) : `/${lng}${link}`}
      onClick={props.onChosen}
    >
      {readAt === null && <Dot aria-hidden />}
      <span>
        {readAt === null && <Hidden>{`${t('messages.new')}: `}</Hidden>}
        {t(`messages.kinds.${kind}.title`, values)}
      </span>
      <time dateTime={createdAt}>{formatWhen(createdAt, lng)}</time>
    </Row>
  );
}
