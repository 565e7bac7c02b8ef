import { useTexts } from '@sytno/kit';
import { Switch } from '@sytno/kit/ui';
import { CardHeading, SettingsCard } from '../FormCard';
import { useHideNumbers } from './use-profile-change';

/** What of the product's figures a person wants to see; acts at once (product decision 3). */
export function AppearanceCard({ id, hideNumbers }: { id: string; hideNumbers: boolean }) {
  const { t } = useTexts('account');
  const hide = useHideNumbers();
  return (
    <SettingsCard id={id} tabIndex={-1} aria-label={t('profile.appearance')}>
      <CardHeading title={t('profile.appearance')} />
      <Switch
        label={t('profile.hideNumbers')}
        hint={t('profile.hideNumbersHint')}
        checked={hideNumbers}
        onChange={(event) => {
          hide.mutate(event.target.checked);
        }}
      />
    </SettingsCard>
  );
}
