import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NUTRITION_HOURS } from '@sytno/domain';
import { Desk } from '../../platform/desk/desk';

/** Templates that wait for administrators, and plans that were put on menus. */
@Injectable()
export class MealplansDesk implements OnModuleInit {
  constructor(private readonly desk: Desk) {}

  onModuleInit(): void {
    this.desk.addQueue({
      name: 'templates',
      hours: NUTRITION_HOURS,
      waiting:
        'select submitted_at at from mp_template where submitted_at is not null and removed_at is null',
    });
    this.desk.addFigure({
      name: 'plans',
      days: `select (created_at at time zone 'UTC')::date as day from mp_week_fill where created_at >= $1`,
    });
  }
}
