import type { Language } from '@sytno/domain';
import { formatClock, formatInstant, useTexts } from '@sytno/kit';
import { Card, color, QuietButton, space, TYPE, useNotify } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Household } from './household.queries';
import { MEMBERSHIP_TEXTS } from './membership-words';
import { useInvitations } from './use-membership';

const Section = styled.section`
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  > p {
    margin: ${space(1)} 0 ${space(4)};
    color: ${color('quiet')};
  }
`;

const List = styled(Card).attrs({ as: 'ul' })`
  display: grid;
  margin: 0;
  padding-block: ${space(1)};
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
    min-height: 60px;
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
  b {
    display: block;
    font: ${TYPE.strong};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** Links that still lead in, each with its end and the way to take it back. */
export function Invitations(props: { open: NonNullable<Household['invitations']>; lng: Language }) {
  const { t } = useTexts(MEMBERSHIP_TEXTS);
  const notify = useNotify();
  const { revoke } = useInvitations();
  const { open, lng } = props;
  if (open.length === 0) return null;
  return (
    <Section>
      <h2>{t('invitations.title')}</h2>
      <p>{t('invitations.text')}</p>
      <List aria-label={t('invitations.list')}>
        {open.map(({ id, role, expiresAt }) => {
          const day = formatInstant(expiresAt, lng);
          return (
            <li key={id}>
              <span>
                <b>{t(`invitations.${role}`)}</b>
                <small>{t('invitations.until', { day, time: formatClock(expiresAt, lng) })}</small>
              </span>
              <QuietButton
                small
                busy={revoke.isPending && revoke.variables.id === id}
                aria-label={t('invitations.revokeOf', {
                  role: t(`invitations.${role}`),
                  day,
                })}
                onClick={() =>
                  revoke.mutate({ id }, { onSuccess: () => notify(t('invitations.revoked'), 'good') })
                }
              >
                {t('invitations.revoke')}
              </QuietButton>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
