// @ts-check
/** Builds the version before this one and says where it is, as one line of JSON; the rest goes to stderr. */
import '../src/node-version.mjs';
import { hashOf } from '../src/hash.mjs';
import { install } from '../src/install.mjs';
import { endTogether } from '../src/processes.mjs';
import { readPackages, root } from '../src/workspace.mjs';

endTogether();
try {
  await install((line) => console.error(line));
  const { buildPrevious } = await import('../develop/previous.mjs');
  const folders = readPackages().flatMap(({ dir }) => (dir === '.' ? [] : [dir]));
  const now = `same-${hashOf(root, [...folders, 'pnpm-lock.yaml']).slice(0, 12)}`;
  console.log(JSON.stringify(await buildPrevious(now, (line) => console.error(line))));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
