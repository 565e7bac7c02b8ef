import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import type { ReactNode } from 'react';
import { SHELL_TEXTS } from '../texts/load-texts';
import { AccountMenu } from './AccountMenu';
import { HouseholdLink } from './HouseholdLink';
import { LanguageSwitch } from './LanguageSwitch';
import { preparePanels } from './load-panels';
import { NoticesBell } from './NoticesBell';
import { Brand } from './Brand';
import { Bar, Gap } from './parts';

/**
 * The signed-in header: the menu's button, the brand, who eats together, the language, messages, the account.
 * Without room the household and the language move into menus, and what is left is one row.
 */
export function UserHeader(props: { lng: Language; narrow: boolean; menuButton: ReactNode }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { lng, narrow } = props;
  return (
    <Bar onPointerEnter={preparePanels} onFocus={preparePanels}>
      {props.menuButton}
      <Brand to={pathTo('dashboard', lng)}>{t('product')}</Brand>
      <Gap />
      {!narrow && <HouseholdLink lng={lng} />}
      {!narrow && <LanguageSwitch lng={lng} />}
      <NoticesBell lng={lng} />
      <AccountMenu lng={lng} withLanguage={narrow} />
    </Bar>
  );
}
