import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { formatInstant, formatMoney, formatNumber, useApi, useTexts } from '@sytno/kit';
import { Card, color, PageFrame, QueryView, Skeleton, space, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { profileQuery } from './profile.queries';

type Profile = Outputs['account']['profile']['get'];

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${space(4)};
  h2 {
    margin: 0 0 ${space(3)};
    font: ${TYPE.section};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(4)};
  margin: 0;
  dt {
    color: ${color('quiet')};
  }
  dd {
    margin: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;

/** The own profile: who the person is and what he aims at each day. */
export function ProfilePage({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const query = useQuery(profileQuery(useApi()));
  return (
    <PageFrame title={t('profile.title')}>
      <QueryView query={query} skeleton={<Skeleton $height={240} />}>
        {(profile) => <ProfileFacts profile={profile} lng={lng} />}
      </QueryView>
    </PageFrame>
  );
}

function ProfileFacts({ profile: whole, lng }: { profile: Profile; lng: Language }) {
  const { t } = useTexts('account');
  const { profile, profileData } = whole;
  const { kcal, protein, fat, carbs, cash } = profile.targets;
  const grams = (value: number) => t('profile.grams', { grams: formatNumber(value, lng) });
  return (
    <Columns>
      <Card>
        <h2>{t('profile.person')}</h2>
        <Facts>
          <dt>{t('profile.name')}</dt>
          <dd>{profileData.name || t('profile.unnamed')}</dd>
          <dt>{t('profile.email')}</dt>
          <dd>
            {whole.email}
            {!whole.emailConfirmed && ` · ${t('profile.unconfirmed')}`}
          </dd>
          <dt>{t('profile.access')}</dt>
          <dd>{t(`profile.levels.${profile.access}`)}</dd>
          <dt>{t('profile.since')}</dt>
          <dd>{formatInstant(whole.memberSince, lng)}</dd>
          <dt>{t('profile.timeZone')}</dt>
          <dd>{profileData.timeZone}</dd>
        </Facts>
      </Card>
      <Card>
        <h2>{t('profile.targets')}</h2>
        <Facts>
          <dt>{t('profile.kcal')}</dt>
          <dd>{t('profile.kcalValue', { kcal: formatNumber(kcal, lng) })}</dd>
          <dt>{t('profile.protein')}</dt>
          <dd>{grams(protein)}</dd>
          <dt>{t('profile.fat')}</dt>
          <dd>{grams(fat)}</dd>
          <dt>{t('profile.carbs')}</dt>
          <dd>{grams(carbs)}</dd>
          <dt>{t('profile.cash')}</dt>
          <dd>{formatMoney(cash, profile.currency, lng)}</dd>
        </Facts>
      </Card>
    </Columns>
  );
}
