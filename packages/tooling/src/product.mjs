// @ts-check
/** The built product on fresh demo data, and a browser beside it, for commands that look at it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findOrInstallBrowser, machine } from './browser.mjs';
import { build } from './build.mjs';
import { freePort } from './port.mjs';
import { startServer } from './server.mjs';

/** @typedef {{ url: string, browser: import('@playwright/test').Browser, data: string }} Product */

/**
 * Builds what changed, starts the server and a browser, and ends both when `use` is done.
 * @template T @param {(line: string) => void} log @param {(product: Product) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withProduct(log, use) {
  const { failed } = await build({ log });
  if (failed.length > 0) throw new Error(`${failed.join(', ')} could not be built.`);
  const executablePath = await findOrInstallBrowser(machine({ log }));
  const data = mkdtempSync(join(tmpdir(), 'sytno-product-'));
  const server = await startServer(await freePort(), { DATA_DIR: data, LOG_LEVEL: 'error' });
  const browser = await chromium.launch({ executablePath });
  try {
    return await use({ url: server.url, browser, data });
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
