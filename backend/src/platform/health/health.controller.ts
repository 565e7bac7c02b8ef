import { Controller, Get, Header } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Refusal } from '../errors/refusal';
import { SECOND } from '../time/clock';
import { Draining } from './draining';

const PATIENCE = 2 * SECOND;

/** For whoever keeps the process running. */
@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly draining: Draining,
  ) {}

  /** The process answers. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** It can do its work: the database answers, and it is not about to end. Otherwise 503. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(): Promise<{ status: 'ok' }> {
    if (this.draining.begun) throw new Refusal('UNAVAILABLE');
    const late = wait(PATIENCE, 'late' as const, { ref: false });
    const asked = this.dataSource.query('select 1').then(
      () => 'ok' as const,
      () => 'failed' as const,
    );
    if ((await Promise.race([asked, late])) !== 'ok') throw new Refusal('UNAVAILABLE');
    return { status: 'ok' };
  }
}
