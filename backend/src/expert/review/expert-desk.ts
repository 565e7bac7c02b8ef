import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NUTRITION_HOURS } from '@sytno/domain';
import { Desk } from '../../platform/desk/desk';

/** Courses and experts that wait for administrators. */
@Injectable()
export class ExpertDesk implements OnModuleInit {
  constructor(private readonly desk: Desk) {}

  onModuleInit(): void {
    const hours = NUTRITION_HOURS;
    this.desk.addQueue(
      {
        name: 'courses',
        hours,
        waiting: 'select submitted_at at from exp_course where submitted_at is not null',
      },
      { name: 'experts', hours, waiting: `select sent_at at from exp_profile where proof_state = 'waiting'` },
    );
  }
}
