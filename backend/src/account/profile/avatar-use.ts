import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PictureUses } from '../../platform/pictures/picture-uses';

/** Says that people show pictures of themselves. */
@Injectable()
export class AvatarUse implements OnModuleInit {
  constructor(private readonly uses: PictureUses) {}

  onModuleInit(): void {
    this.uses.add('exists (select 1 from acc_user u where u.avatar_id = p.id)');
  }
}
