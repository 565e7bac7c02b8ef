// @ts-check
/** `npm run build [-- --only recipes]`: builds what changed, publishes the sections. */
import '../src/node-version.mjs';
import { parseArgs } from 'node:util';
import { build } from '../src/build.mjs';
import { install } from '../src/install.mjs';
import { endTogether } from '../src/processes.mjs';

endTogether();
try {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const only = values.only?.flatMap((names) => names.split(','));
  await install(console.log);
  const { built, reused, failed } = await build(only ? { only } : {});
  console.log(`${built.length} built, ${reused.length} unchanged, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
