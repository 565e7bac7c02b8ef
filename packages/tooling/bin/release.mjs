// @ts-check
/**
 * `pnpm --filter mfe-recipes release [COMMAND]`: what a team does with its own section. Without a command it builds
 * the section alone, checks it, uploads it and makes it live. SYTNO_URL says where (http://localhost:3000),
 * SYTNO_RELEASE_TOKEN by whose right.
 */
import '../src/node-version.mjs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from '../src/install.mjs';
import { endTogether } from '../src/processes.mjs';

const USAGE = `release                        builds, checks, uploads, makes live for everybody
release --share 10             the same, for a tenth of the people
release --no-activate          uploads and leaves live what is live
release activate VERSION [--share N]
release rollback               ends a trial, else the release before is live again
release pin | release unpin    nothing else is made live meanwhile
release list                   what is live`;

endTogether();
try {
  const { values, positionals } = parseArgs({
    options: { share: { type: 'string' }, 'no-activate': { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const section = basename(process.cwd()).replace(/^mfe-/, '');
  const share = values.share === undefined ? 100 : Number(values.share);
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  if (!Number.isInteger(share) || share < 1 || share > 100)
    throw new Error(`--share is a whole number of percent, 1 to 100; it was ${values.share}.`);
  await install(console.log);
  const { releaseCommand } = await import('../src/release.mjs');
  const [command = 'release', version] = positionals;
  const activate = !values['no-activate'];
  process.exit(await releaseCommand({ section, command, version, share, activate, log: console.log }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
