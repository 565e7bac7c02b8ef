import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { GroupsService } from './groups.service';
import { JoiningService } from './joining.service';

const { list, create, get, change, remove, invite, revoke, takeCourse, invitation, join } =
  contract.expert.groups;
const DONE = { done: true } as const;

/** Groups, and how people come into them. */
@Controller()
export class GroupsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly joining: JoiningService,
  ) {}

  @Implement(list)
  list(@CurrentActor() actor: Actor) {
    return implement(list).handler(() => this.groups.list(actor));
  }

  @Implement(create)
  create(@CurrentActor() actor: Actor) {
    return implement(create).handler(({ input }) => this.groups.create(actor, input));
  }

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(({ input }) => this.groups.get(actor, input));
  }

  @Implement(change)
  change(@CurrentActor() actor: Actor) {
    return implement(change).handler(({ input }) => this.groups.change(actor, input));
  }

  @Implement(remove)
  remove(@CurrentActor() actor: Actor) {
    return implement(remove).handler(async ({ input }) => {
      await this.groups.remove(actor, input);
      return DONE;
    });
  }

  @Implement(invite)
  invite(@CurrentActor() actor: Actor) {
    return implement(invite).handler(({ input }) => this.groups.invite(actor, input));
  }

  @Implement(revoke)
  revoke(@CurrentActor() actor: Actor) {
    return implement(revoke).handler(async ({ input }) => {
      await this.groups.revoke(actor, input);
      return DONE;
    });
  }

  @Implement(takeCourse)
  takeCourse(@CurrentActor() actor: Actor) {
    return implement(takeCourse).handler(({ input }) => this.joining.takeCourse(actor, input));
  }

  @Implement(invitation)
  invitation(@CurrentActor() actor: Actor) {
    return implement(invitation).handler(({ input }) => this.joining.look(actor, input));
  }

  @Implement(join)
  join(@CurrentActor() actor: Actor) {
    return implement(join).handler(({ input }) => this.joining.join(actor, input));
  }
}
