import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { Card, Chip, color, PageFrame, QueryView, Skeleton, space, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { EatersCard } from './EatersCard';
import { householdQuery, type Household } from './household.queries';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  align-items: start;
  gap: ${space(4)};
  h2 {
    margin: 0 0 ${space(3)};
    font: ${TYPE.section};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Person = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
  span {
    color: ${color('quiet')};
  }
`;

/** Who eats from one menu: members with an account, and eaters without. */
export function HouseholdPage({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const query = useQuery(householdQuery(useApi()));
  return (
    <PageFrame title={t('household.title')} lead={t('household.lead')}>
      <QueryView query={query} skeleton={<Skeleton $height={240} />}>
        {({ members, eaters }) => (
          <Columns>
            <Members members={members} />
            <EatersCard eaters={eaters} lng={lng} />
          </Columns>
        )}
      </QueryView>
    </PageFrame>
  );
}

function Members({ members }: Pick<Household, 'members'>) {
  const { t } = useTexts('account');
  return (
    <Card>
      <h2>{t('household.members')}</h2>
      <List aria-label={t('household.members')}>
        {members.map(({ userId, name, email, isOwner }) => (
          <Person key={userId}>
            <b>{name || email}</b>
            {name && <span>{email}</span>}
            {isOwner && <Chip>{t('household.owner')}</Chip>}
          </Person>
        ))}
      </List>
    </Card>
  );
}
