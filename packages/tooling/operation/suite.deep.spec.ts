import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needing } from './needing';
import { ownPostgres } from '../src/postgres.mjs';
import { root } from '../src/workspace.mjs';

/** A part of the API suite: what several people, streams, locks and jobs do at the same time. */
const PART = [
  'account/session/session',
  'grocery/lines/lines',
  'mealplans/menu/menu',
  'platform/auth/throttle',
  'platform/live/live',
];

const postgres = await ownPostgres();
const folder = mkdtempSync(join(tmpdir(), 'sytno-suite-'));
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

needing(postgres, 'PostgreSQL')('two replicas on one PostgreSQL', () => {
  test('answer a part of the API suite in turn', () => {
    const report = join(folder, 'report.json');
    const patterns = PART.map((path) => `backend/src/${path}\\.api\\.spec`);
    const words = ['--json', `--outputFile=${report}`, '--maxWorkers=2', '--', ...patterns];
    const { SYTNO_DEEP: _, ...env } = process.env;
    const { stderr } = spawnSync(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...words], {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...env,
        SYTNO_SPEC_POSTGRES: postgres!.url,
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      },
    });
    const { numPassedTests, numFailedTests, numTotalTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Record<string, number>;
    expect({ numFailedTests, said: numFailedTests === 0 ? '' : stderr }).toEqual({
      numFailedTests: 0,
      said: '',
    });
    expect(numTotalTestSuites).toBeGreaterThanOrEqual(PART.length);
    expect(numPassedTests).toBeGreaterThan(40);
  });
});
