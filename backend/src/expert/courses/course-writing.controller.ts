import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { CourseWriter } from './course-writer.service';

const { create, read, save, remove, menu, submit, recall, close } = contract.expert.courses;
const DONE = { done: true } as const;

/** An expert's own courses. */
@Controller()
export class CourseWritingController {
  constructor(private readonly writer: CourseWriter) {}

  @Implement(create)
  create(@CurrentActor() actor: Actor) {
    return implement(create).handler(({ input }) => this.writer.create(actor, input));
  }

  @Implement(read)
  read(@CurrentActor() actor: Actor) {
    return implement(read).handler(({ input }) => this.writer.read(actor, input));
  }

  @Implement(save)
  save(@CurrentActor() actor: Actor) {
    return implement(save).handler(({ input }) => this.writer.save(actor, input));
  }

  @Implement(remove)
  remove(@CurrentActor() actor: Actor) {
    return implement(remove).handler(async ({ input }) => {
      await this.writer.remove(actor, input);
      return DONE;
    });
  }

  @Implement(menu)
  menu(@CurrentActor() actor: Actor) {
    return implement(menu).handler(({ input }) => this.writer.menu(actor, input));
  }

  @Implement(submit)
  submit(@CurrentActor() actor: Actor) {
    return implement(submit).handler(async ({ input }) => {
      await this.writer.submit(actor, input);
      return DONE;
    });
  }

  @Implement(recall)
  recall(@CurrentActor() actor: Actor) {
    return implement(recall).handler(async ({ input }) => {
      await this.writer.recall(actor, input);
      return DONE;
    });
  }

  @Implement(close)
  close(@CurrentActor() actor: Actor) {
    return implement(close).handler(async ({ input }) => {
      await this.writer.close(actor, input);
      return DONE;
    });
  }
}
