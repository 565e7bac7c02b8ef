// @ts-check
import Sequencer from '@jest/test-sequencer';

/** A module's specs in one file, and the longest of the deep run. */
const LONG = /\.suite\.ts$|\/(fuzz|generator|kill|bad-input|strangers)\.deep\.spec\.ts$/;

/** What takes minutes comes first: at the end it would leave a core idle. */
export default class LongFirst extends Sequencer {
  /** @override @param {Parameters<Sequencer['sort']>[0]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const long = (/** @type {{ path: string }} */ { path }) => Number(LONG.test(path));
    return [...sorted].sort((one, other) => long(other) - long(one));
  }
}
