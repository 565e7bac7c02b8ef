import { useTexts } from '@sytno/kit';
import { color, moves, OFF_PAPER, space, TYPE } from '@sytno/kit/ui';
import { Wifi, WifiOff } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';
import { useConnection } from './use-connection';

const appear = keyframes`from { opacity: 0; }`;

const Place = styled.div`
  position: sticky;
  top: 60px;
  z-index: 19;
  ${OFF_PAPER}
`;

const Band = styled.div<{ $good: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color('line')};
  background: ${(props) => color(props.$good ? 'dill-tint' : 'sunflower-tint')};
  color: ${(props) => color(props.$good ? 'dill' : 'sunflower')};
  font: ${TYPE.quiet};
  font-weight: 600;
  ${moves('animation-duration: 160ms;')}
  animation-name: ${appear};
  > svg {
    flex: none;
  }
  /* Where a page keeps what is done without a network, it says so itself. */
  body:has([data-keeps-offline]) & > span > span {
    display: none;
  }
`;

/** Says that the browser has no network, and for a moment that it has one again; both are announced. */
export function OfflineBanner() {
  const { t } = useTexts(SHELL_TEXTS);
  const connection = useConnection();
  const good = connection === 'back';
  const Icon = good ? Wifi : WifiOff;
  return (
    <Place role="status">
      {connection !== 'on' && (
        <Band $good={good}>
          <Icon size={16} aria-hidden />
          {good ? (
            t('online')
          ) : (
            <span>
              {t('offline')} <span>{t('offlineUnsaved')}</span>
            </span>
          )}
        </Band>
      )}
    </Place>
  );
}
