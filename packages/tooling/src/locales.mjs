// @ts-check
import webpack from 'webpack';

/** react-aria's own words for screen readers, one file a language: ours, and English for what it falls back to. */
const OURS = /[\\/](en-US|ru-RU|uk-UA)\.mjs$/;
const ALL = /[\\/]intl[\\/](.*[\\/])?[a-z]{2}-[A-Z]{2}\.mjs$/;

const NO_WORDS = 'data:text/javascript,export default {}';

/** Whether a file holds react-aria's words in a language that the product does not speak. @param {string} file */
export const isForeignLocale = (file) =>
  /[\\/]node_modules[\\/]/.test(file) && ALL.test(file) && !OURS.test(file);

/** Leaves the words of thirty other languages out: a seventh of react-aria's size. */
export const withoutForeignLocales = () =>
  new webpack.NormalModuleReplacementPlugin(ALL, (/** @type {any} */ resolved) => {
    // Before resolving, the file is a path relative to the folder that asks for it.
    if (isForeignLocale(`${resolved.context}/${resolved.request}`)) {
      resolved.request = NO_WORDS;
    }
  });
