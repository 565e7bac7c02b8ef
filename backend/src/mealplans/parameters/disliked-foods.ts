import { Injectable, type OnModuleInit } from '@nestjs/common';
import { arrayPlace, IngredientPlaces } from '../../recipes';

/** Foods that a household does not want on its table follow when an ingredient becomes another. */
@Injectable()
export class DislikedFoods implements OnModuleInit {
  constructor(private readonly places: IngredientPlaces) {}

  onModuleInit(): void {
    this.places.add(arrayPlace('mp_parameters', 'disliked', 'household_id'));
  }
}
