import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '@sytno/contract/countries';
import type { Language } from '@sytno/domain';
import { currencySign } from '@sytno/kit';

/** Whether a profile can name the country. */
export function isCountry(code: string): code is CountryCode {
  return Object.hasOwn(COUNTRIES, code);
}

/** The currency that follows from a country; undefined for one we do not know. */
export function currencyOf(code: string): string | undefined {
  return isCountry(code) ? COUNTRIES[code] : undefined;
}

/** A currency by its name and sign: "українська гривня, ₴". */
export function currencyName(currency: string, lng: Language): string {
  const name = new Intl.DisplayNames(lng, { type: 'currency' }).of(currency) ?? currency;
  const sign = currencySign(currency, lng);
  return sign === currency ? name : `${name}, ${sign}`;
}

/** Countries to choose from, in the order of the language's alphabet. */
export function countryOptions(lng: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(lng, { type: 'region' });
  return COUNTRY_CODES.map((code) => ({ value: code, label: names.of(code) ?? code })).sort((a, b) =>
    a.label.localeCompare(b.label, lng),
  );
}
