import type { Language } from '@sytno/domain';
import { currencyOf } from '../profile/countries';

/** Where the languages are mostly spoken among those who read them here. */
const HOMES: Readonly<Record<Language, string>> = { uk: 'UA', ru: 'UA', en: 'IE' };

/**
 * The currency to show at first: of the person's country, else of the region that the browser's languages
 * name, else of the page's language; the first offered when that one is not.
 *
 * @param known what is known of the reader; `country` is empty for a visitor
 * @param offered currencies, at least one
 */
export function firstCurrency(
  known: { country: string; browser: readonly string[]; lng: Language },
  offered: readonly string[],
): string {
  const regions = known.browser.flatMap((tag) => regionOf(tag) ?? []);
  const wanted = [known.country, ...regions, HOMES[known.lng]].flatMap(
    (country) => currencyOf(country) ?? [],
  );
  return wanted.find((currency) => offered.includes(currency)) ?? offered[0] ?? '';
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}
