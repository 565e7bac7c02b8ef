import { describe, expect, test } from '@jest/globals';
import { Get } from '@nestjs/common';
import { CALLS } from '../../testing/calls';
import { Stand, useStand } from '../../testing/stand';
import { HealthController } from '../health/health.controller';
import { accessOf } from './access-table';

const stand = useStand();

describe('the running server', () => {
  test('has an access row for every endpoint', async () => {
    const { endpoints } = stand.app;
    expect(endpoints.length).toBeGreaterThan(CALLS.length);
    expect(endpoints.filter((endpoint) => !accessOf(endpoint))).toEqual([]);
  });

  test('does not start with a handler that nobody gave a row', async () => {
    const handler = { value: () => 'all of it', configurable: true, writable: true };
    Object.defineProperty(HealthController.prototype, 'secrets', handler);
    Get('secrets')(HealthController.prototype, 'secrets', handler);
    const other = new Stand();
    await expect(other.open()).rejects.toThrow('GET /api/health/secrets has no access row');
    Reflect.deleteProperty(HealthController.prototype, 'secrets');
    await other.start();
    await other.close();
  }, 120_000);
});
