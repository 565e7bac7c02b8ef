import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { PageFrame, QueryView, Skeleton, space, upTo } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { AccountCard } from './AccountCard';
import { Anchors } from './Anchors';
import { AppearanceCard } from './AppearanceCard';
import { DevicesCard } from './DevicesCard';
import { PersonalForm } from './PersonalForm';
import { FoodPart, MorePart } from './later';
import { ProfileHead } from './ProfileHead';
import { profileQuery, type OwnProfile } from './profile.queries';
import { TargetsForm } from './TargetsForm';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 176px minmax(0, 720px);
  gap: ${space(4)} ${space(8)};
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 720px);
  }
`;

const Cards = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

const HeadShape = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  margin-bottom: ${space(6)};
  > :first-child {
    border-radius: 50%;
  }
`;

const Room = styled.div`
  ${upTo('lg')} {
    display: none;
  }
`;

/** The cards of the page in their order. */
const PLACES = [
  'person',
  'targets',
  'food',
  'appearance',
  'devices',
  'notices',
  'security',
  'owndata',
  'account',
] as const;

/** The own profile: who the person is, what he aims at each day, how it looks, and his account. */
export function ProfilePage({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const query = useQuery(profileQuery(useApi()));
  return (
    <PageFrame title={t('profile.title')}>
      <QueryView query={query} skeleton={<ProfileShape />}>
        {(whole) => <Settings whole={whole} lng={lng} />}
      </QueryView>
    </PageFrame>
  );
}

function Settings({ whole, lng }: { whole: OwnProfile; lng: Language }) {
  const { t } = useTexts('account');
  const places = PLACES.map((id) => ({ id, title: t(`profile.${id}`) }));
  return (
    <>
      <ProfileHead whole={whole} lng={lng} />
      <Columns>
        <Anchors label={t('profile.onThisPage')} places={places} />
        <Cards>
          <PersonalForm id="person" whole={whole} lng={lng} />
          {/* A cash limit typed in one currency means nothing in another. */}
          <TargetsForm id="targets" key={whole.profile.currency} profile={whole.profile} lng={lng} />
          <FoodPart id="food" servings={whole.profile.servings} lng={lng} />
          <AppearanceCard id="appearance" hideNumbers={whole.profile.hideNumbers} />
          <DevicesCard id="devices" lng={lng} />
          <MorePart whole={whole} lng={lng} />
          <AccountCard id="account" lng={lng} />
        </Cards>
      </Columns>
    </>
  );
}

function ProfileShape() {
  return (
    <>
      <HeadShape>
        <Skeleton $height={72} $width="72px" />
        <Skeleton $height={48} $width="220px" />
      </HeadShape>
      <Columns>
        <Room>
          <Skeleton $height={140} />
        </Room>
        <Cards>
          <Skeleton $height={300} />
          <Skeleton $height={360} />
        </Cards>
      </Columns>
    </>
  );
}
