// @ts-check
/**
 * `npm run dev [recipes grocery …]`: the shell and the chosen sections by webpack-dev-server, the server
 * built and started again on every change, the other sections as they were released. One address for
 * all: the shell's dev server passes on what is not the shell's.
 */
import '../src/node-version.mjs';
import { endTogether } from '../src/processes.mjs';
import { install } from '../src/install.mjs';
import { portOf, portProblem } from '../src/port.mjs';

/** @param {unknown} error @returns {never} */
function refuse(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

endTogether();
try {
  const port = portOf(process.env.PORT);
  const problem = await portProblem(port, 'npm run dev');
  if (problem) refuse(problem);
  await install(console.log);
  // Only now is there webpack to import.
  const { develop } = await import('../src/develop.mjs');
  await develop(port, process.argv.slice(2), console.log);
} catch (error) {
  refuse(error);
}
