import { expect, test, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { deep } from './support/depth';
import { failureOn } from './support/faults';
import { expectFine } from './support/look';
import { complaintsOf, signedIn } from './support/people';
import { addressOf, SECTION_VIEWS } from './support/sections';
import { SERVERS } from './support/servers';

const SECTION = 'expert';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });

/** `pnpm --filter mfe-expert dev --fake`, once its page can be opened. */
async function developed(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const script = join(__dirname, '../packages/tooling/bin/dev-section.mjs');
  const child: ChildProcess = spawn(process.execPath, [script, '--fake'], {
    cwd: join(__dirname, `../mfe-${SECTION}`),
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (words: Buffer) => {
      said += words.toString();
      if (said.includes(`${SECTION} alone: `)) resolve();
    });
    void gone.then(() => {
      reject(new Error(`It ended: ${said}`));
    });
  });
  return {
    url: `http://localhost:${String(port)}`,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

const version = (page: Page) => page.locator(`[data-section=${SECTION}]`);

test(
  'a section under development stands on a page of its own, and in a running shell until that is taken back',
  deep,
  async ({ page, browser, request }) => {
    // It builds the section first.
    test.setTimeout(300_000);
    const { url, stop } = await developed();
    try {
      const complaints = complaintsOf(page);
      await page.goto(url);
      await expect(page).toHaveURL(`${url}/uk/user/courses`);
      await expect(page.getByText('with sample answers')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Курси' })).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Зразок/ })
          .first(),
      ).toBeVisible();
      await expectFine(page, 'alone');
      await page.getByLabel('Language').selectOption('en');
      await expect(page.getByRole('heading', { name: 'Courses' })).toBeVisible();
      expect(complaints).toEqual([]);

      const shell = SERVERS.impatient.url;
      const context = await browser.newContext({ baseURL: shell });
      const admin = await context.newPage();
      await signedIn(admin, request, 'admin', shell);
      const band = admin.getByRole('region', { name: 'Розробка розділів' });
      const place = `${url}/mf-manifest.json`;
      await admin.goto(`${addressOf(SECTION)}?mfe.${SECTION}=${place}`);
      await band.getByRole('button', { name: 'Дозволити на 12 годин' }).click();
      await expect(band).toContainText(place);
      await expect(admin.locator('main')).toContainText(SECTION_VIEWS[SECTION].proof);
      await expect(version(admin)).toHaveAttribute('data-section-version', /-local$/);

      await stop();
      await admin.reload();
      expect(await failureOn(admin)).toMatchObject({ section: SECTION, phase: 'manifest' });
      await admin.locator('main').getByRole('button', { name: 'Скинути на випуски' }).click();
      await expect(admin.locator('main')).toContainText(SECTION_VIEWS[SECTION].proof);
      await expect(version(admin)).not.toHaveAttribute('data-section-version', /-local$/);
      await context.close();
    } finally {
      await stop();
    }
  },
);
