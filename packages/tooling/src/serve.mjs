// @ts-check
/**
 * `node serve.mjs <port>`: the built server as a child of a bench or of `npm run dev`. It tells its
 * address by message and ends with its parent, even with one that was killed.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { atStop, endTogether } from './processes.mjs';
import { root } from './workspace.mjs';

endTogether();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const { serve, explain } = await import(pathToFileURL(join(root, 'backend/dist/main.mjs')).href);
try {
  const { url, close } = await serve({ port: Number(process.argv[2]), rootDir: root, handleSignals: false });
  atStop(close);
  process.send?.({ url });
} catch (error) {
  console.error(explain(error).message);
  process.exit(1);
}
