// @ts-check
import Sequencer from '@jest/test-sequencer';

/** Files that run a whole module's specs come first: one of them at the end would leave a core idle. */
export default class LongFirst extends Sequencer {
  /** @override @param {Parameters<Sequencer['sort']>[0]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const long = (/** @type {{ path: string }} */ { path }) => Number(path.endsWith('.suite.ts'));
    return [...sorted].sort((one, other) => long(other) - long(one));
  }
}
