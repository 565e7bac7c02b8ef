import { Injectable, type OnModuleInit } from '@nestjs/common';
import { columnPlace, IngredientPlaces } from '../../recipes';

/** Lines of lists and prices that were paid follow when an ingredient becomes another. */
@Injectable()
export class ListedFoods implements OnModuleInit {
  constructor(private readonly places: IngredientPlaces) {}

  onModuleInit(): void {
    this.places.add(
      columnPlace('gro_line', 'ingredient_id'),
      columnPlace('gro_line', 'instead_id'),
      columnPlace('gro_price', 'ingredient_id'),
    );
  }
}
