import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Avatar, color, IconButton, Popover, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { useAccount } from '../session/use-profile-sync';
import { SHELL_TEXTS } from '../texts/load-texts';
import { Later } from './Later';

const Short = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space(3)};
  min-width: 0;
  min-height: 44px;
  padding: ${space(1)};
  border-radius: ${RADIUS.control};
  color: ${color('text')};
  text-decoration: none;
  > div {
    display: grid;
    min-width: 0;
    > * {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > span {
      color: ${color('quiet')};
      font: ${TYPE.quiet};
    }
  }
`;

/** Who is signed in and what he may, in one row that leads to the profile. */
export function AccountRow({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { name, avatar, access, daysLeft } = useAccount();
  const days = daysLeft > 0 ? [t('daysLeft', { count: daysLeft })] : [];
  return (
    <Short to={pathTo('profile', lng)}>
      <Avatar name={name} src={avatar} size={36} />
      <div>
        <b>{name}</b>
        <span>{[t(`access.${access}`), ...days].join(', ')}</span>
      </div>
    </Short>
  );
}

/** Everything about the own account behind one face; `withLanguage` where the header has no room for it. */
export function AccountMenu({ lng, withLanguage }: { lng: Language; withLanguage: boolean }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { name, avatar } = useAccount();
  const label = t('nav.account', { name });
  return (
    <Popover
      label={label}
      trigger={(opener) => (
        <IconButton {...opener} aria-label={label}>
          <Avatar name={name} src={avatar} size={34} />
        </IconButton>
      )}
    >
      {(close) => (
        <Later width={280} height={withLanguage ? 460 : 380}>
          {({ AccountPanel }) => <AccountPanel lng={lng} withLanguage={withLanguage} onChosen={close} />}
        </Later>
      )}
    </Popover>
  );
}
