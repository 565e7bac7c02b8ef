import { factsOfLine, hasAmount, isFactsAlone, partOfHeading, placeOfAmount } from '@sytno/domain';

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
  const intro = introOf(lines, parts.ingredients).join(' ');
  const described = intro === '' ? '' : `<meta property="og:description" content="${escaped(intro)}">`;
  return `<!doctype html><title>${escaped(title)}</title>${described}<h1>${escaped(title)}</h1>\n${body.join('\n')}`;
}

/** Lines of an introduction; more of them are a story. */
const MOST_OF_INTRO = 12;

/** What a text says of its dish between the name and the ingredients, lines with nothing but facts left out. */
function introOf(lines: readonly string[], ingredients: number | undefined): readonly string[] {
  const heading = lines.findIndex((line) => partOfHeading(line) === 'ingredients');
  const end = heading >= 0 ? heading : (ingredients ?? 0);
  const intro = lines.slice(0, end).filter((line) => line !== '' && partOfHeading(line) === null);
  return intro.length > MOST_OF_INTRO ? [] : intro.filter((line) => !isFactsAlone(line));
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

/** A longer text is more than a recipe; nothing is guessed of it. */
const MOST_LINES = 500;

/** The lines before which headings are missing; none where the text says itself what its steps are. */
function partsOf(lines: readonly string[]): { ingredients?: number; steps?: number } {
  if (lines.length > MOST_LINES || lines.some((line) => partOfHeading(line) === 'steps')) return {};
  // Each line is understood once: that is the dear part.
  const kinds = lines.map((line) => {
    const said = isSaid(line);
    return { line, said, measured: !said && hasAmount(line) && factsOfLine(line).length === 0 };
  });
  const first = kinds.findIndex(({ measured }) => measured);
  let measured = 0;
  const steps = kinds.findIndex(({ line, said, measured: own }, at) => {
    const enough = measured >= FEWEST_AMOUNTS;
    if (own) measured++;
    const gap = lines[at - 1] === '';
    if (line === '' || !enough || !(gap || (said && !kinds[at - 1]?.said))) return false;
    const behind = kinds.slice(at).filter((one) => one.line !== '');
    // People who write to each other end no sentence: the last of several blocks is the cooking all the same.
    const isLast = gap && behind.length > 1 && behind.length === lines.length - at;
    if (isLast && behind.every((one) => isTold(one.line))) return true;
    const share = (count: number) => count / behind.length;
    return (
      share(behind.filter((one) => !one.measured).length) >= UNLISTED &&
      share(behind.filter((one) => one.said).length) >= SAID
    );
  });
  if (steps < 0) return {};
  if (lines.some((line) => partOfHeading(line) === 'ingredients')) return { steps };
  return { ingredients: lines.lastIndexOf('', first) + 1, steps };
}

/** Whether a line is a sentence, maybe a numbered one, and no item of a list. */
function isSaid(line: string): boolean {
  const own = line.replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, '');
  if (placeOfAmount(own) === 'before') return false;
  return own.length > LONGEST_LISTED || (/[.!?…]$/.test(own) && own.split(/\s+/).length > 1);
}

/** Whether a line may be a sentence without its full stop: capital, several words, no amount in front. */
const isTold = (line: string): boolean => /^\p{Lu}\S*\s/u.test(line) && placeOfAmount(line) !== 'before';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
