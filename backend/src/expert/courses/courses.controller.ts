import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { CoursesService } from './courses.service';

const { list } = contract.expert.courses;

@Controller()
export class CoursesController {
  constructor(private readonly courses: CoursesService) {}

  @Implement(list)
  list(@CurrentActor() actor: Actor) {
    return implement(list).handler(({ input }) => this.courses.list(actor, input));
  }
}
