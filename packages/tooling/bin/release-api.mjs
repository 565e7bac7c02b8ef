// @ts-check
/**
 * `npm run release:api`: notes the API's document as released, once the backend that has it is live. From then on it
 * only grows (packages/tooling/checks/api.mjs).
 */
import '../src/node-version.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { install } from '../src/install.mjs';
import { endTogether } from '../src/processes.mjs';
import { root } from '../src/workspace.mjs';

endTogether();
await install(console.log);
const { contractBreaches, currentDocument, RELEASED } = await import('../checks/api.mjs');
const file = join(root, RELEASED);
const document = await currentDocument();
const breaches = existsSync(file) ? contractBreaches(JSON.parse(readFileSync(file, 'utf8')), document) : [];
if (breaches.length > 0) {
  console.error(breaches.join('\n'));
  process.exit(1);
}
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(document, null, 1)}\n`);
console.log(`${RELEASED} is ${document.info.version}.`);
