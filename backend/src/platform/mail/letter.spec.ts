import { describe, expect, test } from '@jest/globals';
import { NOTICE_KINDS, NOTICE_VALUES } from '@sytno/contract';
import { LANGUAGES } from '@sytno/domain';
import { escaped } from '../web/escaped';
import { writeLetter, type LetterKind, type MailedNotice } from './letter';

const MAILED = NOTICE_KINDS.filter((kind): kind is MailedNotice => kind !== 'welcome');
const KINDS: readonly LetterKind[] = [
  'confirm',
  'password',
  'passwordChanged',
  'newEmail',
  'emailChanged',
  'leaving',
  'left',
  ...MAILED,
];
const values = {
  course: 'Курс «Ранок»',
  person: 'Олена',
  reason: 'немає місць',
  question: 'Де олія?',
  answer: 'Уже є.',
  food: 'полба',
  recipes: '«Каша», «Хліб»',
  recipe: 'Борщ «Київський»',
  template: 'Тиждень «Київський»',
  order: '№ 12',
  days: '31',
  until: '12 грудня 2026 р.',
  address: 'other@sytno.test',
  day: '13 грудня 2026 р.',
  group: 'Листопад',
  week: 'Тиждень для Анни',
  comment: 'Гарний день.',
  when: '1 грудня 2026 р., 14:00 (за східноєвропейським часом)',
};
const link = 'https://sytno.example/auth/password/edit?token=a&lng=uk';

/** Their subject says what happened without the name of anybody or anything. */
const TOLD_INSIDE: readonly string[] = [
  'expert.returned',
  'message.answered',
  'household.removed',
  'household.owner',
  'household.handed',
  'account.blocked',
  'account.unblocked',
  'premium.trial',
  'premium.fallback',
  'premium.given',
  'premium.taken',
  'premium.ending',
  'premium.ended',
  'data.ready',
];

describe('a letter', () => {
  test.each(KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
    '%s in %s says the same as text and as HTML',
    (kind, language) => {
      const { subject, text, html } = writeLetter({ to: 'a@sytno.test', kind, language, link, values });
      expect(subject).not.toBe('');
      expect(text).toContain(link);
      expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
      expect(html).toContain(`<html lang="${language}">`);
      for (const paragraph of text.split('\n\n').filter((part) => !part.includes(link))) {
        expect(html).toContain(escaped(paragraph.trim()));
      }
    },
  );

  test.each(MAILED)('%s has a place for every value of its notice, in every language', (kind) => {
    for (const language of LANGUAGES) {
      const { subject, text } = writeLetter({ to: 'a', kind, language, link, values });
      const [named] = NOTICE_VALUES[kind] as readonly (keyof typeof values)[];
      if (named !== undefined && !TOLD_INSIDE.includes(kind)) expect(subject).toContain(values[named]);
      for (const name of NOTICE_VALUES[kind]) expect(text).toContain(values[name]);
      expect(subject + text).not.toMatch(/[{}]/);
    }
  });

  test('leaves out what it has no words for, and keeps its subject on one line', () => {
    const { subject, text } = writeLetter({
      to: 'a',
      kind: 'application.rejected',
      language: 'en',
      link,
      values: { course: 'Two\r\nBcc: lines', reason: '' },
    });
    expect(text).not.toContain('The reason');
    expect(subject).toBe('Your application to “Two Bcc: lines” was rejected — Sytno');
  });

  test('writes what people wrote as text', () => {
    const course = '<img src=x> & {link}';
    const { html } = writeLetter({
      to: 'a',
      kind: 'application.accepted',
      language: 'en',
      link,
      values: { course },
    });
    expect(html).not.toContain('<img');
    expect(html).toContain(escaped(course));
  });

  test('holds nothing that a link could bring in', () => {
    const { html } = writeLetter({ to: 'a', kind: 'confirm', language: 'en', link: `x"><img src='y'>&` });
    expect(html).not.toContain('<img');
    expect(html).toContain('x&quot;&gt;&lt;img src=&#39;y&#39;&gt;&amp;');
  });
});
