import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVERS } from './servers';

/** A server that a test may end and start again, on a port and with data of its own. */
export class OwnServer {
  readonly url: string;
  private readonly data = mkdtempSync(join(tmpdir(), 'sytno-own-'));
  private process: ChildProcess | undefined;

  /** @param other another version's server, and what it is told beside the ordinary */
  constructor(
    private readonly port: number,
    private readonly other: { main?: string; env?: Record<string, string> } = {},
  ) {
    this.url = `http://localhost:${String(port)}`;
  }

  async start(): Promise<void> {
    const { env } = SERVERS.ordinary;
    const main = this.other.main ?? join(test.info().config.rootDir, '../backend/dist/main.mjs');
    this.process = spawn(process.execPath, [main], {
      env: { ...env, PORT: String(this.port), PUBLIC_URL: this.url, DATA_DIR: this.data, ...this.other.env },
      stdio: 'ignore',
    });
    await expect(async () => {
      expect((await fetch(`${this.url}/api/health/ready`)).status).toBe(200);
    }).toPass({ timeout: 90_000 });
  }

  /** Ends it as a crash does: nothing is put in order. */
  async kill(): Promise<void> {
    const { process: running } = this;
    this.process = undefined;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
