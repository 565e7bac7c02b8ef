import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Inputs } from '@sytno/contract';
import { daysBetween, type ChosenSlot, type GeneratorAnswer } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed, refusalOf } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Housekeeping } from '../../platform/jobs/housekeeping';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { isInReach } from '../menu/menu-limits';
import { holdMenu } from '../menu/menu-places';
import { candidateOf, locksOf } from './candidates';
import { Changes } from './changes';
import { Generation, type Candidate, type PlanRequest } from './generation.entity';
import type { GenerateOptions } from './messages';
import { MOST_WAITING, PlanMaker } from './plan-maker';
import { GeneratorProblems, type Built } from './problems.service';

type Start = Inputs['mealplans']['generator']['start'];
type Wanted = Pick<Start, 'from' | 'to' | 'mealTypes'> & {
  readonly keep: boolean;
  readonly weights: PlanRequest['weights'];
  readonly seed: number;
};

const FREE_DAYS = 7;
const MOST_DAYS = 28;
/** Milliseconds of work; the search is counted, so a quiet machine needs a small part of it. */
const BUDGET = { short: 8_000, long: 20_000 } as const;

/** Nobody comes back to a proposal after a week. */
const EXPIRED = {
  name: 'generated plans that nobody looked at for a week',
  statement: `delete from mp_generation where changed_at < $1::timestamptz - interval '7 days'`,
};

/** How far the making of a plan is. */
export interface Job {
  readonly id: string;
  readonly built: Built;
  readonly aborter: AbortController;
  /** Told of at every step, and when nobody works on it any more. */
  readonly changes: Changes;
  waiting: number;
  share: number;
  slots: readonly ChosenSlot[];
}

/** What a plan is made for: which request, from which seed, and beside which candidates it comes to stand. */
interface Order {
  readonly request: PlanRequest;
  readonly seed: number;
  readonly locked: ReadonlySet<string>;
  readonly beside: readonly Candidate[];
}

/**
 * Makes plans: one at a time for a household, in this process. The proposal's row outlives it; a row that
 * says `working` while no process works on it is told as lost.
 */
@Injectable()
export class GeneratorRuns implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(GeneratorRuns.name);
  /** By household. */
  private readonly jobs = new Map<string, Job>();
  private readonly ends = new Set<Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly problems: GeneratorProblems,
    private readonly maker: PlanMaker,
    private readonly housekeeping: Housekeeping,
    private readonly live: Live,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(EXPIRED);
  }

  async onApplicationShutdown(): Promise<void> {
    for (const { aborter } of this.jobs.values()) aborter.abort();
    await this.settled();
  }

  /** Until no plan that was begun in this process is being made any more. */
  async settled(): Promise<void> {
    await Promise.all(this.ends);
  }

  /** What is being made for a household here; undefined when nothing is. */
  jobOf(householdId: string): Job | undefined {
    return this.jobs.get(householdId);
  }

  /**
   * Begins a plan; it takes the place of the proposal before it.
   *
   * @throws Refusal INPUT_INVALID at `to`; FORBIDDEN for more than a week without premium; DAYS_PAST,
   *   DAY_TOO_FAR, NOTHING_OPEN, GENERATOR_BUSY
   */
  async start(actor: Actor, wanted: Wanted): Promise<void> {
    const { from, to, mealTypes, keep, weights, seed } = wanted;
    await this.wantDays(actor, wanted);
    this.wantRoom(actor);
    const { manager } = this.dataSource;
    const currency = (await this.people.currencyOf(actor.userId, manager)) ?? '';
    const meals = [...new Set(mealTypes)];
    const chosen = { from, to, mealTypes: meals, keep, weights };
    const request: PlanRequest = { ...chosen, changes: [], taken: [], currency };
    const built = await this.problems.forDays(manager, actor, request, { seed });
    if (!built.problem.slots.some(({ locked }) => locked === null)) throw new Refusal('NOTHING_OPEN');
    const id = randomUUID();
    await this.dataSource.transaction(async (own) => {
      await holdMenu(own, actor.householdId);
      await own.delete(Generation, { householdId: actor.householdId });
      const at = now();
      await own.insert(Generation, {
        id,
        householdId: actor.householdId,
        request,
        working: true,
        candidates: [],
        createdAt: at,
        changedAt: at,
      });
      await tellGeneration(this.live, actor.householdId, own);
    });
    this.begin(actor, id, built, { request, seed, locked: new Set(), beside: [] });
  }

  /** Makes anew all that is not locked. @throws Refusal NOT_FOUND, GENERATING, GENERATOR_BUSY, NOTHING_OPEN */
  async again(actor: Actor, id: string): Promise<void> {
    await this.anew(actor, id, ({ request, candidates: [first] }) => {
      if (!first) throw new Refusal('NOT_FOUND');
      return { request, seed: first.seed + 1, locked: first, beside: [] };
    });
  }

  /** Makes another plan beside the one that stands. Throws as `again` does. */
  async second(actor: Actor, id: string): Promise<void> {
    await this.anew(actor, id, ({ request, candidates: [first] }) => {
      if (!first) throw new Refusal('NOT_FOUND');
      return { request, seed: first.seed + 1_000, locked: first, beside: [first] };
    });
  }

  /** Makes it anew with one of the smaller demands that were found. Throws as `again` does. */
  async relax(actor: Actor, id: string, relaxation: number): Promise<void> {
    await this.anew(actor, id, ({ request, candidates: [first] }) => {
      const found = first?.relaxations[relaxation];
      if (!first || !found) throw new Refusal('NOT_FOUND');
      const changes = [...request.changes, found.change];
      return { request: { ...request, changes }, seed: first.seed, locked: first, beside: [] };
    });
  }

  /** Stops the work at once. What was proposed before stays. @throws Refusal NOT_FOUND */
  async cancel({ householdId }: Actor, id: string): Promise<void> {
    this.drop(householdId, id);
    await this.dataSource.transaction(async (manager) => {
      const row = await heldGeneration(manager, householdId, id);
      if (row.candidates.length === 0) await manager.delete(Generation, { id });
      else await manager.update(Generation, { id }, { working: false, changedAt: now() });
      await tellGeneration(this.live, householdId, manager);
    });
  }

  /** Throws a proposal away, whatever becomes of it. @throws Refusal NOT_FOUND */
  async discard({ householdId }: Actor, id: string): Promise<void> {
    this.drop(householdId, id);
    const { affected } = await this.dataSource.manager.delete(Generation, { id, householdId });
    if (!affected) throw new Refusal('NOT_FOUND');
    await tellGeneration(this.live, householdId);
  }

  private drop(householdId: string, id: string): void {
    const job = this.jobs.get(householdId);
    if (job?.id !== id) return;
    this.jobs.delete(householdId);
    job.aborter.abort();
  }

  private async anew(
    actor: Actor,
    id: string,
    orderOf: (row: Generation) => Omit<Order, 'locked'> & { readonly locked: Candidate },
  ): Promise<void> {
    this.wantRoom(actor);
    const { order, built } = await this.dataSource.transaction(async (manager) => {
      const row = await heldGeneration(manager, actor.householdId, id);
      if (row.working && this.jobs.has(actor.householdId)) throw new Refusal('GENERATING');
      const { locked: first, ...rest } = orderOf(row);
      const locks = locksOf(first);
      const { seed } = rest;
      const built = await this.problems.forDays(manager, actor, rest.request, { seed, locks });
      if (!built.problem.slots.some(({ locked }) => locked === null)) throw new Refusal('NOTHING_OPEN');
      await manager.update(Generation, { id }, { working: true, changedAt: now() });
      await tellGeneration(this.live, actor.householdId, manager);
      return { order: { ...rest, locked: new Set(locks.keys()) }, built };
    });
    this.begin(actor, id, built, order);
  }

  private begin(actor: Actor, id: string, built: Built, order: Order): void {
    const { householdId } = actor;
    const aborter = new AbortController();
    const changes = new Changes();
    const job: Job = { id, built, aborter, changes, waiting: 0, share: 0, slots: [] };
    this.jobs.get(householdId)?.aborter.abort();
    this.jobs.set(householdId, job);
    const end = this.work(actor, job, order).finally(() => {
      if (this.jobs.get(householdId) === job) this.jobs.delete(householdId);
      this.ends.delete(end);
      changes.tell();
    });
    this.ends.add(end);
  }

  /** Makes the plan and keeps it; a plan that nobody waits for any more is forgotten. */
  private async work(actor: Actor, job: Job, { request, seed, locked, beside }: Order): Promise<void> {
    const { built, aborter, id } = job;
    const days = new Set(built.problem.slots.map(({ date }) => date)).size;
    try {
      const options: GenerateOptions = {
        seed,
        budgetMs: days > FREE_DAYS ? BUDGET.long : BUDGET.short,
        relaxations: allowed(actor, 'generator.long'),
        signal: aborter.signal,
        onProgress: ({ waiting, share, slots }) => {
          Object.assign(job, { waiting, share, slots });
          job.changes.tell();
        },
      };
      const kept = await this.maker.make(built.problem, options);
      const dearer = await this.withoutMoney(built, kept, options);
      if (aborter.signal.aborted) return;
      const candidates = [...beside, candidateOf(built, dearer ?? kept, { seed, locked })];
      const wanted = { ...request, ...(dearer && { overMoney: true }) };
      await this.dataSource.manager.update(
        Generation,
        { id },
        { working: false, request: wanted, candidates, changedAt: now() },
      );
      await tellGeneration(this.live, actor.householdId);
    } catch (error) {
      if (aborter.signal.aborted) return;
      this.log.error(`a plan was not made: ${String(error)}`);
      await this.dataSource.manager
        .update(Generation, { id }, { working: false, changedAt: now() })
        .then(() => tellGeneration(this.live, actor.householdId))
        .catch(() => undefined);
    }
  }

  /** Meals that stay empty are filled for more money than was set aside, unless somebody made a limit of it. */
  private async withoutMoney(
    { problem, moneyBinds }: Built,
    kept: GeneratorAnswer,
    options: GenerateOptions,
  ): Promise<GeneratorAnswer | undefined> {
    if (moneyBinds || problem.binding.cash === 'aim' || emptyIn(kept) === 0) return undefined;
    const binding = { ...problem.binding, cash: 'aim' } as const;
    const dearer = await this.maker.make({ ...problem, binding }, options);
    return emptyIn(dearer) < emptyIn(kept) ? dearer : undefined;
  }

  private wantRoom({ householdId }: Actor): void {
    if (this.jobs.size >= MOST_WAITING && !this.jobs.has(householdId)) throw new Refusal('GENERATOR_BUSY');
  }

  private async wantDays(actor: Actor, { from, to }: Pick<Wanted, 'from' | 'to'>): Promise<void> {
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > MOST_DAYS)
      throw Refusal.fields('INPUT_INVALID', { path: 'to', code: 'number.range' });
    if (days > FREE_DAYS && !allowed(actor, 'generator.long')) throw refusalOf(actor, 'generator.long');
    const today = await this.people.today({ householdId: actor.householdId });
    if (!isInReach(from, today) || !isInReach(to, today)) throw new Refusal('DAY_TOO_FAR');
    if (to < today) throw new Refusal('DAYS_PAST');
  }
}

/** Tells the other members and tabs how the household's proposal stands. */
export const tellGeneration = (live: Live, householdId: string, manager?: EntityManager): Promise<void> =>
  live.touched({ householdId }, ['mealplans.generator'], manager);

const emptyIn = ({ slots }: GeneratorAnswer): number => slots.filter(({ dishId }) => dishId === null).length;

/**
 * A household's proposal, held until the transaction ends.
 *
 * @throws Refusal NOT_FOUND for another household's as for one that does not exist
 */
export async function heldGeneration(
  manager: EntityManager,
  householdId: string,
  id: string,
): Promise<Generation> {
  const lock = { mode: 'pessimistic_write' } as const;
  const row = await manager.findOne(Generation, { where: { id, householdId }, lock });
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
