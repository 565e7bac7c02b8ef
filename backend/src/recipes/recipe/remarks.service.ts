import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { DataSource, In } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { Favorite } from '../catalog/favorite.entity';
import { Like } from '../catalog/like.entity';
import { Cooked } from './cooked.entity';
import { PastCookings } from './past-cookings';
import { mayRead } from './readable';
import { RecipeNote } from './recipe-note.entity';
import { Recipe } from './recipe.entity';

type Calls = Inputs['recipes']['recipe'];
type Remarks = Outputs['recipes']['recipe']['remarks'];

/**
 * What a household says of a recipe: a note for oneself, who liked it, when it was cooked. Each question is
 * answered only to whoever may read the recipe; to everybody else it is not there.
 */
@Injectable()
export class RemarksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly past: PastCookings,
  ) {}

  /** @throws Refusal NOT_FOUND when there is no recipe that the reader may see */
  async of(actor: Actor, { id }: Calls['remarks']): Promise<Remarks> {
    await this.readable(actor, id);
    const { members } = await this.people.peopleOf(actor.householdId);
    const users = In(members.map(({ userId }) => userId));
    const { manager } = this.dataSource;
    const [note, favorite, likes, cooked, today] = await Promise.all([
      manager.findOneBy(RecipeNote, { userId: actor.userId, recipeId: id }),
      manager.existsBy(Favorite, { userId: actor.userId, recipeId: id }),
      manager.findBy(Like, { recipeId: id, userId: users }),
      manager.findBy(Cooked, { recipeId: id, userId: users }),
      this.people.today(actor),
    ]);
    const planned = await this.past.daysOf({ householdId: actor.householdId, recipeId: id, before: today });
    const days = [...new Set([...planned, ...cooked.map(({ date }) => date)])].sort();
    const own = cooked.find(({ userId, date }) => userId === actor.userId && date === today);
    return {
      note: note?.text ?? '',
      favorite,
      opinions: members.flatMap(({ userId, name }) => {
        const said = likes.find((like) => like.userId === userId);
        return said ? [{ name, liked: said.liked, mine: userId === actor.userId }] : [];
      }),
      cooked: { times: days.length, lastOn: days.at(-1) ?? null, todayId: own?.id ?? null },
    };
  }

  /** Keeps a note; an empty one is no note. */
  async keepNote(actor: Actor, { id, text }: Calls['keepNote']): Promise<void> {
    await this.readable(actor, id);
    const { manager } = this.dataSource;
    const key = { userId: actor.userId, recipeId: id };
    if (text === '') await manager.delete(RecipeNote, key);
    else await manager.upsert(RecipeNote, { ...key, text, updatedAt: now() }, ['userId', 'recipeId']);
  }

  /** Keeps whether somebody liked the dish; null takes it back. */
  async like(actor: Actor, { id, liked }: Calls['like']): Promise<void> {
    await this.readable(actor, id);
    const { manager } = this.dataSource;
    const key = { userId: actor.userId, recipeId: id };
    if (liked === null) await manager.delete(Like, key);
    else await manager.upsert(Like, { ...key, liked, createdAt: now() }, ['userId', 'recipeId']);
  }

  /** Says that it was cooked today; a second time on the same day is the first. */
  async cookedToday(actor: Actor, { id }: Calls['cookedToday']): Promise<{ id: string }> {
    await this.readable(actor, id);
    const { manager } = this.dataSource;
    const key = { recipeId: id, userId: actor.userId, date: await this.people.today(actor) };
    await manager
      .createQueryBuilder()
      .insert()
      .into(Cooked)
      .values({ id: randomUUID(), ...key })
      .orIgnore()
      .execute();
    return { id: (await manager.findOneByOrFail(Cooked, key)).id };
  }

  /** @throws Refusal NOT_FOUND when it is not his, or of another recipe */
  async takeBackCooked(actor: Actor, { id, cookedId }: Calls['takeBackCooked']): Promise<void> {
    await this.readable(actor, id);
    const { affected } = await this.dataSource.manager.delete(Cooked, {
      id: cookedId,
      recipeId: id,
      userId: actor.userId,
    });
    if (!affected) throw new Refusal('NOT_FOUND');
  }

  private async readable(actor: Actor, id: string): Promise<void> {
    const recipe = await this.dataSource.manager.findOneBy(Recipe, { id });
    if (!recipe || !mayRead(actor, recipe)) throw new Refusal('NOT_FOUND');
  }
}
