import { Controller, Header } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { Proposals } from './proposals.service';
import { GeneratorRuns } from './runs.service';
import { TakeOver } from './take-over.service';

const calls = contract.mealplans.generator;
const {
  current,
  stream,
  start,
  cancel,
  again,
  second,
  relax,
  choose,
  lock,
  swaps,
  swap,
  take,
  takeBack,
  discard,
} = calls;

@Controller()
export class GeneratorController {
  constructor(
    private readonly runs: GeneratorRuns,
    private readonly proposals: Proposals,
    private readonly takeOver: TakeOver,
  ) {}

  @Implement(current)
  current(@CurrentActor() actor: Actor) {
    return implement(current).handler(({ input }) => this.proposals.state(actor, input.language));
  }

  @Header('cache-control', 'no-store')
  // A proxy that keeps the first kilobytes to itself would keep all of it.
  @Header('x-accel-buffering', 'no')
  @Implement(stream)
  stream(@CurrentActor() actor: Actor) {
    const { proposals } = this;
    return implement(stream).handler(async function* ({ input, signal }) {
      yield* proposals.follow(actor, input.language, signal);
    });
  }

  @Implement(start)
  start(@CurrentActor() actor: Actor) {
    return implement(start).handler(({ input }) => this.after(actor, input, this.runs.start(actor, input)));
  }

  @Implement(cancel)
  cancel(@CurrentActor() actor: Actor) {
    return implement(cancel).handler(({ input }) =>
      this.after(actor, input, this.runs.cancel(actor, input.id)),
    );
  }

  @Implement(again)
  again(@CurrentActor() actor: Actor) {
    return implement(again).handler(({ input }) =>
      this.after(actor, input, this.runs.again(actor, input.id)),
    );
  }

  @Implement(second)
  second(@CurrentActor() actor: Actor) {
    return implement(second).handler(({ input }) =>
      this.after(actor, input, this.runs.second(actor, input.id)),
    );
  }

  @Implement(relax)
  relax(@CurrentActor() actor: Actor) {
    return implement(relax).handler(({ input }) =>
      this.after(actor, input, this.runs.relax(actor, input.id, input.relaxation)),
    );
  }

  @Implement(choose)
  choose(@CurrentActor() actor: Actor) {
    return implement(choose).handler(({ input }) =>
      this.after(actor, input, this.proposals.choose(actor, input)),
    );
  }

  @Implement(lock)
  lock(@CurrentActor() actor: Actor) {
    return implement(lock).handler(({ input }) =>
      this.after(actor, input, this.proposals.lock(actor, input)),
    );
  }

  @Implement(swaps)
  swaps(@CurrentActor() actor: Actor) {
    return implement(swaps).handler(({ input }) => this.proposals.swaps(actor, input));
  }

  @Implement(swap)
  swap(@CurrentActor() actor: Actor) {
    return implement(swap).handler(({ input }) =>
      this.after(actor, input, this.proposals.swap(actor, input)),
    );
  }

  @Implement(take)
  take(@CurrentActor() actor: Actor) {
    return implement(take).handler(({ input }) => this.takeOver.take(actor, input));
  }

  @Implement(takeBack)
  takeBack(@CurrentActor() actor: Actor) {
    return implement(takeBack).handler(({ input }) => this.takeOver.takeBack(actor, input));
  }

  @Implement(discard)
  discard(@CurrentActor() actor: Actor) {
    return implement(discard).handler(async ({ input }) => {
      await this.runs.discard(actor, input.id);
      return { done: true as const };
    });
  }

  /** How the proposal stands once a deed is done. */
  private async after(actor: Actor, { language }: { language: Language }, deed: Promise<void>) {
    await deed;
    return this.proposals.state(actor, language);
  }
}
