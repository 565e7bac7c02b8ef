import type { Language } from '@sytno/domain';
import { signOut, useSession, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo, type PageKey } from '@sytno/kit/routes';
import { Avatar, Chip, color, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { Crown, LogOut, UserRound, Users, type LucideIcon } from 'lucide-react';
import { css, styled } from 'styled-components';
import { useShell } from '../app/shell-context';
import { useAccount } from '../session/use-profile-sync';
import { SHELL_TEXTS } from '../texts/load-texts';
import { LanguageSwitch } from './LanguageSwitch';
import { useLeave } from './leave';
import { ThemeChoice } from './ThemeChoice';

const WAYS: readonly [PageKey, LucideIcon][] = [
  ['profile', UserRound],
  ['household', Users],
  ['subscription', Crown],
];

const Panel = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(280px, calc(100vw - ${space(14)}));
  > ul {
    display: grid;
    margin: 0;
    padding: ${space(2)} 0;
    border: 1px solid ${color('line')};
    border-width: 1px 0;
    list-style: none;
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 44px;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${RADIUS.control};
  background: transparent;
  color: ${color('text')};
  font: ${TYPE.body};
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  svg {
    flex: none;
    color: ${color('quiet')};
  }
  &:hover {
    background: ${color('sunken')};
  }
`;

const Way = styled(Link)`
  ${row}
`;

const Act = styled.button`
  ${row}
`;

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(1)} ${space(3)};
  > div {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
    > span {
      color: ${color('quiet')};
      font: ${TYPE.quiet};
    }
  }
  > p {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    margin: ${space(1)} 0 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** Who is signed in: face, name, address, what he may and for how long. */
function AccountCard() {
  const { t } = useTexts(SHELL_TEXTS);
  const { name, email, avatar, access, daysLeft } = useAccount();
  return (
    <Person>
      <Avatar name={name} src={avatar} size={44} />
      <div>
        <b>{name}</b>
        {name !== email && <span>{email}</span>}
      </div>
      <p>
        <Chip tone={access === 'free' || access === 'visitor' ? 'plain' : 'dill'}>
          {t(`access.${access}`)}
        </Chip>
        {daysLeft > 0 && t('daysLeft', { count: daysLeft })}
      </p>
    </Person>
  );
}

/** What the account menu opens; `withLanguage` where the header has no room for it. */
export function AccountPanel(props: { lng: Language; withLanguage: boolean; onChosen: () => void }) {
  const { t } = useTexts(SHELL_TEXTS);
  const { lng, withLanguage, onChosen } = props;
  const session = useSession();
  const { loader } = useShell();
  const leave = useLeave();
  return (
    <Panel>
      <AccountCard />
      <ul>
        {WAYS.filter(([page]) => loader.has(page)).map(([page, Icon]) => (
          <li key={page}>
            <Way to={pathTo(page, lng)} onClick={onChosen}>
              <Icon size={18} aria-hidden />
              {t(`titles.${page}`)}
            </Way>
          </li>
        ))}
      </ul>
      {withLanguage && <LanguageSwitch lng={lng} wide />}
      <ThemeChoice />
      <Act
        type="button"
        onClick={() => {
          onChosen();
          leave('signOut', () => {
            signOut(session);
          });
        }}
      >
        <LogOut size={18} aria-hidden />
        {t('nav.signOut')}
      </Act>
    </Panel>
  );
}
