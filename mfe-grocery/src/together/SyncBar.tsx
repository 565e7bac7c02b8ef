import type { Doer } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Avatar, color, OFF_PAPER, space, TYPE } from '@sytno/kit/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { ListView } from './list-view';
import { useListView } from './use-list-store';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  min-height: 32px;
  margin-bottom: ${space(3)};
  font: ${TYPE.quiet};
  ${OFF_PAPER}
`;

const State = styled.span<{ $bad: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $bad }) => color($bad ? 'text' : 'quiet')};
  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${({ $bad }) => color($bad ? 'sunflower' : 'dill')};
  }
`;

const People = styled.ul`
  display: flex;
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;
  li + li {
    margin-left: -6px;
  }
  li > span {
    box-shadow: 0 0 0 2px ${color('page')};
  }
`;

const MOST_FACES = 5;
/** What is sent so fast is not worth a word. */
const SLOW = 700;

/** How the list stands with the server, and who else has it open now. */
export function SyncBar({ own }: { own: (person: Doer) => boolean }) {
  const { t } = useTexts('grocery');
  const view = useListView();
  const words = useStateWords(view);
  const others = view.present.filter((person) => !own(person));
  const nameOf = ({ name }: Doer) => name || t('sync.someone');
  return (
    <Bar data-keeps-offline>
      <State aria-live="polite" $bad={view.isOffline || view.count > 0}>
        {words}
      </State>
      {others.length > 0 && (
        <People aria-label={t('sync.present')}>
          {others.slice(0, MOST_FACES).map((person) => (
            <li key={`${person.id ?? ''} ${person.name}`} title={nameOf(person)}>
              <Avatar named name={nameOf(person)} size={28} />
            </li>
          ))}
          {others.length > MOST_FACES && <li>+{others.length - MOST_FACES}</li>}
        </People>
      )}
    </Bar>
  );
}

function useStateWords({ count, isOffline }: ListView): string {
  const { t } = useTexts('grocery');
  const waits = count > 0;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waits]);
  if (isOffline) return waits ? t('sync.waiting', { count }) : t('sync.offline');
  return waits && slow ? t('sync.sending') : t('sync.saved');
}
