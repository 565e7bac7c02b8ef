import { describe, expect, test } from '@jest/globals';
import { inScript, renderDoorPage, renderPage } from './page';

const boot = {
  registry: { revision: 1, sections: [] },
  config: {
    sectionTimeoutMs: 1,
    demo: false,
    sectionsOverride: false,
    provider: 'P',
    contact: 'p@example.com',
    unitWords: {},
  },
  version: '</script><script>alert(1)</script>',
};

describe('a page', () => {
  test('fills its places, leaves others, and takes nothing for a place that came with a value', () => {
    const html = renderPage('{{lang}}|{{title}}|{{nonce}}|{{head}}|{{other}}|{{lang}}', {
      language: 'uk',
      title: 'A & <b> {{nonce}} $& $1',
      nonce: 'n',
      meta: '',
      section: null,
      texts: [],
      fonts: [],
      first: [],
      boot,
    });
    expect(html).toBe('uk|A &amp; &lt;b&gt; {{nonce}} $&amp; $1|n||{{other}}|uk');
  });

  test('before the sign-in takes whoever offers the service for text, not for markup or a place', () => {
    const html = renderDoorPage('{{head}}|{{styles}}|{{body}}|{{boot}}', {
      language: 'en',
      title: '',
      nonce: 'n',
      meta: '',
      fonts: [],
      written: { page: 'oferta', lng: 'en', body: '<p>{{provider}}</p>', styles: '', files: [], next: [] },
      config: { demo: false, provider: '<script>{{boot}}', contact: '', premiumMonth: '' },
    });
    expect(html.split('|')[2]).toBe('<p>&lt;script&gt;{{boot}}</p>');
  });

  test('holds data that cannot leave its script', () => {
    const text = inScript({ ...boot, line: '\u2028\u2029<!--' });
    expect(text).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ ...boot, line: '\u2028\u2029<!--' });
  });
});
