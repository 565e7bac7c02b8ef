// @ts-check
/**
 * `npm start`: from a fresh clone to a running product. Everything up to the server itself uses Node
 * alone, since nothing is installed yet.
 */
import '../src/node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../src/build.mjs';
import { install } from '../src/install.mjs';
import { portOf, portProblem } from '../src/port.mjs';
import { atStop, endTogether } from '../src/processes.mjs';
import { root } from '../src/workspace.mjs';

const DEMO = ['free', 'premium', 'partner', 'expert', 'participant', 'admin'];

/** @param {unknown} reason a sentence, or an error to be shown whole @returns {never} */
function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

async function main() {
  const port = portOf(process.env.PORT);
  const problem = await portProblem(port, 'npm start');
  if (problem) refuse(problem);
  await install(console.log);
  const { built, failed } = await build();
  if (failed.length > 0) refuse(`Not started: ${failed.join(', ')} could not be built.`);
  console.log(built.length > 0 ? `Built ${built.length} parts. Starting …` : 'Nothing to build. Starting …');
  // A terminal is for people: what goes wrong shows, every request does not.
  process.env.LOG_LEVEL ??= 'warn';
  const { serve, explain } = await import(pathToFileURL(join(root, 'backend/dist/main.mjs')).href);
  const { url, close } = await serve({ port, rootDir: root, handleSignals: false }).catch(
    (/** @type {unknown} */ error) => refuse(explain(error).message),
  );
  atStop(close);
  console.log(`
Sytno runs at ${url}
Demo accounts, password sytno-demo:
${DEMO.map((name) => `  ${name}@sytno.example`).join('\n')}
Stop it with Ctrl-C.`);
}

endTogether();
main().catch((error) => refuse(error instanceof Error ? error.message : String(error)));
