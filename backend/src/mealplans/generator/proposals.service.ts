import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { answerFor, swapsFor, type ChosenSlot, type DayReport, type Language } from '@sytno/domain';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { candidateOf, chosenFor, recipesOf } from './candidates';
import { Generation, type Candidate } from './generation.entity';
import { GenerationView } from './generation-view';
import { GeneratorProblems, type Built, type Choice } from './problems.service';
import { GeneratorRuns, heldGeneration, tellGeneration } from './runs.service';

type Calls = Inputs['mealplans']['generator'];
type State = Outputs['mealplans']['generator']['current'];
type Swaps = Outputs['mealplans']['generator']['swaps'];

/** So many other dishes are offered for a meal; more of them may be asked for by name. */
const OFFERED = 8;
const ALL = 200;

/** A stream that has nothing new says so after as many milliseconds. */
const SAID_EVERY = 1_000;

/** What is done to a proposal while it is looked at. */
@Injectable()
export class Proposals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly problems: GeneratorProblems,
    private readonly runs: GeneratorRuns,
    private readonly view: GenerationView,
    private readonly live: Live,
  ) {}

  /** Keeps one of two candidates. @throws Refusal NOT_FOUND, GENERATING */
  choose(actor: Actor, { id, candidate }: Calls['choose']): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const row = await this.still(manager, actor.householdId, id);
      const chosen = row.candidates[candidate];
      if (!chosen) throw new Refusal('NOT_FOUND');
      await this.keep(manager, actor, id, [chosen]);
    });
  }

  /** Locks slots or opens them again; what stands on the menu is locked anyway. @throws Refusal NOT_FOUND, GENERATING */
  lock(actor: Actor, { id, slots, locked }: Calls['lock']): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { first, rest } = await this.first(manager, actor.householdId, id);
      const wanted = new Set(slots);
      const known = first.slots.filter((slot) => wanted.has(slot.id));
      if (known.length < wanted.size) throw new Refusal('NOT_FOUND');
      const changed = first.slots.map((slot) =>
        wanted.has(slot.id) && !slot.kept ? { ...slot, locked: locked && slot.recipeId !== null } : slot,
      );
      await this.keep(manager, actor, id, [{ ...first, slots: changed }, ...rest]);
    });
  }

  /**
   * The dishes that suit a meal best besides its own, each with what becomes of the day.
   *
   * @throws Refusal NOT_FOUND also for a meal that is not of the proposal or stays as it is; GENERATING
   */
  async swaps(actor: Actor, { id, slot, language }: Calls['swaps']): Promise<Swaps> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(Generation, { id, householdId: actor.householdId });
    const first = row?.candidates[0];
    if (!row || !first?.slots.some((one) => one.id === slot && !one.kept)) throw new Refusal('NOT_FOUND');
    if (this.works(row)) throw new Refusal('GENERATING');
    const built = await this.problems.forDays(manager, actor, row.request, choiceOf(first));
    const found = swapsFor(built.problem, chosenFor(built, first), slot, { seed: first.seed, most: OFFERED });
    return { items: await this.view.swaps(actor, built, found, language) };
  }

  /** Puts another dish into a meal, with the grams that suit. Throws as `swaps` does, and NOT_FOUND for a dish that may not stand there. */
  swap(actor: Actor, { id, slot, recipeId }: Calls['swap']): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { row, first, rest } = await this.first(manager, actor.householdId, id);
      if (!first.slots.some((one) => one.id === slot && !one.kept)) throw new Refusal('NOT_FOUND');
      const built = await this.problems.forDays(manager, actor, row.request, {
        seed: first.seed,
        include: [...recipesOf(first), recipeId],
      });
      const chosen = chosenFor(built, first);
      const swaps = swapsFor(built.problem, chosen, slot, { seed: first.seed, most: ALL });
      const swap = swaps.find(({ dishId }) => dishId === recipeId);
      if (!swap) throw new Refusal('NOT_FOUND');
      const next = chosen.map((one): ChosenSlot =>
        one.slotId === slot ? { slotId: slot, dishId: recipeId, grams: swap.grams } : one,
      );
      await this.keep(manager, actor, id, [told(built, next, first), ...rest]);
    });
  }

  private async keep(
    manager: EntityManager,
    { householdId }: Actor,
    id: string,
    candidates: readonly Candidate[],
  ): Promise<void> {
    await manager.update(Generation, { id }, { candidates, changedAt: now() });
    await tellGeneration(this.live, householdId, manager);
  }

  /** Held, with nobody at work on it. */
  async still(manager: EntityManager, householdId: string, id: string): Promise<Generation> {
    const row = await heldGeneration(manager, householdId, id);
    if (this.works(row)) throw new Refusal('GENERATING');
    return row;
  }

  private works(row: Generation): boolean {
    return row.working && this.runs.jobOf(row.householdId)?.id === row.id;
  }

  private async first(manager: EntityManager, householdId: string, id: string) {
    const row = await this.still(manager, householdId, id);
    const [first, ...rest] = row.candidates;
    if (!first) throw new Refusal('NOT_FOUND');
    return { row, first, rest };
  }

  /**
   * The state at every step of the work, at least each second; the last is that in which nobody works on it.
   * Ends when the signal says so, and then the work goes on.
   */
  async *follow(actor: Actor, language: Language, signal: AbortSignal | undefined): AsyncGenerator<State> {
    while (!signal?.aborted) {
      const next = this.runs.jobOf(actor.householdId)?.changes.next();
      const state = await this.state(actor, language);
      yield state;
      if (state.generation?.status !== 'working') return;
      const quiet = new AbortController();
      const stop = signal ? AbortSignal.any([signal, quiet.signal]) : quiet.signal;
      await Promise.race([next, wait(SAID_EVERY, undefined, { signal: stop })]).catch(() => undefined);
      quiet.abort();
    }
  }

  /** The household's proposal as a member sees it. */
  async state(actor: Actor, language: Language): Promise<State> {
    const row = await this.dataSource.manager.findOneBy(Generation, { householdId: actor.householdId });
    return {
      generation: row && (await this.view.of(actor, row, this.runs.jobOf(actor.householdId), language)),
    };
  }
}

/** The recipes that a candidate was made out of, with its own among them. */
export const choiceOf = (candidate: Candidate): Choice => ({
  seed: candidate.seed,
  include: recipesOf(candidate),
});

/** A candidate whose dishes were changed, with its report made anew; smaller demands are not looked for again. */
export function told(built: Built, chosen: readonly ChosenSlot[], before: Candidate): Candidate {
  const answer = answerFor(built.problem, chosen, before.seed);
  const locked = new Set(before.slots.flatMap((slot) => (slot.locked ? [slot.id] : [])));
  return { ...candidateOf(built, answer, { seed: before.seed, locked }), whole: before.whole };
}

/** What a day may not pass without a word: its money, and its energy where that is a limit. */
export function passesLimit({ figures: { kcal, cash } }: DayReport, { problem }: Built): boolean {
  const energy = problem.binding.kcal === 'limit' && (kcal.percent ?? 0) > HAIR;
  return energy || (cash.percent ?? 0) > HAIR;
}

/** Percent; less is rounding. */
const HAIR = 0.05;
