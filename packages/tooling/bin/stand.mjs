// @ts-check
/** `npm run stand`: the kit's parts in every state, at PORT or 3006. */
import '../src/node-version.mjs';
import { install } from '../src/install.mjs';
import { portOf, portProblem } from '../src/port.mjs';
import { atStop, endTogether } from '../src/processes.mjs';

endTogether();
try {
  const port = portOf(process.env.PORT ?? '3006');
  const problem = await portProblem(port, 'npm run stand');
  if (problem) throw new Error(problem);
  await install(console.log);
  const { buildStand, serveStand } = await import('../src/stand.mjs');
  await buildStand(console.log);
  const { url, close } = await serveStand(port);
  atStop(close);
  console.log(`The kit's parts stand at ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
