import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { color, eases, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { CardHeading, SettingsCard } from '../FormCard';
import { Icon } from '../icons';

const Ways = styled.ul`
  display: grid;
  margin: calc(-1 * ${space(2)}) 0 0;
  padding: 0;
  list-style: none;
  li + li {
    border-top: 1px solid ${color('line')};
  }
`;

const Way = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  margin: 0 calc(-1 * ${space(3)});
  padding: ${space(3)};
  border-radius: ${RADIUS.control};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${eases('background-color')}
  &:hover {
    background: ${color('sunken')};
  }
  b {
    display: block;
    font: ${TYPE.strong};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  svg {
    color: ${color('faint')};
  }
`;

const PLACES = ['household', 'messages', 'subscription'] as const;

/** The ways to what else belongs to the account. */
export function AccountCard({ id, lng }: { id: string; lng: Language }) {
  const { t } = useTexts('account');
  return (
    <SettingsCard id={id} tabIndex={-1} as="nav" aria-label={t('profile.account')}>
      <CardHeading title={t('profile.account')} />
      <Ways>
        {PLACES.map((place) => (
          <li key={place}>
            <Way to={pathTo(place, lng)}>
              <span>
                <b>{t(`profile.places.${place}.title`)}</b>
                <small>{t(`profile.places.${place}.text`)}</small>
              </span>
              <Icon name="right" />
            </Way>
          </li>
        ))}
      </Ways>
    </SettingsCard>
  );
}
