import { Injectable, type OnModuleInit } from '@nestjs/common';
import { API_PREFIX } from '@sytno/contract';
import { PageTellers } from '../../platform/web/page-tellers';
import { PREVIEW } from './shared-picture';
import { SharingService } from './sharing.service';

/** The route table's key of a shared recipe's page. */
const PAGE = 'sharedRecipe';

/** Tells the server what stands on a shared recipe's page: its name, what it is, its picture. */
@Injectable()
export class SharedPage implements OnModuleInit {
  constructor(
    private readonly tellers: PageTellers,
    private readonly sharing: SharingService,
  ) {}

  onModuleInit(): void {
    this.tellers.tell(PAGE, async ({ token = '' }, language) => {
      const recipe = await this.sharing.preview(token, language);
      if (!recipe) return undefined;
      return {
        title: recipe.name,
        description: recipe.description,
        picture: {
          path: `${API_PREFIX}/recipes/shared/${token}/picture.${recipe.picture.photo ? 'jpg' : 'png'}`,
          ...PREVIEW,
        },
      };
    });
  }
}
