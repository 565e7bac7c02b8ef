import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PictureUses } from '../../platform/pictures/picture-uses';

/** Tells the platform which pictures recipes show. */
@Injectable()
export class RecipePictures implements OnModuleInit {
  constructor(private readonly uses: PictureUses) {}

  onModuleInit(): void {
    for (const table of ['rec_recipe', 'rec_version'])
      this.uses.add(`exists (select 1 from ${table} r where r.picture_id = p.id)`);
  }
}
