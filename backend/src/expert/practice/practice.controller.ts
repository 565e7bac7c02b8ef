import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { PracticeService } from './practice.service';
import { ProofsService } from './proofs.service';

const { own, save, sendProof, takeProof, get, proof, waiting, decide } = contract.expert.practice;

@Controller()
export class PracticeController {
  constructor(
    private readonly practice: PracticeService,
    private readonly proofs: ProofsService,
  ) {}

  @Implement(own)
  own(@CurrentActor() actor: Actor) {
    return implement(own).handler(() => this.practice.own(actor));
  }

  @Implement(save)
  save(@CurrentActor() actor: Actor) {
    return implement(save).handler(({ input }) => this.practice.save(actor, input));
  }

  @Implement(sendProof)
  sendProof(@CurrentActor() actor: Actor) {
    return implement(sendProof).handler(({ input }) => this.proofs.send(actor, input));
  }

  @Implement(takeProof)
  takeProof(@CurrentActor() actor: Actor) {
    return implement(takeProof).handler(() => this.proofs.takeBack(actor));
  }

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(({ input }) => this.practice.get(actor, input));
  }

  @Implement(proof)
  proof(@CurrentActor() actor: Actor) {
    return implement(proof).handler(({ input }) => this.proofs.picture(actor, input));
  }

  @Implement(waiting)
  waiting() {
    return implement(waiting).handler(({ input }) => this.proofs.waiting(input));
  }

  @Implement(decide)
  decide(@CurrentActor() actor: Actor) {
    return implement(decide).handler(async ({ input }) => {
      await this.proofs.decide(actor, input);
      return { done: true } as const;
    });
  }
}
