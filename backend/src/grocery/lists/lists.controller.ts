import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { ClosingService } from '../prices/closing.service';
import { LinesService } from '../lines/lines.service';
import { ListsService } from './lists.service';

const { list, get, use, close, remove, tick } = contract.grocery.lists;

@Controller()
export class ListsController {
  constructor(
    private readonly lists: ListsService,
    private readonly closing: ClosingService,
    private readonly lines: LinesService,
  ) {}

  @Implement(list)
  list(@CurrentActor() actor: Actor) {
    return implement(list).handler(({ input }) => this.lists.list(actor, input));
  }

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(({ input }) => this.lists.get(actor, input));
  }

  @Implement(use)
  use(@CurrentActor() actor: Actor) {
    return implement(use).handler(({ input }) => this.lists.use(actor, input));
  }

  @Implement(close)
  close(@CurrentActor() actor: Actor) {
    return implement(close).handler(({ input }) => this.closing.close(actor, input));
  }

  @Implement(remove)
  remove(@CurrentActor() actor: Actor) {
    return implement(remove).handler(({ input }) => this.lists.remove(actor, input));
  }

  @Implement(tick)
  tick(@CurrentActor() actor: Actor) {
    return implement(tick).handler(({ input }) => this.lines.tick(actor, input));
  }
}
