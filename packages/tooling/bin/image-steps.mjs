// @ts-check
/** `npm run image-steps`: runs the steps of deploy/Dockerfile in an empty folder, without a container engine. */
import '../src/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from '../src/install.mjs';

await install(console.log);
const { runImageSteps } = await import('../operation/image-steps.mjs');
const folder = mkdtempSync(join(tmpdir(), 'sytno-image-'));
try {
  runImageSteps(folder, { log: console.log });
  console.log('Every step went through.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
