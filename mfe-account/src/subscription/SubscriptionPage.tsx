import type { Language } from '@sytno/domain';
import { formatDay, useApi, useTexts } from '@sytno/kit';
import { Card, color, PageFrame, QueryView, Skeleton, space, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { profileQuery, type OwnProfile } from '../profile/profile.queries';

const Words = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 60ch;
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: ${TYPE.section};
  }
`;

const Note = styled.p`
  color: ${color('quiet')};
`;

/** What access the person has, and how long. Days cannot be bought here yet, so there is no button. */
export function SubscriptionPage({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const query = useQuery(profileQuery(useApi()));
  return (
    <PageFrame title={t('subscription.title')}>
      <QueryView query={query} skeleton={<Skeleton $height={160} />}>
        {(whole) => <State whole={whole} lng={lng} />}
      </QueryView>
    </PageFrame>
  );
}

function State({ whole, lng }: { whole: OwnProfile; lng: Language }) {
  const { t } = useTexts('account');
  const { access, daysLeft } = whole.profile;
  const { status, until } = whole.subscription;
  const day = until === null ? '' : formatDay(until, lng, 'full');
  return (
    <Card>
      <Words>
        <h2>{t('subscription.access', { level: t(`profile.levels.${access}`) })}</h2>
        {access === 'admin' && <p>{t('subscription.granted')}</p>}
        {(access !== 'admin' || status !== 'none') && (
          <p>{t(`subscription.states.${status}`, { until: day })}</p>
        )}
        {daysLeft > 0 && <p>{t('subscription.left', { count: daysLeft, until: day })}</p>}
        {daysLeft === 0 && access !== 'admin' && <Note>{t('subscription.notSold')}</Note>}
      </Words>
    </Card>
  );
}
