import type { Language } from '@sytno/domain';
import { formatDay, useApi, useTexts, useUser } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Avatar,
  Card,
  color,
  PageFrame,
  QueryView,
  Skeleton,
  space,
  TargetBar,
  TextLink,
  TYPE,
  upTo,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { householdQuery, type Household } from '../household/household.queries';
import { profileQuery, type OwnProfile } from '../profile/profile.queries';
import { Money } from './Money';
import { columnOf } from './rights';
import { RightsTable } from './RightsTable';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 640px);
  align-items: start;
  gap: ${space(4)};
  ${upTo('xl')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${space(4)};
`;

/** Stands below what is beside one another. */
const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

const Words = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  overflow-wrap: anywhere;
  h2,
  p {
    margin: 0;
  }
  h2 {
    color: ${color('quiet')};
    font: ${TYPE.strong};
  }
  p {
    text-wrap: pretty;
  }
`;

const Level = styled.p`
  font: ${TYPE.page};
  letter-spacing: -0.01em;
`;

const People = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

/** How far ahead the bar of days looks. */
const AHEAD = 30;

/** What access the person has, how long, for whom it holds, and what each access includes. */
export function SubscriptionPage({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const query = useQuery(profileQuery(useApi()));
  return (
    <PageFrame title={t('subscription.title')}>
      <QueryView query={query} skeleton={<SubscriptionShape />}>
        {(whole) => (
          <Columns>
            <Side>
              <State whole={whole} lng={lng} />
              <Covered />
              <Wide>
                <Money lng={lng} />
              </Wide>
            </Side>
            <RightsTable own={columnOf(whole.profile.access)} hideNumbers={whole.profile.hideNumbers} />
          </Columns>
        )}
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
    <Words>
      <h2>{t('subscription.yours')}</h2>
      <Level>{t(`profile.levels.${access}`)}</Level>
      {access === 'admin' && <p>{t('subscription.granted')}</p>}
      {(access !== 'admin' || status !== 'none') && (
        <p>{t(`subscription.states.${status}`, { until: day })}</p>
      )}
      {daysLeft > 0 && (
        <>
          <TargetBar
            kept
            label={t('subscription.next')}
            words={t('subscription.ofAhead', { days: Math.min(daysLeft, AHEAD), all: AHEAD })}
            share={Math.min(1, daysLeft / AHEAD)}
            role={status === 'ending' ? 'sunflower-fill' : 'dill'}
          />
          <p>{t('subscription.left', { count: daysLeft, until: day })}</p>
        </>
      )}
      {access !== 'admin' && (
        <p>
          <TextLink to={pathTo('price', lng)}>{t('subscription.prices')}</TextLink>
        </p>
      )}
    </Words>
  );
}

/** For whom the access holds; nothing where the household cannot be read, since the rest stands without it. */
function Covered() {
  const { data } = useQuery(householdQuery(useApi()));
  return data ? <CoveredPeople household={data} /> : null;
}

function CoveredPeople({ household: { members, ownerId } }: { household: Household }) {
  const { t } = useTexts('account');
  const user = useUser();
  const owner = members.find(({ userId }) => userId === ownerId);
  const name = owner ? owner.name || owner.email : '';
  return (
    <Words>
      <h2>{t('subscription.household')}</h2>
      <p>{t(`subscription.covers.${user?.id === ownerId ? 'owner' : 'member'}`, { name })}</p>
      <People>
        {members.map((member) => (
          <li key={member.userId}>
            <Avatar name={member.name || member.email} size={32} />
            <span>{member.name || member.email}</span>
          </li>
        ))}
      </People>
    </Words>
  );
}

function SubscriptionShape() {
  return (
    <Columns>
      <Side>
        <Skeleton $height={190} />
        <Skeleton $height={150} />
      </Side>
      <Skeleton $height={560} />
    </Columns>
  );
}
