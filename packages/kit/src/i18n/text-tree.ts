/** Texts by key, nested. Plural forms are keys with i18next's suffixes `_one`, `_few`, `_many`, `_other`. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The same keys as `T` with any words: what a translation of T has to be. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
