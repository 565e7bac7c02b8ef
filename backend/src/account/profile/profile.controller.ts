import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { ProfileService } from './profile.service';

const { get } = contract.account.profile;

@Controller()
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(() => this.profiles.of(actor));
  }
}
