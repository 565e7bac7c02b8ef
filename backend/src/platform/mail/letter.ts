import type { Language } from '@sytno/domain';
import { escaped } from '../web/escaped';
import { en } from './texts/en';
import { ru } from './texts/ru';
import { uk, type MailTexts } from './texts/uk';

const TEXTS: Readonly<Record<Language, MailTexts>> = { uk, ru, en };

export type LetterKind = 'confirm' | 'password' | 'passwordChanged';

/** What to say to whom. */
export interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly kind: LetterKind;
  /** The address the mail is about; built from configuration alone. */
  readonly link: string;
}

export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The letter in words, as plain text and as HTML that says the same. */
export function writeLetter({ language, kind, link }: Letter): WrittenLetter {
  const texts = TEXTS[language];
  const { subject, body, button } = texts[kind];
  const ignore = kind === 'passwordChanged' ? [] : [texts.ignore];
  const paragraphs = [...body.split('\n\n')];
  return {
    subject,
    text: [...paragraphs, `${button}:\n${link}`, ...ignore].join('\n\n') + '\n',
    html: pageOf(language, subject, [
      ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
      `<p><a href="${escaped(link)}" style="${BUTTON}">${escaped(button)}</a></p>`,
      `<p style="color:#6b6b63">${escaped(texts.byHand)}<br>${escaped(link)}</p>`,
      ...ignore.map((text) => `<p style="color:#6b6b63">${escaped(text)}</p>`),
    ]),
  };
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#2f6b3a;color:#ffffff;text-decoration:none';

function pageOf(language: Language, title: string, blocks: readonly string[]): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body style="font-family:sans-serif;line-height:1.5;max-width:36em">${blocks.join('')}</body></html>`;
}
