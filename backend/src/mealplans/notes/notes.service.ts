import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, type FindOperator } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { isInReach } from '../menu/menu-limits';
import { holdMenu } from '../menu/menu-places';
import { tellDeed } from '../together/deeds';
import { MenuNote } from './note.entity';

type Notes = Outputs['mealplans']['notes'];
type Input<Call extends keyof Notes> = Inputs['mealplans']['notes'][Call];

/** Notes on one day. */
const NOTES_A_DAY = 20;

/** What a household writes on its meals. */
@Injectable()
export class NotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly live: Live,
  ) {}

  /** @throws Refusal DAY_TOO_FAR, DAY_FULL */
  async add(actor: Actor, { date, mealType, text }: Input<'add'>): Promise<Notes['add']> {
    const { householdId } = actor;
    if (!isInReach(date, await this.people.today({ householdId }))) throw new Refusal('DAY_TOO_FAR');
    return this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, householdId);
      const there = await manager.countBy(MenuNote, { householdId, date });
      if (there >= NOTES_A_DAY) throw new Refusal('DAY_FULL');
      const note = { id: randomUUID(), householdId, date, mealType, text, createdAt: now() };
      await manager.insert(MenuNote, note);
      await this.tell(manager, actor, note);
      return shown(note);
    });
  }

  /** Of two who write at once the later one stays. @throws Refusal NOT_FOUND */
  async change(actor: Actor, { id, text }: Input<'change'>): Promise<Notes['change']> {
    return this.dataSource.transaction(async (manager) => {
      const note = await ownNote(manager, actor, id);
      await manager.update(MenuNote, { id }, { text });
      await this.tell(manager, actor, note);
      return shown(Object.assign(note, { text }));
    });
  }

  /** @throws Refusal NOT_FOUND */
  async remove(actor: Actor, { id }: Input<'remove'>): Promise<Notes['remove']> {
    return this.dataSource.transaction(async (manager) => {
      const note = await ownNote(manager, actor, id);
      await manager.delete(MenuNote, { id });
      await this.tell(manager, actor, note);
      return { done: true };
    });
  }

  private async tell(
    manager: EntityManager,
    actor: Actor,
    { date, mealType }: Pick<MenuNote, 'date' | 'mealType'>,
  ): Promise<void> {
    await tellDeed(manager, actor, { kind: 'note', date, mealType });
    await this.live.touched({ householdId: actor.householdId }, ['mealplans.menu'], manager);
  }
}

/** A household's notes on some days, as they were written. */
export async function notesBetween(
  manager: EntityManager,
  householdId: string,
  days: FindOperator<string>,
): Promise<Notes['add'][]> {
  const notes = await manager.find(MenuNote, {
    where: { householdId, date: days },
    order: { date: 'ASC', createdAt: 'ASC', id: 'ASC' },
  });
  return notes.map(shown);
}

const shown = ({ id, date, mealType, text }: MenuNote): Notes['add'] => ({ id, date, mealType, text });

async function ownNote(manager: EntityManager, actor: Actor, id: string): Promise<MenuNote> {
  const note = await manager.findOne(MenuNote, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!note || !allowed(actor, 'menu.change', note)) throw new Refusal('NOT_FOUND');
  return note;
}
