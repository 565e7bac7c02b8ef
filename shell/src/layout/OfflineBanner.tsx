import { useTexts } from '@sytno/kit';
import { color, space, TYPE } from '@sytno/kit/ui';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';

const Band = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  background: ${color('sunflower-tint')};
  color: ${color('sunflower')};
  font: ${TYPE.quiet};
`;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the browser has no network; announced when that begins. */
export function OfflineBanner() {
  const { t } = useTexts(SHELL_TEXTS);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <Band>
          <WifiOff size={16} aria-hidden />
          {t('offline')}
        </Band>
      )}
    </div>
  );
}
