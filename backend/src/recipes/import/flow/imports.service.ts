import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { Any, DataSource, IsNull, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/auth/actor';
import { allowed } from '../../../platform/auth/rights';
import { Throttle } from '../../../platform/auth/throttle';
import { Refusal } from '../../../platform/errors/refusal';
import { Jobs } from '../../../platform/jobs/jobs.service';
import { Live } from '../../../platform/live/live.service';
import { now } from '../../../platform/time/clock';
import { Recipe } from '../../recipe/recipe.entity';
import { hostOf, pageAddress } from './address';
import { ImportRun, READ_IMPORT } from './import-run';
import { ImportView } from './import-view';
import { Import } from './import.entity';

type Calls = Inputs['recipes']['import'];
type State = Outputs['recipes']['import']['get'];

/** As many of one person's are worked on or wait. */
const MOST_OPEN = 5;
/** When more are wanted: the seconds in which one of them is surely over. */
const WAIT = 20;

type Chosen = Pick<Import, 'way' | 'existingId' | 'recipeId'>;

/** Imports as their owners begin, follow and end them: nobody else's import is there at all. */
@Injectable()
export class Imports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly run: ImportRun,
    private readonly view: ImportView,
    private readonly throttle: Throttle,
    private readonly live: Live,
  ) {}

  /**
   * Begins an import under the id that the caller chose. The same call again is the same import. One that
   * follows another does with the recipe that the person has what was chosen there.
   *
   * @throws Refusal INPUT_INVALID at an address that is none, TOO_MANY, NOT_FOUND when the id is another's
   */
  async begin(actor: Actor, { id, language, source, follows }: Calls['begin']): Promise<State> {
    const address = addressOf(source);
    const present = await this.dataSource.manager.findOneBy(Import, { id });
    if (present) return this.view.of(actor, wantOwn(actor, present), language);
    const chosen = await this.chosenIn(actor, follows);
    await this.throttle.count(['import-user', actor.userId]);
    const at = now();
    await this.ask(id, async (manager) => {
      await oneAtATime(manager, actor.userId);
      await wantRoom(manager, actor);
      await manager.insert(Import, {
        id,
        ownerId: actor.userId,
        language,
        address,
        host: address === null ? null : hostOf(address),
        given: source.kind === 'text' ? source.text : null,
        pick: (source.kind === 'address' && source.pick) || null,
        way: chosen?.way ?? null,
        existingId: chosen?.existingId ?? null,
        recipeId: chosen?.recipeId ?? randomUUID(),
        state: 'waiting',
        step: 'queue',
        outcome: null,
        createdAt: at,
        updatedAt: at,
      });
    });
    return this.get(actor, { id, language });
  }

  /** @throws Refusal NOT_FOUND unless it is the actor's own */
  async get(actor: Actor, { id, language }: Calls['get']): Promise<State> {
    return this.view.of(actor, await this.own(actor, id), language);
  }

  /** Calls off what is not done yet. */
  async cancel(actor: Actor, { id }: Calls['cancel']): Promise<void> {
    await this.own(actor, id);
    await this.dataSource.manager.update(
      Import,
      { id, state: Any(['waiting', 'working']) },
      { state: 'cancelled', given: null, updatedAt: now() },
    );
    this.run.stop(id);
    await this.live.touched({ userId: actor.userId }, ['recipes.import']);
  }

  /** Puts away from the list what is over and was not saved, or brings it back; it stays what it is. */
  async putAway(actor: Actor, { id, away }: Calls['putAway']): Promise<void> {
    await this.own(actor, id);
    const over = { id, state: 'done' as const };
    await this.dataSource.manager.update(Import, over, { putAwayAt: away ? now() : null });
    await this.live.touched({ userId: actor.userId }, ['recipes.import']);
  }

  /**
   * Imports what the person has a recipe of already.
   *
   * @throws Refusal NOT_FOUND when that recipe is gone, CONFLICT when it was not asked about one
   */
  async goOn(actor: Actor, { id, language, way }: Calls['goOn']): Promise<State> {
    const found = await this.own(actor, id);
    if (found.way === way) return this.view.of(actor, found, language);
    if (found.outcome !== 'duplicate') throw new Refusal('CONFLICT');
    const recipeId = way === 'update' ? await this.existing(actor, found) : found.recipeId;
    await this.ask(id, async (manager) => {
      const asked = { id, outcome: 'duplicate' as const };
      const begun = { way, recipeId, state: 'waiting' as const, step: 'queue' as const };
      await manager.update(Import, asked, { ...begun, outcome: null, attempts: 0, updatedAt: now() });
    });
    return this.get(actor, { id, language });
  }

  private async ask(id: string, write: (manager: EntityManager) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await write(manager);
      await this.jobs.send(READ_IMPORT, { id }, manager);
    });
    this.jobs.wake(READ_IMPORT);
  }

  /** What the person chose in an earlier import that came to nothing, and what holds of it still. */
  private async chosenIn(actor: Actor, follows: string | undefined): Promise<Chosen | undefined> {
    const before = follows === undefined ? undefined : await this.own(actor, follows);
    if (before?.way == null) return undefined;
    const { way, existingId } = before;
    const recipe = await this.changeable(actor, before);
    if (way === 'update') return recipe ? { way, existingId, recipeId: recipe.id } : undefined;
    return { way, existingId: recipe ? existingId : null, recipeId: randomUUID() };
  }

  private async own(actor: Actor, id: string): Promise<Import> {
    return wantOwn(actor, await this.dataSource.manager.findOneBy(Import, { id }));
  }

  private async existing(actor: Actor, found: Import): Promise<string> {
    const recipe = await this.changeable(actor, found);
    if (!recipe) throw new Refusal('NOT_FOUND');
    return recipe.id;
  }

  /** The recipe that the person has of the page, as long as it is there to be changed. */
  private async changeable(actor: Actor, { existingId }: Import): Promise<Recipe | null> {
    if (existingId === null) return null;
    const recipe = await this.dataSource.manager.findOneBy(Recipe, { id: existingId, removedAt: IsNull() });
    return recipe && allowed(actor, 'recipe.change', recipe) ? recipe : null;
  }
}

function wantOwn(actor: Actor, found: Import | null): Import {
  if (!found || !allowed(actor, 'recipe.import', found)) throw new Refusal('NOT_FOUND');
  return found;
}

/** @throws Refusal at the field when what was given is no address */
function addressOf(source: Calls['begin']['source']): string | null {
  if (source.address === null || source.address === '') return null;
  const address = pageAddress(source.address);
  if (address === null) throw Refusal.fields('INPUT_INVALID', { path: 'source.address', code: 'address' });
  return address;
}

async function wantRoom(manager: EntityManager, { userId }: Actor): Promise<void> {
  const open = await manager.countBy(Import, { ownerId: userId, state: Any(['waiting', 'working']) });
  if (open >= MOST_OPEN) throw new Refusal('TOO_MANY', { seconds: WAIT });
}

/** Two calls of one person wait for each other, so that both count. */
async function oneAtATime(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('import ' || $1, 0))`, [userId]);
}
