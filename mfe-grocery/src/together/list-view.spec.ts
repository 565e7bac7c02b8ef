import { expect, test } from '@jest/globals';
import { aLine, aList } from '../lists/testing/examples';
import { keptLines, listKeeper } from './list-view';

const said = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('of lines that are said anew only those that changed are other objects', () => {
  const lines = [aLine(), aLine({ name: 'Молоко' }), aLine({ name: 'Хліб' })];
  const anew = said(lines).map((line) => (line.name === 'Хліб' ? { ...line, ticked: true } : line));
  const kept = keptLines(lines, anew);
  expect(kept[0]).toBe(lines[0]);
  expect(kept[1]).toBe(lines[1]);
  expect(kept[2]).toEqual({ ...lines[2], ticked: true });
});

test('new lines come, gone ones go, and the order is the one that was said', () => {
  const [a, b, c] = [aLine({ name: 'а' }), aLine({ name: 'б' }), aLine({ name: 'в' })];
  expect(keptLines([a, b], said([c, a]))).toEqual([c, a]);
});

test('the list is the same object until a line, or what is known of the list, is another one', () => {
  const keep = listKeeper();
  const [card, line] = [aList([]), aLine()];
  const first = keep(card, [line]);
  expect(keep(card, [line])).toBe(first);
  const ticked = keep(card, [{ ...line, ticked: true }]);
  expect(ticked).not.toBe(first);
  expect(ticked.ticked).toBe(1);
  expect(keep({ ...card, name: 'Інакше' }, [line]).name).toBe('Інакше');
});
