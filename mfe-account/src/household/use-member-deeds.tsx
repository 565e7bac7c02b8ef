import { useTexts } from '@sytno/kit';
import { CheckField, Confirm, space, useNotify, type Undo } from '@sytno/kit/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { calledOf, type Household, type Member } from './household.queries';
import type { MemberWays } from './Members';
import { MEMBERSHIP_TEXTS } from './membership-words';
import { useMembership } from './use-membership';

const Words = styled.div`
  display: grid;
  gap: ${space(4)};
  p {
    margin: 0;
  }
`;

/** What can be done to members, each with the question it is asked with or its way back. */
export function useMemberDeeds(undo: Undo): { ways: MemberWays; leave: () => void; asking: ReactNode } {
  const { t } = useTexts(MEMBERSHIP_TEXTS);
  const notify = useNotify();
  const { changeRole, removeMember, handOver, leave } = useMembership();
  const [asked, ask] = useState<{ what: 'handOver' | 'takeOut'; member: Member } | 'leave'>();
  const [copy, setCopy] = useState(true);
  const close = () => ask(undefined);
  const give = ({ userId }: Member, role: 'planner' | 'reader') => changeRole.mutateAsync({ userId, role });
  const ways: MemberWays = {
    role: (member, role) => {
      const before = role === 'planner' ? 'reader' : 'planner';
      const words = t('people.roleGiven', {
        name: calledOf(member),
        role: t(`people.roles.${role}`),
      });
      give(member, role).then(
        () =>
          undo.did(
            words,
            () => give(member, before),
            () => give(member, role),
          ),
        () => undefined,
      );
    },
    handOver: (member) => ask({ what: 'handOver', member }),
    takeOut: (member) => ask({ what: 'takeOut', member }),
  };
  const told = (words: string) => ({
    onSuccess: () => {
      close();
      notify(words, 'good');
    },
  });
  if (asked === 'leave') {
    return {
      ways,
      leave: () => undefined,
      asking: (
        <Confirm
          title={t('people.leaveTitle')}
          action={t('people.leave')}
          busy={leave.isPending}
          onConfirm={() => leave.mutate({ copy }, told(t('people.left')))}
          onClose={close}
        >
          <Words>
            <p>{t('people.leaveText')}</p>
            <CheckField
              label={t('people.leaveCopy')}
              hint={t('people.leaveCopyHint')}
              checked={copy}
              onChange={(event) => setCopy(event.target.checked)}
            />
          </Words>
        </Confirm>
      ),
    };
  }
  const deed = asked?.what === 'takeOut' ? removeMember : handOver;
  const name = asked ? calledOf(asked.member) : '';
  const done = t(asked?.what === 'takeOut' ? 'people.takenOut' : 'people.handedOver', {
    name,
  });
  return {
    ways,
    leave: () => ask('leave'),
    asking: asked && (
      <Confirm
        title={t(`people.${asked.what}Title`, { name })}
        action={t(`people.${asked.what}`)}
        tone={asked.what === 'takeOut' ? 'danger' : 'main'}
        busy={deed.isPending}
        onConfirm={() => deed.mutate({ userId: asked.member.userId }, told(done))}
        onClose={close}
      >
        {t(`people.${asked.what}Text`)}
      </Confirm>
    ),
  };
}

/** Says quietly who came and who went while the page was open; what the reader did himself he knows. */
export function useComings(household: Household | undefined, busy: boolean): void {
  const { t } = useTexts(MEMBERSHIP_TEXTS);
  const notify = useNotify();
  const known = useRef<{ id: string; members: readonly Member[] }>(undefined);
  useEffect(() => {
    if (!household) return;
    const before = known.current;
    known.current = household;
    if (before?.id !== household.id || busy) return;
    const came = household.members.filter(
      (one) => !before.members.some(({ userId }) => userId === one.userId),
    );
    const went = before.members.filter(
      (one) => !household.members.some(({ userId }) => userId === one.userId),
    );
    for (const one of came) notify(t('people.joined', { name: calledOf(one) }));
    for (const one of went) notify(t('people.gone', { name: calledOf(one) }));
  }, [household, busy, notify, t]);
}
