// @ts-check
/**
 * The libraries of which a page may hold only one copy. The shell provides every one of them
 * (shell/src/provided.ts imports them all); a section only asks. Words come through the kit (`useTexts`), so that
 * i18next is the kit's alone and is shaken with it; of jotai's utilities a section brings those that it uses, over
 * the shared store.
 * Ranges are written by hand: the catalog's exact versions would make a patch rollback of the shell break
 * every strict section.
 */
const RANGES = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/client': '^19.3.0',
  jotai: '^2.20.0',
  'jotai/vanilla': '^2.20.0',
  'jotai/react': '^2.20.0',
  'jotai/vanilla/internals': '^2.20.0',
  'styled-components': '^6.6.0',
  '@tanstack/react-query': '^5.100.0',
  '@sytno/kit': '^0.1.0',
  '@sytno/kit/router': '^0.1.0',
  '@sytno/kit/routes': '^0.1.0',
  '@sytno/kit/ui': '^0.1.0',
  '@sytno/kit/ui-more': '^0.1.0',
};

/**
 * Shared, but fetched by the first page that needs it: 60 KB of react-aria that most first views do without
 * (docs/adr/0007-kit-parts.md).
 */
export const LATER = ['@sytno/kit/ui-more'];

/** The names of all shared modules. */
export const SHARED_NAMES = Object.keys(RANGES);

/** Federation's `shared` for the shell: eager whatever the first section needs anyway. */
export function sharedByShell() {
  return mapRanges((requiredVersion, name) => ({
    singleton: true,
    eager: !LATER.includes(name),
    strictVersion: true,
    requiredVersion,
  }));
}

/** Federation's `shared` for a section: nothing brought along; the shell is the authority. */
export function sharedByRemote() {
  return mapRanges((requiredVersion) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    import: /** @type {const} */ (false),
  }));
}

/**
 * @template T
 * @param {(range: string, name: string) => T} make
 * @returns {Record<string, T>}
 */
function mapRanges(make) {
  return Object.fromEntries(Object.entries(RANGES).map(([name, range]) => [name, make(range, name)]));
}
