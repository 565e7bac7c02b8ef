/** Countries a profile can name, with their currency (ISO 3166 and ISO 4217). Prices are known in UAH and EUR. */
export const COUNTRIES = {
  UA: 'UAH',
  PL: 'PLN',
  CZ: 'CZK',
  SK: 'EUR',
  DE: 'EUR',
  AT: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  FR: 'EUR',
  PT: 'EUR',
  NL: 'EUR',
  BE: 'EUR',
  IE: 'EUR',
  LT: 'EUR',
  LV: 'EUR',
  EE: 'EUR',
  RO: 'RON',
  MD: 'MDL',
  GE: 'GEL',
  GB: 'GBP',
  US: 'USD',
  CA: 'CAD',
} as const;

export type CountryCode = keyof typeof COUNTRIES;

export const COUNTRY_CODES = Object.keys(COUNTRIES) as [CountryCode, ...CountryCode[]];
