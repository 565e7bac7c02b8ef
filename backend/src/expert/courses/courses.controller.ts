import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { CoursesService } from './courses.service';
import { MaterialService } from './material.service';

const { list, get, participants, material, tick, report } = contract.expert.courses;
const DONE = { done: true } as const;

/** Courses as they are read and taken part in. */
@Controller()
export class CoursesController {
  constructor(
    private readonly courses: CoursesService,
    private readonly inside: MaterialService,
  ) {}

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

  @Implement(material)
  material(@CurrentActor() actor: Actor) {
    return implement(material).handler(({ input }) => this.inside.material(actor, input));
  }

  @Implement(tick)
  tick(@CurrentActor() actor: Actor) {
    return implement(tick).handler(async ({ input }) => {
      await this.inside.tick(actor, input);
      return DONE;
    });
  }

  @Implement(report)
  report(@CurrentActor() actor: Actor) {
    return implement(report).handler(async ({ input }) => {
      await this.courses.report(actor, input);
      return DONE;
    });
  }
}
