import type { Outputs } from '@sytno/contract';
import { In, Not, type EntityManager } from 'typeorm';
import { DayComment } from '../adherence/comment.entity';
import { TargetsProposal, WeekProposal } from './proposal.entity';

type Targets = Outputs['expert']['proposals']['targets'];
type Week = Outputs['expert']['proposals']['startWeek'];
type Comment = Outputs['expert']['adherence']['comment'];

/** So many of each stand on a page. */
const MOST = 30;

/** Proposals of a membership, the latest first; comments too. */
export async function targetsOf(manager: EntityManager, memberId: string): Promise<Targets[]> {
  const rows = await manager.find(TargetsProposal, {
    where: { memberId },
    order: { sentAt: 'DESC', id: 'ASC' },
    take: MOST,
  });
  return rows.map(shownTargets);
}

/** The person sees what was sent to him, and nothing of a draft. */
export async function weeksOf(
  manager: EntityManager,
  memberId: string,
  reader: 'expert' | 'person',
): Promise<Week[]> {
  const state = reader === 'person' ? In(['sent', 'accepted', 'refused']) : Not('withdrawn');
  const rows = await manager.find(WeekProposal, {
    where: { memberId, state },
    order: { createdAt: 'DESC', id: 'ASC' },
    take: MOST,
  });
  return rows.map((row) => shownWeek(row, reader));
}

export async function commentsOf(manager: EntityManager, memberId: string): Promise<Comment[]> {
  const rows = await manager.find(DayComment, {
    where: { memberId },
    order: { date: 'DESC', createdAt: 'DESC', id: 'ASC' },
    take: MOST,
  });
  return rows.map(shownComment);
}

export function shownTargets(row: TargetsProposal): Targets {
  const { id, kcal, protein, fat, carbs, words, state, reason, sentAt, closedAt } = row;
  return { id, targets: { kcal, protein, fat, carbs }, words, state, reason, sentAt, closedAt };
}

export function shownWeek(row: WeekProposal, reader: 'expert' | 'person'): Week {
  const { id, name, words, state, reason, createdAt, sentAt, closedAt, items } = row;
  const templateId = reader === 'expert' ? row.templateId : null;
  return { id, templateId, name, words, state, reason, dishes: items.length, createdAt, sentAt, closedAt };
}

export const shownComment = ({ id, date, text, createdAt: at }: DayComment): Comment => ({
  id,
  date,
  text,
  at,
});
