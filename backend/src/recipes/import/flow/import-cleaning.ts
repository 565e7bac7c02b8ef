import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../../../platform/jobs/housekeeping';
import { PictureUses } from '../../../platform/pictures/picture-uses';
import { DAYS_KEPT } from './sites.service';

/** Imports go after thirty days; until then their pictures are in use. */
@Injectable()
export class ImportCleaning implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly uses: PictureUses,
  ) {}

  onModuleInit(): void {
    this.uses.add('exists (select 1 from rec_import i where i.picture_id = p.id)');
    this.housekeeping.add({
      name: 'imports of long ago',
      statement: `delete from rec_import where created_at < $1::timestamptz - interval '${String(DAYS_KEPT)} days'`,
    });
  }
}
