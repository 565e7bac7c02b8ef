import { expect, test } from '@jest/globals';
import { Turns, TurnsFull } from './turns';

/** Work that ends when it is told to. */
function work() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { done: () => done, end };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so many at once, the others wait', async () => {
  const turns = new Turns(2);
  const all = [work(), work(), work()];
  const begun: number[] = [];
  const taken = all.map((one, n) =>
    turns.take('me', () => {
      begun.push(n);
      return one.done();
    }),
  );
  await settled();
  expect(begun).toEqual([0, 1]);
  all[1]?.end();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of all) end();
  await Promise.all(taken);
});

test('whoever brings many does not hold up whoever brings one', async () => {
  const turns = new Turns(1);
  const order: string[] = [];
  const take = (whose: string, name: string) =>
    turns.take(whose, async () => {
      order.push(name);
      await settled();
    });
  await Promise.all([
    take('many', 'many 1'),
    take('many', 'many 2'),
    take('many', 'many 3'),
    take('many', 'many 4'),
    take('one', 'one 1'),
    take('other', 'other 1'),
  ]);
  expect(order).toEqual(['many 1', 'many 2', 'one 1', 'other 1', 'many 3', 'many 4']);
});

test('work that fails gives its turn on, and its error to whoever asked', async () => {
  const turns = new Turns(1);
  const failing = turns.take('me', () => Promise.reject(new Error('no')));
  const after = turns.take('me', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  await expect(after).resolves.toBe('done');
});

test('whoever gives up leaves the line, and the next one comes', async () => {
  const turns = new Turns(1);
  const first = work();
  const left = new AbortController();
  const running = turns.take('me', first.done);
  let ran = false;
  const gone = turns.take(
    'me',
    async () => {
      ran = true;
      return Promise.resolve();
    },
    left.signal,
  );
  const next = turns.take('me', () => Promise.resolve('next'));
  left.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  first.end();
  await running;
  await expect(next).resolves.toBe('next');
  expect(ran).toBe(false);
  await expect(turns.take('me', () => Promise.resolve(1), left.signal)).rejects.toThrow('left');
});

test('a line that is too long is refused', async () => {
  const turns = new Turns(1, 1);
  const first = work();
  const running = turns.take('me', first.done);
  const waiting = turns.take('me', () => Promise.resolve());
  await expect(turns.take('other', () => Promise.resolve())).rejects.toBeInstanceOf(TurnsFull);
  first.end();
  await Promise.all([running, waiting]);
  await expect(turns.take('other', () => Promise.resolve('again'))).resolves.toBe('again');
});
