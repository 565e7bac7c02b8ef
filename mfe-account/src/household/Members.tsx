import { useTexts, useUser } from '@sytno/kit';
import { Avatar, Card, Chip, color, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Household } from './household.queries';

const Section = styled.section`
  h2 {
    margin: 0 0 ${space(3)};
    font: ${TYPE.section};
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(310px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Person = styled(Card).attrs({ as: 'li' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};
  overflow-wrap: anywhere;
  b {
    display: block;
    font: ${TYPE.strong};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Chips = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(1)};
  &:empty {
    display: none;
  }
`;

/** Who shares the menu with an account of his own. */
export function Members({ members }: Pick<Household, 'members'>) {
  const { t } = useTexts('account');
  const user = useUser();
  return (
    <Section>
      <h2>{t('household.members')}</h2>
      <List aria-label={t('household.members')}>
        {members.map(({ userId, name, email, isOwner }) => (
          <Person key={userId}>
            <Avatar name={name || email} />
            <span>
              <b>{name || email}</b>
              {name && <small>{email}</small>}
              <Chips>
                {isOwner && <Chip tone="beet">{t('household.owner')}</Chip>}
                {userId === user?.id && <Chip>{t('household.you')}</Chip>}
              </Chips>
            </span>
          </Person>
        ))}
      </List>
    </Section>
  );
}
