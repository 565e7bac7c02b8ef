import { describe, expect, test } from '@jest/globals';
import { keepTicked, readTicked } from './ticked-steps';
import {
  clockOf,
  ended,
  longer,
  nextToEnd,
  paused,
  reset,
  resumed,
  secondsLeft,
  startedTimer,
} from './timers';

const timer = startedTimer('a', 'Крок 1', 300, 1_000_000);

describe('a timer', () => {
  test('ends at a moment, however seldom it is looked at', () => {
    expect(secondsLeft(timer, 1_000_000)).toBe(300);
    expect(secondsLeft(timer, 1_000_001)).toBe(300);
    expect(secondsLeft(timer, 1_299_999)).toBe(1);
    expect(secondsLeft(timer, 9_999_999)).toBe(0);
  });

  test('paused keeps what was left, and goes on from there', () => {
    const held = paused(timer, 1_100_000);
    expect(secondsLeft(held, 9_999_999)).toBe(200);
    expect(secondsLeft(resumed(held, 2_000_000), 2_050_000)).toBe(150);
  });

  test('takes a minute more, running, paused and over', () => {
    expect(secondsLeft(longer(timer, 1_100_000), 1_100_000)).toBe(260);
    expect(longer(paused(timer, 1_100_000), 5_000_000)).toMatchObject({ left: 260, endsAt: null });
    const [over] = ended([timer], 1_300_000).all;
    expect(over && secondsLeft(longer(over, 2_000_000), 2_000_000)).toBe(60);
  });

  test('reset waits as it was set', () => {
    expect(reset(timer)).toMatchObject({ left: 300, endsAt: null, over: false });
    const [over] = ended([timer], 1_300_000).all;
    expect(over && secondsLeft(resumed(over, 0), 0)).toBe(300);
  });

  test('several: only those whose time has come end, each once', () => {
    const other = startedTimer('b', 'Крок 2', 600, 1_000_000);
    const first = ended([timer, other], 1_300_000);
    expect(first.now.map(({ id }) => id)).toEqual(['a']);
    expect(ended(first.all, 1_400_000).now).toEqual([]);
    expect(nextToEnd(first.all)?.id).toBe('b');
    expect(nextToEnd(ended(first.all, 1_600_000).all)).toBeUndefined();
  });

  test.each([
    [0, '0:00'],
    [65, '1:05'],
    [3599, '59:59'],
    [3600, '1:00:00'],
  ])('%d s read %s', (seconds, words) => {
    expect(clockOf(seconds)).toBe(words);
  });
});

describe('ticks of steps', () => {
  const hour = 3_600_000;
  test('are kept for twelve hours', () => {
    keepTicked(sessionStorage, 'r', [0, 2], 1000);
    expect(readTicked(sessionStorage, 'r', 1000 + 11 * hour)).toEqual([0, 2]);
    expect(readTicked(sessionStorage, 'r', 1000 + 12 * hour)).toEqual([]);
    expect(readTicked(sessionStorage, 'other', 1000)).toEqual([]);
  });

  test('that cannot be read are none', () => {
    for (const text of ['{', 'null', '[]', '{"at":1,"done":"x"}']) {
      sessionStorage.setItem('sytno.steps.r', text);
      expect(readTicked(sessionStorage, 'r', 1000)).toEqual([]);
    }
  });
});
