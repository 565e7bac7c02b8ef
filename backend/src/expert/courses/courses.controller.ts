import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { CoursesService } from './courses.service';

const { list, get, participants } = contract.expert.courses;

@Controller()
export class CoursesController {
  constructor(private readonly courses: CoursesService) {}

  @Implement(list)
  list(@CurrentActor() actor: Actor) {
    return implement(list).handler(({ input }) => this.courses.list(actor, input));
  }

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(({ input }) => this.courses.get(actor, input));
  }

  @Implement(participants)
  participants(@CurrentActor() actor: Actor) {
    return implement(participants).handler(({ input }) => this.courses.participants(actor, input));
  }
}
