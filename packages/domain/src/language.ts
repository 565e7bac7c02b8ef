/** The languages of the product, in the order in which a switch shows them. */
export const LANGUAGES = ['uk', 'ru', 'en'] as const;

/** A language code as it stands in a path prefix, a text file's name and a database row. */
export type Language = (typeof LANGUAGES)[number];

/** A text in every language of the product. */
export type Texts = Readonly<Record<Language, string>>;

export const DEFAULT_LANGUAGE: Language = 'uk';

/** Whether `value` is a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

/**
 * The language of a path (spec §2, product decision 2.1): `en` if the first segment is en,
 * `uk` if the path is the root or its first segment is uk, otherwise `ru`.
 */
export function languageOfPath(path: string): Language {
  const first = path.split(/[?#]/, 1)[0]?.split('/')[1] ?? '';
  if (first === 'en') return 'en';
  return first === '' || first === 'uk' ? 'uk' : 'ru';
}

/**
 * The best of our languages for an Accept-Language header, or `undefined` when it names none of them.
 * Quality values are honoured; an unreadable header gives `undefined`.
 */
export function languageOfHeader(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  const wishes = header.split(',').map((part, position) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
    return { language: tag.toLowerCase().split('-')[0], q: q === undefined ? 1 : Number(q), position };
  });
  return wishes
    .filter((wish) => wish.q > 0 && isLanguage(wish.language))
    .sort((a, b) => b.q - a.q || a.position - b.position)
    .map((wish) => wish.language)
    .find(isLanguage);
}

/** What a reader sees of `texts`: his language, else Ukrainian, else whichever there is; '' when there is none. */
export function textFor(texts: Partial<Texts>, reader: Language): string {
  return texts[reader] || texts[DEFAULT_LANGUAGE] || Object.values(texts).find(Boolean) || '';
}
