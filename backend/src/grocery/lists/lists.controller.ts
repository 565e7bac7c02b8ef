import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { ListsService } from './lists.service';

const { list } = contract.grocery.lists;

@Controller()
export class ListsController {
  constructor(private readonly lists: ListsService) {}

  @Implement(list)
  list(@CurrentActor() actor: Actor) {
    return implement(list).handler(({ input }) => this.lists.list(actor, input));
  }
}
