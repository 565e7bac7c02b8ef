import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { PageFrame, QueryView, Skeleton, space } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { AccountCard } from './AccountCard';
import { PersonalForm } from './PersonalForm';
import { profileQuery } from './profile.queries';
import { TargetsForm } from './TargetsForm';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  align-items: start;
  gap: ${space(4)};
`;

/** The own profile: who the person is, what he aims at each day, and his account. */
export function ProfilePage({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const query = useQuery(profileQuery(useApi()));
  return (
    <PageFrame title={t('profile.title')}>
      <QueryView query={query} skeleton={<Skeleton $height={320} />}>
        {(whole) => (
          <Columns>
            <PersonalForm whole={whole} lng={lng} />
            {/* A cash limit typed in one currency means nothing in another. */}
            <TargetsForm key={whole.profile.currency} profile={whole.profile} lng={lng} />
            <AccountCard whole={whole} lng={lng} />
          </Columns>
        )}
      </QueryView>
    </PageFrame>
  );
}
