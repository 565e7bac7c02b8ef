// @ts-check
/**
 * The API's document held to the one that was released last (packages/contract/released): within a major nothing is
 * removed or narrowed, and what was added has a minor of its own.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiBreaches, bareDocument } from '../src/api-compat.mjs';
import { evaluate } from '../src/evaluate.mjs';
import { root } from '../src/workspace.mjs';

/** @typedef {import('../src/api-compat.mjs').Document} Document */

export const RELEASED = 'packages/contract/released/openapi.json';
const VERSION_FILE = 'packages/contract/src/api-version.ts';

/** The document of this checkout. @returns {Promise<Document>} */
export async function currentDocument() {
  const { apiDocument } = await evaluate(join(root, 'backend/src/platform/openapi/document.ts'));
  return /** @type {() => Promise<Document>} */ (apiDocument)();
}

/** @param {string} version @returns {[major: number, minor: number]} */
function partsOf(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}

/** @param {Document} released @param {Document} current @returns {string[]} one sentence a breach */
export function contractBreaches(released, current) {
  const [wasMajor, wasMinor] = partsOf(released.info.version);
  const [major, minor] = partsOf(current.info.version);
  if (major > wasMajor) return [];
  if (major < wasMajor || minor < wasMinor) {
    return [
      `${VERSION_FILE} says ${current.info.version}, but ${released.info.version} was released already.`,
    ];
  }
  const breaches = apiBreaches(released, current);
  if (breaches.length > 0) {
    return [
      ...breaches,
      `Sections that were released against ${released.info.version} would break: add instead, or begin a major.`,
    ];
  }
  const grown = bareDocument(released) !== bareDocument(current);
  return grown && minor === wasMinor
    ? [
        `The API has grown since ${released.info.version}: set API_VERSION in ${VERSION_FILE} to ${major}.${minor + 1}.`,
      ]
    : [];
}

/** @returns {Promise<string[]>} */
export async function api() {
  const released = JSON.parse(readFileSync(join(root, RELEASED), 'utf8'));
  return contractBreaches(released, await currentDocument());
}
