import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Desk } from '../../platform/desk/desk';

/** Lists that were closed, for the figures of the service. */
@Injectable()
export class GroceryDesk implements OnModuleInit {
  constructor(private readonly desk: Desk) {}

  onModuleInit(): void {
    this.desk.addFigure({
      name: 'listsClosed',
      days: `select (closed_at at time zone 'UTC')::date as day from gro_list where closed_at >= $1`,
    });
  }
}
