import { test } from '@jest/globals';
import { race } from '../../testing/race';
import { useStand } from '../../testing/stand';

const stand = useStand();

test('law: in a hundred random races nobody is told that his change is kept when it is not', async () => {
  await race(stand, 100);
});
