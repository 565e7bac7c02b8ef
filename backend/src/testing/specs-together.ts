import { describe } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What the test runner knows of the block in which tests are being defined just now. */
interface Block {
  readonly children: Block[];
}
interface Defining {
  currentDescribeBlock: Block;
}

/**
 * Defines all API specs of a module in one file, each in a block of its own name: the server's code is loaded
 * and warmed up once for all of them instead of once for each, which is much of what such a spec takes. Each
 * opens its own server on its own data. A single one is run by its own name, without this.
 *
 * @param suite address of the file in the module's folder that runs them
 */
export async function specsTogether(suite: string): Promise<void> {
  const folder = dirname(fileURLToPath(suite));
  const defining = definingNow();
  const outer = defining.currentDescribeBlock;
  for (const file of await apiSpecsIn(folder)) {
    describe(relative(folder, file), () => {});
    const block = outer.children.at(-1);
    if (!block) throw new Error('The test runner defined no block.');
    defining.currentDescribeBlock = block;
    await import(pathToFileURL(file).href);
    defining.currentDescribeBlock = outer;
  }
}

/** Files below a folder, in the order of their names. */
export async function apiSpecsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.api.spec.ts'))
    .sort()
    .map((name) => join(folder, name));
}

/** A block may not wait for an import, so that the runner is told by its own state which one it is in. */
function definingNow(): Defining {
  const key = Object.getOwnPropertySymbols(globalThis).find(
    ({ description }) => description === 'JEST_STATE_SYMBOL',
  );
  const state = key && (globalThis as unknown as Record<symbol, Defining | undefined>)[key];
  if (!state) throw new Error('This test runner keeps its state elsewhere.');
  return state;
}
