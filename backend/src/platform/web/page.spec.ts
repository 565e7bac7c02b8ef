import { describe, expect, test } from '@jest/globals';
import { inScript, renderPage } from './page';

const boot = {
  registry: { revision: 1, sections: [] },
  config: {
    sectionTimeoutMs: 1,
    demo: false,
    sectionsOverride: false,
    provider: 'P',
    contact: 'p@example.com',
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
      common: [],
      boot,
    });
    expect(html).toBe('uk|A &amp; &lt;b&gt; {{nonce}} $&amp; $1|n||{{other}}|uk');
  });

  test('holds data that cannot leave its script', () => {
    const text = inScript({ ...boot, line: '\u2028\u2029<!--' });
    expect(text).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ ...boot, line: '\u2028\u2029<!--' });
  });
});
