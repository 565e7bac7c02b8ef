import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NUTRITION_HOURS } from '@sytno/domain';
import { Desk } from '../../platform/desk/desk';
import { REPORTED, WAITING } from '../publishing/review-queue';

/** What of recipes and foods waits for administrators. */
@Injectable()
export class RecipesDesk implements OnModuleInit {
  constructor(private readonly desk: Desk) {}

  onModuleInit(): void {
    const hours = NUTRITION_HOURS;
    this.desk.addQueue(
      { name: 'recipes', hours, waiting: WAITING },
      { name: 'reports', hours, waiting: REPORTED },
      {
        name: 'nutrition',
        hours,
        waiting: `select created_at at from rec_proposal where state = 'open'`,
      },
    );
  }
}
