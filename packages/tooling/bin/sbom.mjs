// @ts-check
/** `npm run sbom`: prints every package of the lockfile with its version and digest, as CycloneDX JSON. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sbomOf } from '../src/sbom.mjs';
import { root } from '../src/workspace.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

console.log(
  JSON.stringify(sbomOf(read('pnpm-lock.yaml'), JSON.parse(read('package.json')).version), null, 2),
);
