import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './template';

const BACKEND = join(ROOT, 'backend');

/** The server as it is shipped, built into a folder of its own, so that a process of it can be killed. */
export class BuiltServer {
  private readonly outDir = join(BACKEND, '.cache', `spec-${process.pid}`);

  async build(): Promise<void> {
    await finished(spawn(process.execPath, [join(BACKEND, 'build.mjs'), this.outDir], { stdio: 'inherit' }));
  }

  async remove(): Promise<void> {
    await rm(this.outDir, { recursive: true, force: true });
  }

  /** Starts a process and does not wait for it. */
  spawn(env: Record<string, string>): ServerProcess {
    const standard = {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      THROTTLE_SCALE: '100000',
      // The bundle lies elsewhere than the product's; its facts are where they always are.
      SEEDS_DIR: join(BACKEND, 'seeds'),
    };
    const child = spawn(process.execPath, [join(this.outDir, 'main.mjs')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'error', ...standard, ...env },
    });
    return new ServerProcess(child);
  }
}

/** One process of the built server. */
export class ServerProcess {
  output = '';
  private readonly ended: Promise<number | null>;

  constructor(private readonly child: ChildProcess) {
    const hear = (chunk: Buffer): void => {
      this.output += chunk.toString('utf8');
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    this.ended = finished(child, false);
  }

  /** Where it listens, as soon as it does. */
  async url(): Promise<string> {
    for (;;) {
      const url = /listens on (http:\S+)/.exec(this.output)?.[1];
      if (url) return url;
      const next = this.child.stdout
        ? once(this.child.stdout, 'data').then(() => true)
        : Promise.resolve(false);
      if (!(await Promise.race([next, this.ended.then(() => false)]))) {
        throw new Error(`the server ended: ${this.output}`);
      }
    }
  }

  /** Its exit code; null when a signal ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal) this.child.kill(signal);
    return this.ended;
  }
}

async function finished(child: ChildProcess, wanted = true): Promise<number | null> {
  const [code] = (await once(child, 'close')) as [number | null];
  if (wanted && code !== 0) throw new Error(`ended with ${code}`);
  return code;
}
