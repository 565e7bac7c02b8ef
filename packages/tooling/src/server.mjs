// @ts-check
/** Starting and stopping of the built server by a command that needs one running. */
import { once } from 'node:events';
import { join } from 'node:path';
import { signalGroup, start } from './processes.mjs';
import { root } from './workspace.mjs';

/**
 * @param {number} port @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws when the server ends before it answers; its own words are on stderr
 */
export async function startServer(port, env) {
  const child = start(process.execPath, [join(root, 'packages/tooling/src/serve.mjs'), String(port)], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    // Its log is progress: on stdout a bench prints figures alone.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const closed = once(child, 'close');
  const told = await Promise.race([once(child, 'message'), closed.then(() => null)]);
  if (!told) throw new Error('The server did not start.');
  return {
    url: told[0].url,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) signalGroup(child, 'SIGTERM');
      await closed;
    },
  };
}
