import type { Language } from '@sytno/domain';
import { failureOf, formatInstant, useApi, useTexts } from '@sytno/kit';
import { Avatar, Chip, color, QuietButton, space, TYPE, upTo, useNotify } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { AvatarPart } from './later';
import type { OwnProfile } from './profile.queries';

const Frame = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)} ${space(5)};
  max-width: 928px;
  margin-bottom: ${space(6)};
  ${upTo('md')} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space(4)};
  }
`;

/** The picture is the button that changes it; the pencil says so. */
const Pick = styled.button`
  position: relative;
  display: grid;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  > svg {
    position: absolute;
    right: -4px;
    bottom: -4px;
    box-sizing: content-box;
    padding: 5px;
    border: 1px solid ${color('border')};
    border-radius: 50%;
    background: ${color('raised')};
    color: ${color('text')};
  }
`;

const Who = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  overflow-wrap: anywhere;
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: ${TYPE.section};
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
    color: ${color('quiet')};
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(8)};
  margin: 0;
  dt {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  dd {
    margin: 0;
    font: ${TYPE.strong};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  ${upTo('md')} {
    grid-column: 1 / -1;
    padding-top: ${space(3)};
    border-top: 1px solid ${color('line')};
  }
`;

/** Who is signed in: picture, name, address, since when and with which access. */
export function ProfileHead({ whole, lng }: { whole: OwnProfile; lng: Language }) {
  const { t } = useTexts('account');
  const { name, avatar } = whole.profileData;
  const { access, daysLeft } = whole.profile;
  const [picks, setPicks] = useState(false);
  return (
    <Frame>
      <Pick type="button" aria-label={t('profile.changePicture')} onClick={() => setPicks(true)}>
        <Avatar name={name || whole.email} src={avatar} size={72} />
        <Icon name="pencil" size={16} />
      </Pick>
      {picks && <AvatarPart whole={whole} onClose={() => setPicks(false)} />}
      <Who>
        <h2>{name || whole.email}</h2>
        <p>
          {name && whole.email}
          {whole.emailConfirmed ? (
            <Chip tone="dill">{t('profile.confirmed')}</Chip>
          ) : (
            <Chip tone="sunflower">{t('profile.unconfirmed')}</Chip>
          )}
        </p>
        {!whole.emailConfirmed && <ResendButton />}
      </Who>
      <Facts>
        <div>
          <dt>{t('profile.access')}</dt>
          <dd>
            {t(`profile.levels.${access}`)}
            {whole.householdAccess !== access && (
              <small>
                {t('profile.ofHousehold', { level: t(`profile.levels.${whole.householdAccess}`) })}
              </small>
            )}
          </dd>
        </div>
        {daysLeft > 0 && (
          <div>
            <dt>{t('profile.left')}</dt>
            <dd>{t('profile.days', { count: daysLeft })}</dd>
          </div>
        )}
        <div>
          <dt>{t('profile.since')}</dt>
          <dd>{formatInstant(whole.memberSince, lng)}</dd>
        </div>
      </Facts>
    </Frame>
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
    <QuietButton small busy={resending.isPending} onClick={() => resending.mutate()}>
      {t('profile.resend')}
    </QuietButton>
  );
}
