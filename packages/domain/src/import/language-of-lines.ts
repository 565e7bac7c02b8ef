const CYRILLIC = /\p{Script=Cyrillic}/gu;
const LETTER = /\p{L}/gu;
const UKRAINIAN = /[іїєґ]/giu;
const RUSSIAN = /[ыэёъ]/giu;
/** Of texts by people: less is the word of a shop sign or a name. */
const MOSTLY = 0.5;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The language of a recipe's lines, as its short code. Letters that only Ukrainian or Russian has outweigh what
 * the page says of itself, which often is what its template says; of other scripts the page is believed.
 *
 * @param told by the page: "uk-UA", "en"; null if it says nothing
 */
export function languageOfLines(lines: readonly string[], told: string | null): string | null {
  const said = told?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  const text = lines.join(' ').slice(0, 20_000);
  const written = said === '' ? null : said;
  if (count(text, CYRILLIC) < count(text, LETTER) * MOSTLY) return written;
  const [ukrainian, russian] = [count(text, UKRAINIAN), count(text, RUSSIAN)];
  if (ukrainian > russian) return 'uk';
  // Bulgarian and Serbian have none of either.
  return russian > ukrainian ? 'ru' : written === 'en' ? null : written;
}
