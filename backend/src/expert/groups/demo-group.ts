import { addDays, type Day } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { DayComment } from '../adherence/comment.entity';
import { ExpertProfile } from '../practice/expert-profile.entity';
import { TargetsProposal } from '../proposals/proposal.entity';
import { Consent, Group, GroupMember, MemberNote } from './group.entity';

/** Somebody of the demo's group, and whether he shows his plan and fact. */
export interface DemoMember {
  readonly userId: string;
  readonly shows: boolean;
}

const GROUP = {
  name: 'Чотири тижні разом',
  about: 'Плануємо на тиждень, відмічаємо, що з’їли, і говоримо про це без оцінок.',
};

const PROFILE = {
  specialities: ['balanced', 'family', 'budget'] as ExpertProfile['specialities'],
  texts: [
    {
      language: 'uk' as const,
      headline: 'Звичайна домашня їжа, якої вистачає на тиждень',
      about:
        'Дванадцять років допомагаю родинам їсти різноманітно без зайвих витрат.\n\nНе забороняю страв і не рахую ложки: дивимося на тиждень у цілому й міняємо по одній звичці.',
    },
    {
      language: 'ru' as const,
      headline: 'Обычная домашняя еда, которой хватает на неделю',
      about:
        'Двенадцать лет помогаю семьям есть разнообразно без лишних трат.\n\nНе запрещаю блюд и не считаю ложки: смотрим на неделю в целом и меняем по одной привычке.',
    },
    {
      language: 'en' as const,
      headline: 'Everyday home food that lasts a week',
      about:
        'For twelve years I have helped families to eat varied meals without spending more.\n\nNo forbidden dishes and no counting of spoons: we look at the week as a whole and change one habit at a time.',
    },
  ],
};

const NOTES = ['Не любить рибу, крім тунця.', 'Готує в неділю на три дні наперед.'];
const COMMENT = 'Гарний день: обід і вечеря за планом. Якщо ввечері хочеться солодкого, додайте полуденок.';

/** An expert's page that was checked, and a group that is four weeks old. */
export async function fillGroup(
  manager: EntityManager,
  { expertId, people, today }: { expertId: string; people: readonly DemoMember[]; today: Day },
): Promise<void> {
  const at = now();
  const joinedAt = `${addDays(today, -28)}T08:00:00.000Z`;
  await manager.insert(ExpertProfile, {
    userId: expertId,
    version: 1,
    pictureId: null,
    ...PROFILE,
    proofState: 'checked',
    proofPictureId: null,
    proofAbout: 'Диплом з дієтології',
    proofReason: '',
    sentAt: joinedAt,
    checkedAt: joinedAt,
  });
  const groupId = randomUUID();
  await manager.insert(Group, { id: groupId, expertId, ...GROUP, createdAt: joinedAt, endedAt: null });
  const members = people.map(({ userId, shows }) => ({ id: randomUUID(), userId, shows }));
  await manager.insert(
    GroupMember,
    members.map(({ id, userId }) => ({ id, groupId, userId, how: 'link' as const, joinedAt, endedAt: null })),
  );
  const consents = members.flatMap(({ id: memberId, shows }) =>
    shows
      ? (['targets', 'facts'] as const).map((what) => ({
          ...{ id: randomUUID(), memberId, what, version: 'demo', language: 'uk' as const },
          how: 'join' as const,
          givenAt: joinedAt,
          endedAt: null,
        }))
      : [],
  );
  await manager.insert(Consent, consents);
  const [first] = members;
  const second = members.at(-1);
  if (!first || !second) return;
  await manager.insert(
    MemberNote,
    NOTES.map((text) => ({ id: randomUUID(), memberId: first.id, text, createdAt: at })),
  );
  const day = { memberId: first.id, date: addDays(today, -2), text: COMMENT, createdAt: at };
  await manager.insert(DayComment, { id: randomUUID(), ...day });
  await manager.insert(TargetsProposal, {
    ...{ id: randomUUID(), memberId: second.id, kcal: 1_900, protein: 95, fat: 65, carbs: 230 },
    words: 'Трохи більше білка, решта як є.',
    state: 'sent',
    reason: '',
    sentAt: at,
    closedAt: null,
  });
}
