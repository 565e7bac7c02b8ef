import { hasAmount, partOfHeading, placeOfAmount } from '@sytno/domain';

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
 * are headings, and lines that follow each other without a gap belong together. Where no heading says so, sentences
 * behind the amounts are the steps.
 */
export function htmlOfText(text: string): string {
  const [title = '', ...lines] = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.trim());
  const parts = partsOf(lines);
  const html = (line: string, at: number): string => {
    if (line === '') return '<br>';
    if (partOfHeading(line) !== null) return `<h2>${escaped(line)}</h2>`;
    return at < (parts.steps ?? Infinity) ? `<p>${escaped(line)}</p>` : `<li>${escaped(line)}</li>`;
  };
  const body = lines.map((line, at) => {
    const begins = at === parts.ingredients ? INGREDIENTS : at === parts.steps ? STEPS : '';
    return begins + html(line, at);
  });
  return `<!doctype html><title>${escaped(title)}</title><h1>${escaped(title)}</h1>\n${body.join('\n')}`;
}

/** What stands for headings that the text has not. */
const INGREDIENTS = '<h2>Ingredients</h2>';
const STEPS = '<h2>Method</h2><ol>';

/** So many lines with an amount are a list of ingredients. */
const FEWEST_AMOUNTS = 2;
/** From this length on a line is said, not listed, however it ends. */
const LONGEST_LISTED = 80;
/** So many of the lines behind must be none of a list, so many of them sentences. */
const UNLISTED = 0.8;
const SAID = 0.5;

/** The lines before which headings are missing; none where the text says itself what its steps are. */
function partsOf(lines: readonly string[]): { ingredients?: number; steps?: number } {
  if (lines.some((line) => partOfHeading(line) === 'steps')) return {};
  const measured = lines.flatMap((line, at) => (!isSaid(line) && hasAmount(line) ? [at] : []));
  const steps = lines.findIndex((line, at) => {
    const begins = lines[at - 1] === '' || (isSaid(line) && !isSaid(lines[at - 1] ?? ''));
    if (line === '' || !begins || measured.filter((place) => place < at).length < FEWEST_AMOUNTS)
      return false;
    const behind = lines.slice(at).filter((one) => one !== '');
    const share = (holds: (one: string) => boolean) => behind.filter(holds).length / behind.length;
    // People who write to each other end no sentence: the last of several blocks is the cooking all the same.
    const isLast = lines[at - 1] === '' && behind.length > 1 && !lines.slice(at).includes('');
    if (isLast && behind.every(isTold)) return true;
    return share((one) => isSaid(one) || !hasAmount(one)) >= UNLISTED && share(isSaid) >= SAID;
  });
  if (steps < 0) return {};
  if (lines.some((line) => partOfHeading(line) === 'ingredients')) return { steps };
  return { ingredients: lines.lastIndexOf('', measured[0]) + 1, steps };
}

/** Whether a line is a sentence, maybe a numbered one, and no item of a list. */
function isSaid(line: string): boolean {
  const own = line.replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, '');
  if (placeOfAmount(own) === 'before') return false;
  return own.length > LONGEST_LISTED || (/[.!?…]$/.test(own) && own.split(/\s+/).length > 1);
}

/** Whether a line may be a sentence without its full stop: capital, several words, no amount in front. */
const isTold = (line: string): boolean => /^\p{Lu}\S*\s/u.test(line) && placeOfAmount(line) !== 'before';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
