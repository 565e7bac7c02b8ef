import { defineConfig, devices } from '@playwright/test';
import { SERVERS, STAND } from './support/servers';

const server = {
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
};

/** The built product in a real browser: two servers, since failures of loading are tried with short time-outs. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // The sweeps of every size, theme and language are the deep run's (support/depth.ts).
  ...(process.env.SYTNO_DEEP ? { grep: /@deep/ } : { grepInvert: /@deep/ }),
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  outputDir: '../var/test-results/browser',
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SERVERS.ordinary.url,
    locale: 'uk-UA',
    // What cannot be pressed says so long before its whole story is over.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    timezoneId: 'Europe/Kyiv',
    // A trace of every action costs a third of the run; SYTNO_TRACE=1 keeps those of failures.
    trace: process.env.SYTNO_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    ...Object.values(SERVERS).map(({ url, env }) => ({
      ...server,
      command: 'node ../backend/dist/main.mjs',
      url: `${url}/api/health/ready`,
      env,
      timeout: 120_000,
    })),
    // Built here when its sources changed.
    {
      ...server,
      command: 'node ../packages/tooling/bin/stand.mjs',
      url: STAND.url,
      env: STAND.env,
      timeout: 240_000,
    },
  ],
});
