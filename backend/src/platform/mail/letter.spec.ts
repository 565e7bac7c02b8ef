import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@sytno/domain';
import { escaped } from '../web/escaped';
import { writeLetter, type LetterKind } from './letter';

const KINDS: readonly LetterKind[] = ['confirm', 'password', 'passwordChanged'];
const link = 'https://sytno.example/auth/password/edit?token=a&lng=uk';

describe('a letter', () => {
  test.each(KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
    '%s in %s says the same as text and as HTML',
    (kind, language) => {
      const { subject, text, html } = writeLetter({ to: 'a@sytno.test', kind, language, link });
      expect(subject).not.toBe('');
      expect(text).toContain(link);
      expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
      expect(html).toContain(`<html lang="${language}">`);
      for (const paragraph of text.split('\n\n').filter((part) => !part.includes(link))) {
        expect(html).toContain(escaped(paragraph.trim()));
      }
    },
  );

  test('holds nothing that a link could bring in', () => {
    const { html } = writeLetter({ to: 'a', kind: 'confirm', language: 'en', link: `x"><img src='y'>&` });
    expect(html).not.toContain('<img');
    expect(html).toContain('x&quot;&gt;&lt;img src=&#39;y&#39;&gt;&amp;');
  });
});
