import { useTexts, useUser } from '@sytno/kit';
import { Avatar, Card, Chip, color, Menu, OFF_PAPER, space, TYPE, type MenuEntry } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { calledOf, type Household, type Member } from './household.queries';
import { MEMBERSHIP_TEXTS } from './membership-words';

const Section = styled.section`
  h2 {
    margin: 0 0 ${space(3)};
    font: ${TYPE.section};
  }
  > p {
    max-width: 68ch;
    margin: ${space(3)} 0 0;
    color: ${color('quiet')};
    text-wrap: pretty;
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
  grid-template-columns: auto minmax(0, 1fr) auto;
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
`;

const Corner = styled.span`
  margin: calc(-1 * ${space(2)}) calc(-1 * ${space(2)}) 0 0;
  ${OFF_PAPER}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(3)};
  color: ${color('quiet')};
  ${OFF_PAPER}
`;

/** What the owner can do with another member. */
export interface MemberWays {
  role: (member: Member, role: 'planner' | 'reader') => void;
  handOver: (member: Member) => void;
  takeOut: (member: Member) => void;
}

/** Who shares the menu with an account of his own, and what each may do. */
export function Members(props: {
  household: Household;
  ways: MemberWays;
  /** What stands below: how one leaves. */
  foot: ReactNode;
}) {
  const { t } = useTexts('account');
  const { t: m } = useTexts(MEMBERSHIP_TEXTS);
  const user = useUser();
  const { members, ownerId } = props.household;
  const mine = ownerId === user?.id;
  return (
    <Section>
      <h2>{t('household.members')}</h2>
      <List aria-label={t('household.members')}>
        {members.map((member) => {
          const { userId, name, email, isOwner } = member;
          const role = isOwner ? 'owner' : (member.role ?? 'planner');
          return (
            <Person key={userId}>
              <Avatar name={calledOf(member)} src={member.avatar} />
              <span>
                <b>{calledOf(member)}</b>
                {name && <small>{email}</small>}
                <Chips>
                  <Chip {...(isOwner && { tone: 'beet' as const })}>{m(`people.roles.${role}`)}</Chip>
                  {userId === user?.id && <Chip>{t('household.you')}</Chip>}
                </Chips>
              </span>
              {mine && !isOwner && (
                <Corner>
                  <MemberMenu member={member} ways={props.ways} />
                </Corner>
              )}
            </Person>
          );
        })}
      </List>
      {members.length === 1 && <p>{m('people.alone')}</p>}
      {props.foot && <Foot>{props.foot}</Foot>}
    </Section>
  );
}

function MemberMenu({ member, ways }: { member: Member; ways: MemberWays }) {
  const { t: m } = useTexts(MEMBERSHIP_TEXTS);
  const role = member.role ?? 'planner';
  const entries: MenuEntry[] = [
    ...(['planner', 'reader'] as const).map((one) => ({
      id: one,
      label: m(one === 'planner' ? 'people.makePlanner' : 'people.makeReader'),
      checked: one === role,
      onSelect: () => {
        if (one !== role) ways.role(member, one);
      },
    })),
    'line',
    { id: 'hand-over', label: m('people.handOver'), onSelect: () => ways.handOver(member) },
    {
      id: 'take-out',
      label: m('people.takeOut'),
      tone: 'danger',
      onSelect: () => ways.takeOut(member),
    },
  ];
  return <Menu label={m('people.actions', { name: calledOf(member) })} entries={entries} />;
}
