import { rm } from 'node:fs/promises';
import type { Outputs } from '@sytno/contract';
import type { BuiltServer } from './built-server';
import type { Keys } from './stand';
import { freshDataDir } from './template';

const WRITERS = 4;
/** A round is killed after so many acknowledged writes, in the midst of others. */
const ACKNOWLEDGED_A_ROUND = 24;

/**
 * Kills a server with SIGKILL while four writers register people, as often as asked, always on the same
 * data, and looks after each start for everybody whose registration was acknowledged.
 *
 * @returns how many were acknowledged in all, and who of them was not found
 */
export async function killRounds(
  server: BuiltServer,
  rounds: number,
): Promise<{ acknowledged: number; lost: string[] }> {
  const dataDir = await freshDataDir();
  const known = new Map<string, Keys>();
  const lost: string[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const running = server.spawn({ DATA_DIR: dataDir });
      const url = await running.url();
      lost.push(...(await missing(url, known)));
      await new Promise<void>((enough) => {
        let count = 0;
        const writers = Array.from({ length: WRITERS }, (_, writer) =>
          write(url, `r${round}w${writer}`, (email, keys) => {
            known.set(email, keys);
            if (++count === ACKNOWLEDGED_A_ROUND) enough();
          }),
        );
        void Promise.all(writers);
      });
      await running.end('SIGKILL');
    }
    const last = server.spawn({ DATA_DIR: dataDir });
    lost.push(...(await missing(await last.url(), known)));
    await last.end('SIGTERM');
    return { acknowledged: known.size, lost };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Registers one after another until the server does not answer any more. */
async function write(
  url: string,
  name: string,
  onWritten: (email: string, keys: Keys) => void,
): Promise<void> {
  for (let i = 0; ; i++) {
    const email = `${name}n${i}@sytno.test`;
    const password = 'long enough';
    const form = {
      email,
      password,
      passwordConfirmation: password,
      adult: true,
      terms: true,
      language: 'uk',
    };
    try {
      const response = await fetch(`${url}/api/auth/registration`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      });
      if (response.status !== 201) throw new Error(`answered ${response.status}: ${await response.text()}`);
      const body = (await response.json()) as Outputs['account']['registration']['register'];
      onWritten(email, body.headers);
    } catch {
      return;
    }
  }
}

async function missing(url: string, known: ReadonlyMap<string, Keys>): Promise<string[]> {
  const left = [...known];
  const lost: string[] = [];
  // A few at a time, and what is lost with the answer: a busy server is no loss.
  const look = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [email, keys] = next;
      const response = await fetch(`${url}/api/account/session`, { headers: { ...keys } });
      const body = (await response.json()) as { email?: string };
      if (body.email !== email) lost.push(`${email}: ${response.status} ${JSON.stringify(body)}`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, look));
  return lost;
}
