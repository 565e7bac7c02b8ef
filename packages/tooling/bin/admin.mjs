// @ts-check
/** `npm run admin -- grant EMAIL`: makes somebody an administrator; without words it says what else it can do. */
import '../src/node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../src/build.mjs';
import { install } from '../src/install.mjs';
import { root } from '../src/workspace.mjs';

/** @param {unknown} reason @param {number} [code] @returns {never} */
function refuse(reason, code = 1) {
  console.error(reason);
  process.exit(code);
}

await install(console.error);
const { failed } = await build({ only: ['backend'], log: console.error });
if (failed.length > 0) refuse('The server could not be built.');
const server = await import(pathToFileURL(join(root, 'backend/dist/main.mjs')).href);
try {
  console.log(await server.command(process.argv.slice(2), root));
} catch (error) {
  const { message, code } = server.explain(error);
  refuse(message, code);
}
