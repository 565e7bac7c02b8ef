import { applicationAfter, type ApplicationMove, type ApplicationState, type Day } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { Application, ApplicationEvent } from './application.entity';

/** What a move says beside itself. */
interface Said {
  /** The reason of a rejection or a removal. */
  readonly words?: string;
  /** On which whoever is accepted begins, where each begins as he comes. */
  readonly startsOn?: Day | null;
}

/** States that have a reason. */
const REASONED: readonly ApplicationState[] = ['rejected', 'removed'];

/**
 * Makes a move of an application whose course is held: the one place where its state changes.
 *
 * @returns the state it came to
 * @throws Refusal CONFLICT when the move cannot be made any more
 */
export async function moved(
  manager: EntityManager,
  { id, state: from }: Pick<Application, 'id' | 'state'>,
  move: ApplicationMove,
  { words = '', startsOn }: Said = {},
): Promise<ApplicationState> {
  const state = applicationAfter(from, move);
  if (!state) throw new Refusal('CONFLICT');
  const at = now();
  await manager.update(
    Application,
    { id },
    {
      state,
      reason: REASONED.includes(state) ? words : null,
      closedAt: at,
      listedAt: state === 'waiting' ? at : null,
      ...(startsOn !== undefined && { startsOn }),
    },
  );
  await happened(manager, id, move, state, words);
  return state;
}

/** Keeps in an application's history what happened to it. */
export async function happened(
  manager: EntityManager,
  applicationId: string,
  move: ApplicationEvent['move'],
  state: ApplicationState,
  words: string,
): Promise<void> {
  await manager.insert(ApplicationEvent, { id: randomUUID(), applicationId, at: now(), move, state, words });
}
