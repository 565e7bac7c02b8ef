import type { Language } from '@sytno/domain';
import { failureOf, formatInstant, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Card, color, QuietButton, space, TextLink, TYPE, useNotify } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { OwnProfile } from './profile.queries';

const Content = styled.div`
  display: grid;
  gap: ${space(4)};
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  > button {
    justify-self: start;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
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

const Ways = styled.nav`
  display: grid;
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** Who is signed in, with which access, and the ways to what else belongs to the account. */
export function AccountCard({ whole, lng }: { whole: OwnProfile; lng: Language }) {
  const { t } = useTexts('account');
  return (
    <Card>
      <Content>
        <h2>{t('profile.account')}</h2>
        <Facts>
          <dt>{t('profile.email')}</dt>
          <dd>
            {whole.email}
            {!whole.emailConfirmed && ` · ${t('profile.unconfirmed')}`}
          </dd>
          <dt>{t('profile.access')}</dt>
          <dd>{t(`profile.levels.${whole.profile.access}`)}</dd>
          <dt>{t('profile.since')}</dt>
          <dd>{formatInstant(whole.memberSince, lng)}</dd>
        </Facts>
        {!whole.emailConfirmed && <ResendButton />}
        <Ways aria-label={t('profile.ways')}>
          <TextLink to={pathTo('household', lng)}>{t('household.title')}</TextLink>
          <TextLink to={pathTo('messages', lng)}>{t('messages.title')}</TextLink>
          <TextLink to={pathTo('subscription', lng)}>{t('subscription.title')}</TextLink>
        </Ways>
      </Content>
    </Card>
  );
}

/** Sends the mail that confirms the address once more. */
function ResendButton() {
  const { t } = useTexts('account');
  const api = useApi();
  const notify = useNotify();
  const resending = useMutation({
    mutationFn: () => api.account.registration.resend(),
    onSuccess: () => notify(t('profile.resent'), 'good'),
    onError: (error) => notify(failureOf(error).message, 'bad'),
  });
  return (
    <QuietButton disabled={resending.isPending} onClick={() => resending.mutate()}>
      {t('profile.resend')}
    </QuietButton>
  );
}
