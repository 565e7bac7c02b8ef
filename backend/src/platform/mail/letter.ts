import type { NoticeKind } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { escaped } from '../web/escaped';
import { en } from './texts/en';
import { ru } from './texts/ru';
import { uk, type MailTexts } from './texts/uk';

const TEXTS: Readonly<Record<Language, MailTexts>> = { uk, ru, en };

/** The notices that are mailed too: a welcome is said by the mail of confirmation. */
export type MailedNotice = Exclude<NoticeKind, 'welcome'>;
export type LetterKind =
  | 'confirm'
  | 'password'
  | 'passwordChanged'
  | 'newEmail'
  | 'emailChanged'
  | 'leaving'
  | 'left'
  | MailedNotice;

/** What to say to whom. */
export interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly kind: LetterKind;
  /** The address the mail is about; built from configuration alone. */
  readonly link: string;
  /** Where reminders are put off, in a reminder. */
  readonly off?: string | undefined;
  /** An entry for the reader's calendar, as iCalendar text. */
  readonly calendar?: string | undefined;
  /** For the places of the words. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What anybody can ask for in another's name. */
const ASKED_FOR: readonly LetterKind[] = ['confirm', 'password', 'newEmail'];

/**
 * The letter in words, as plain text and as HTML that says the same. A paragraph is left out when a value it
 * has a place for is empty or not given.
 */
export function writeLetter({ language, kind, link, off, values = {} }: Letter): WrittenLetter {
  const texts = TEXTS[language];
  const { subject: subjectText, body, button } = texts[kind];
  const subject = oneLine(filled(subjectText, values));
  const ignore = ASKED_FOR.includes(kind) ? [texts.ignore] : [];
  const offText = off === undefined ? [] : [`${texts.off}:\n${off}`];
  const paragraphs = body
    .split('\n\n')
    .filter((text) => placesOf(text).every((name) => values[name]))
    .map((text) => filled(text, values));
  return {
    subject,
    text: [...paragraphs, `${button}:\n${link}`, ...ignore, ...offText].join('\n\n') + '\n',
    html: pageOf(language, subject, [
      ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
      `<p><a href="${escaped(link)}" style="${BUTTON}">${escaped(button)}</a></p>`,
      `<p style="color:#6b6b63">${escaped(texts.byHand)}<br>${escaped(link)}</p>`,
      ...ignore.map((text) => `<p style="color:#6b6b63">${escaped(text)}</p>`),
      ...(off === undefined ? [] : [`<p><a href="${escaped(off)}">${escaped(texts.off)}</a></p>`]),
    ]),
  };
}

const PLACE = /\{(\w+)\}/g;

function placesOf(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = '']) => name);
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACE, (_, name: string) => values[name] ?? '');
}

/** A header of a mail is one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#2f6b3a;color:#ffffff;text-decoration:none';

function pageOf(language: Language, title: string, blocks: readonly string[]): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body style="font-family:sans-serif;line-height:1.5;max-width:36em">${blocks.join('')}</body></html>`;
}
