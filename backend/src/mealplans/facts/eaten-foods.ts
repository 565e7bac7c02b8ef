import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping, type Chore } from '../../platform/jobs/housekeeping';
import { columnPlace, IngredientPlaces } from '../../recipes';

/** An act can be taken back for a day. */
const ENDED_FOR_GOOD: Chore = {
  name: 'facts that others took the place of a day ago',
  statement: `delete from mp_fact where ended_at < $1::timestamptz - interval '1 day'`,
};

/** Foods that were eaten follow when an ingredient becomes another. */
@Injectable()
export class EatenFoods implements OnModuleInit {
  constructor(
    private readonly places: IngredientPlaces,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.places.add(columnPlace('mp_fact', 'ingredient_id'));
    this.housekeeping.add(ENDED_FOR_GOOD);
  }
}
