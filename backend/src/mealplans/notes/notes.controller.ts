import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { NotesService } from './notes.service';

const { add, change, remove } = contract.mealplans.notes;

@Controller()
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Implement(add)
  add(@CurrentActor() actor: Actor) {
    return implement(add).handler(({ input }) => this.notes.add(actor, input));
  }

  @Implement(change)
  change(@CurrentActor() actor: Actor) {
    return implement(change).handler(({ input }) => this.notes.change(actor, input));
  }

  @Implement(remove)
  remove(@CurrentActor() actor: Actor) {
    return implement(remove).handler(({ input }) => this.notes.remove(actor, input));
  }
}
