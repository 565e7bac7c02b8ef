import { expect, test } from '@jest/globals';
import { csvOf } from './csv';

const cell = (value: unknown): string =>
  csvOf([{ a: value }])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

test.each<[string, unknown, string]>([
  ['words', 'Борщ', 'Борщ'],
  ['nothing', null, ''],
  ['a number, also below nothing', -3, '-3'],
  ['a yes', true, 'true'],
  ['a comma', 'сіль, перець', '"сіль, перець"'],
  ['quotes', 'суп "Дачний"', '"суп ""Дачний"""'],
  ['lines', 'раз\nдва', '"раз\nдва"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a call of one', '=HYPERLINK("http://evil","x")', `"'=HYPERLINK(""http://evil"",""x"")"`],
  ['a plus', '+380 44', "'+380 44"],
  ['a dash', '- сіль', "'- сіль"],
  ['an at', '@sum', "'@sum"],
  ['one behind a space', ' =1', "' =1"],
  ['one behind a tab', '\t=1', "'\t=1"],
  ['one on a new line', '\n=1', `"'\n=1"`],
  ['one written wide', '＝1', "'＝1"],
  ['a dash within', 'рис-суп', 'рис-суп'],
  ['a list', [{ food: 'сіль' }], '"[{""food"":""сіль""}]"'],
])('a cell with %s', (_, value, expected) => {
  expect(cell(value)).toBe(expected);
});

test('no rows are no columns, and a column that a row lacks is empty', () => {
  expect(csvOf([])).toBe('\uFEFF\r\n');
  expect(csvOf([{ a: 1 }, { b: 2 }])).toBe('\uFEFFa,b\r\n1,\r\n,2\r\n');
});

/** Reads a table as RFC 4180 says. */
function read(csv: string): string[][] {
  const [rows, text] = [[] as string[][], csv.slice(1)];
  let [row, value, quoted] = [[] as string[], '', false];
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? '';
    if (quoted) {
      if (sign === '"' && text[i + 1] === '"') value += text[++i] ?? '';
      else if (sign === '"') quoted = false;
      else value += sign;
    } else if (sign === '"') quoted = true;
    else if (sign === ',' || (sign === '\r' && text[i + 1] === '\n')) {
      row.push(value);
      value = '';
      if (sign === '\r') {
        rows.push(row);
        row = [];
        i++;
      }
    } else value += sign;
  }
  return rows;
}

test('whatever people write comes back as it was, but for an apostrophe, and no cell begins as a formula does', () => {
  const signs = ['=', '+', '-', '@', '"', ',', '\r\n', '\t', ' ', 'борщ', "'", ''];
  const words = signs.flatMap((a) => signs.flatMap((b) => signs.map((c) => a + b + c)));
  const [, ...back] = read(csvOf(words.map((a) => ({ a, b: `${a}x` }))));
  expect(back.length).toBe(words.length);
  back.forEach(([one = '', other = ''], at) => {
    const given = words[at] ?? '';
    expect([given, `'${given}`]).toContain(one);
    expect([`${given}x`, `'${given}x`]).toContain(other);
    expect(one).not.toMatch(/^\s*[=+\-@]/);
  });
});
