import { partOfHeading } from '@sytno/domain';

/** What stands in the source of a page and in no recipe that somebody copied. */
const MARKUP = /<(?:!doctype|html|head|body|div|p|ul|ol|li|h[1-6]|script|span|table|article|section)[\s>]/i;
/** Where browsers note the address of a page that they save. */
const SAVED_FROM = /<!--\s*saved from url=\(\d+\)(https?:\/\/[^\s>]+)\s*-->/i;

/** Whether a text that was brought is the source of a page. */
export const isMarkup = (text: string): boolean => MARKUP.test(text);

/** The address that a browser noted in a page it saved. */
export const savedFrom = (html: string): string | null => SAVED_FROM.exec(html)?.[1] ?? null;

/**
 * A page out of a plain text, so that both are read the same way: its first line is the name, headings of parts
 * are headings, and lines that follow each other without a gap belong together.
 */
export function htmlOfText(text: string): string {
  const [title = '', ...lines] = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.trim());
  const body = lines.map((line) => {
    if (line === '') return '<br>';
    return partOfHeading(line) === null ? `<p>${escaped(line)}</p>` : `<h2>${escaped(line)}</h2>`;
  });
  return `<!doctype html><title>${escaped(title)}</title><h1>${escaped(title)}</h1>\n${body.join('\n')}`;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
