// @ts-check
/**
 * `pnpm --filter mfe-recipes dev [--api ADDRESS | --fake]`: this section alone, watched, on a page of its own, with
 * the answers of a server or with samples; and for any running shell, by an override.
 */
import '../src/node-version.mjs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from '../src/install.mjs';
import { portOf, portProblem } from '../src/port.mjs';
import { endTogether } from '../src/processes.mjs';

const USAGE = `dev                  with the server at http://localhost:3000, else with one started here
dev --api ADDRESS    with that server
dev --fake           without a server: samples that keep the contract
PORT=3101 dev        at that port`;

endTogether();
try {
  const { values } = parseArgs({
    options: { api: { type: 'string' }, fake: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const section = basename(process.cwd()).replace(/^mfe-/, '');
  await install(console.log);
  const { developSection, usualPort } = await import('../develop/section.mjs');
  const port = portOf(process.env.PORT ?? String(usualPort(section)));
  const problem = await portProblem(port, `pnpm --filter mfe-${section} dev`);
  if (problem) throw new Error(problem);
  await developSection({ section, port, api: values.api, fake: Boolean(values.fake), log: console.log });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
