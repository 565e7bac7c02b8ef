import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { space, TextLink } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { useShell } from '../app/shell-context';
import { SHELL_TEXTS } from '../texts/load-texts';
import { LanguageSwitch } from './LanguageSwitch';
import { ThemeChoice } from './ThemeChoice';

const Row = styled(TextLink)`
  display: flex;
  align-items: center;
  min-height: 44px;
`;

const Panel = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(260px, calc(100vw - ${space(14)}));
`;

/** What the header of public pages has no room for on phones. */
export function SettingsPanel({ lng, onChosen }: { lng: Language; onChosen: () => void }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { loader } = useShell();
  return (
    <Panel>
      {loader.has('price') && (
        <Row to={pathTo('price', lng)} onClick={onChosen}>
          {t('nav.prices')}
        </Row>
      )}
      <LanguageSwitch lng={lng} wide />
      <ThemeChoice />
    </Panel>
  );
}
