/*
 * Making a formatter of Intl costs some hundred times what it costs to use it, and a page of five hundred prices
 * uses one for each: every kind is made once.
 */

/** More kinds than a page or a server has; whoever writes zones in a hundred ways fills no memory. */
const MOST = 500;

function keeping<Format, Options>(make: (locale: string, options: Options) => Format) {
  const kept = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = kept.get(key);
    if (known) return known;
    const made = make(locale, options);
    if (kept.size >= MOST) kept.clear();
    kept.set(key, made);
    return made;
  };
}

/** The formatter of numbers for a locale (BCP 47) and Intl's own options; @throws RangeError as Intl does */
export const numberFormat = keeping(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Of dates, in a named zone: the machine's own may be another one tomorrow. @throws RangeError for no zone */
export const dateFormat = keeping(
  (locale: string, options: Intl.DateTimeFormatOptions & { timeZone: string }) =>
    new Intl.DateTimeFormat(locale, options),
);
