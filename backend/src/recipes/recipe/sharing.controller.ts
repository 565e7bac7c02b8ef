import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { SharedPicture } from './shared-picture';
import { SharingService } from './sharing.service';

const { sharedState, share, unshare, shared } = contract.recipes.recipe;

@Controller()
export class SharingController {
  constructor(
    private readonly sharing: SharingService,
    private readonly pictures: SharedPicture,
  ) {}

  @Implement(sharedState)
  sharedState(@CurrentActor() actor: Actor) {
    return implement(sharedState).handler(({ input }) => this.sharing.state(actor, input));
  }

  @Implement(share)
  share(@CurrentActor() actor: Actor) {
    return implement(share).handler(({ input }) => this.sharing.share(actor, input));
  }

  @Implement(unshare)
  unshare(@CurrentActor() actor: Actor) {
    return implement(unshare).handler(async ({ input }) => {
      await this.sharing.unshare(actor, input);
      return { done: true };
    });
  }

  @Implement(shared)
  shared() {
    return implement(shared).handler(({ input }) => this.sharing.read(input));
  }

  /** For previews of the link; asked for without a session, as the page is. */
  @Get('recipes/shared/:token/picture.png')
  @Header('cache-control', 'public, max-age=3600')
  async picture(@Param('token') token: string): Promise<StreamableFile> {
    const recipe = await this.sharing.preview(token, 'uk');
    if (!recipe) throw new Refusal('NOT_FOUND');
    return new StreamableFile(await this.pictures.png(recipe.picture), { type: 'image/png' });
  }

  /** The same where the dish has a photo. */
  @Get('recipes/shared/:token/picture.jpg')
  @Header('cache-control', 'public, max-age=3600')
  async photo(@Param('token') token: string): Promise<StreamableFile> {
    const recipe = await this.sharing.preview(token, 'uk');
    const jpeg = recipe && (await this.pictures.jpeg(recipe.picture));
    if (!jpeg) throw new Refusal('NOT_FOUND');
    return new StreamableFile(jpeg, { type: 'image/jpeg' });
  }
}
