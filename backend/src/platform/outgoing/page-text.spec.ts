import { describe, expect, test } from '@jest/globals';
import { pageText } from './page-text';

const RUSSIAN = 'Нарезать свёклу соломкой, обжарить до мягкости и залить бульоном.';
const UKRAINIAN = 'Буряк натерти, їжу посолити, ґрунтовно перемішати й подавати з олією.';
const CREAM = 'Crème brûlée, pâte feuilletée, jalapeño und Käsespätzle';

/** The bytes of a text in an encoding of one byte a letter. */
function bytes(text: string, encoding: string): Buffer {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  return Buffer.from(Array.from(text, (letter) => table.indexOf(letter)));
}
const page = (text: string, head = ''): string => `<!doctype html><head>${head}</head><body><p>${text}</p>`;

describe('the letters of a page', () => {
  test.each([
    ['windows-1251', RUSSIAN],
    ['windows-1251', UKRAINIAN],
    ['koi8-u', UKRAINIAN],
    ['koi8-u', RUSSIAN],
    ['windows-1252', CREAM],
  ])('%s by the header, by the page, and by the bytes alone', (encoding, text) => {
    const plain = page(text);
    const telling = page(text, `<meta charset="${encoding}">`);
    const old = page(text, `<meta http-equiv="Content-Type" content="text/html; charset=${encoding}">`);
    expect(pageText(bytes(plain, encoding), `text/html; charset=${encoding.toUpperCase()}`)).toBe(plain);
    expect(pageText(bytes(telling, encoding), 'text/html')).toBe(telling);
    expect(pageText(bytes(old, encoding))).toBe(old);
    expect(pageText(bytes(plain, encoding))).toBe(plain);
  });

  test('the header is believed before the page', () => {
    const text = page(RUSSIAN, '<meta charset="koi8-r">');
    expect(pageText(bytes(text, 'windows-1251'), 'text/html; charset=windows-1251')).toBe(text);
  });

  test('that are UTF-8 are, whoever says otherwise', () => {
    const text = page(UKRAINIAN, '<meta charset="windows-1251">');
    expect(pageText(Buffer.from(text), 'text/html; charset=windows-1251')).toBe(text);
  });

  test('that are said to be UTF-8 and are not are looked at', () => {
    const text = page(RUSSIAN, '<meta charset="utf-8">');
    expect(pageText(bytes(text, 'windows-1251'), 'text/html; charset=utf-8')).toBe(text);
  });

  test('with one slip stay UTF-8', () => {
    const text = Buffer.concat([Buffer.from(page(RUSSIAN)), Buffer.from([0xd0])]);
    expect(pageText(text)).toContain(RUSSIAN);
  });

  test('with a mark are what it says', () => {
    expect(pageText(Buffer.from(`\uFEFF${RUSSIAN}`), 'text/html; charset=koi8-r')).toBe(RUSSIAN);
    expect(pageText(Buffer.from(`\uFEFF${RUSSIAN}`, 'utf16le'))).toBe(RUSSIAN);
  });

  test('under a name that nobody knows are looked at', () => {
    expect(pageText(bytes(page(RUSSIAN), 'windows-1251'), 'text/html; charset=cyrillic-ish')).toBe(
      page(RUSSIAN),
    );
  });

  test('of nothing are nothing', () => {
    expect(pageText(new Uint8Array())).toBe('');
  });
});
