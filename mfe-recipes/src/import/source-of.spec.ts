import { describe, expect, test } from '@jest/globals';
import { savedPage } from './saved-page';
import { fits, isAddress, isNoLink, lightened, sourceOf } from './source-of';

describe('what somebody pasted', () => {
  test.each([
    'https://example.org/deruny',
    'example.org/deruny',
    'www.example.org',
    'http://рецепти.укр/борщ?a=1#b',
    'example.org:8080/a',
  ])('is an address: %s', (text) => {
    expect(isAddress(text)).toBe(true);
    expect(sourceOf(` ${text}\n`)).toEqual({ kind: 'address', address: text });
  });

  test('is an address with the words that a phone shares it with', () => {
    expect(sourceOf('Деруни з печі\nhttps://example.org/deruny')).toEqual({
      kind: 'address',
      address: 'https://example.org/deruny',
    });
  });

  test.each([
    'Деруни\n\n1 кг картоплі\n2 яйця\n\nhttps://example.org/deruny',
    'сіль. перець',
    'https://example.org/a https://example.org/b',
    '<p>https://example.org/deruny</p>',
  ])('is a text: %j', (text) => {
    expect(sourceOf(text, 'https://example.org/x')).toEqual({
      kind: 'text',
      text,
      address: 'https://example.org/x',
    });
  });

  test.each(['борщ', 'ftp://example.org/a', 'як варити борщ', 'x'.repeat(3_000)])(
    'is no link where links go: %s',
    (text) => {
      expect(isNoLink(text)).toBe(true);
    },
  );

  test.each(['example.org/a', 'Борщ https://example.org/a', 'Борщ\n1 буряк', '<html><p>1 буряк</p></html>'])(
    'is taken where links go: %j',
    (text) => {
      expect(isNoLink(text)).toBe(false);
    },
  );

  test('loses what no recipe stands in, when it is the source of a page', () => {
    const page = `<!-- saved from url=(0020)https://example.org/ --><html><head><style>a{}</style><!-- ad -->
      <script>track()</script><script type="application/ld+json">{"@type":"Recipe"}</script></head>
      <body><svg><path/></svg><img src="data:image/png;base64,AAAA"><p>1 кг картоплі</p></body></html>`;
    const light = lightened(page);
    expect(light).toContain('saved from');
    expect(light).toContain('"@type":"Recipe"');
    expect(light).toContain('1 кг картоплі');
    for (const gone of ['a{}', ' ad ', 'track()', '<path', 'AAAA']) expect(light).not.toContain(gone);
    expect(lightened('Борщ <3')).toBe('Борщ <3');
  });

  test('is counted in bytes', () => {
    expect(fits(sourceOf('о'.repeat(400_000)))).toBe(true);
    expect(fits(sourceOf('о'.repeat(600_000)))).toBe(false);
  });
});

describe('a saved page', () => {
  const file = (bytes: BlobPart, name = 'page.html', type = 'text/html') => new File([bytes], name, { type });
  const cyrillic = Uint8Array.from([0xc1, 0xee, 0xf0, 0xf9]);

  test('is read in its letters', async () => {
    expect(await savedPage(file('Борщ'))).toEqual({ text: 'Борщ' });
    expect(await savedPage(file(cyrillic))).toEqual({ text: 'Борщ' });
  });

  test('comes out of one file with its pictures, with where it was saved', async () => {
    const saved = [
      'From: <Saved by Blink>',
      'Snapshot-Content-Location: https://example.org/borshch',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related;',
      '\ttype="text/html";',
      '\tboundary="----a--b----"',
      '',
      '------a--b----',
      'Content-Type: text/html; charset="windows-1251"',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<p class=3D"a">=C1=EE=\r\n=F0=F9</p>',
      '------a--b----',
      'Content-Type: image/png',
      'Content-Transfer-Encoding: base64',
      '',
      'AAAA',
      '------a--b------',
    ].join('\r\n');
    expect(await savedPage(file(saved, 'a.mhtml', ''))).toEqual({
      text: '<!-- saved from url=(0000)https://example.org/borshch -->\n<p class="a">Борщ</p>\r\n',
    });
    const packed = `Content-Type: text/html\nContent-Transfer-Encoding: base64\n\n${btoa('<p>Soup</p>')}`;
    expect(await savedPage(file(packed, 'a.mht', 'multipart/related'))).toEqual({ text: '<p>Soup</p>' });
    expect(await savedPage(file('Content-Type: image/png\n\nA', 'a.mhtml'))).toEqual({ fault: 'empty' });
    expect(await savedPage(file('', 'a.mhtml'))).toEqual({ fault: 'empty' });
  });

  test.each([
    ['picture.png', 'image/png', 'x', 'kind'],
    ['page.html', 'text/html', ' ', 'empty'],
  ])('is a page: %s', async (name, type, text, fault) => {
    expect(await savedPage(file(text, name, type))).toEqual({ fault });
  });
});
