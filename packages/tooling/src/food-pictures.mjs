// @ts-check
/**
 * The food pictures of the drawn dishes: those of fluent-emoji (MIT) that the seeds name, each a file of
 * its own under the shell's static files. The kit's DishPicture asks for them by name.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * @typedef {{ body: string, width?: number, height?: number }} Drawing
 * @typedef {object} IconSet as iconify packs one
 * @property {Record<string, Drawing>} icons
 * @property {Record<string, { parent: string }>} aliases
 * @property {number} width
 * @property {number} height
 */

/** Where the files lie: under the version of the drawings, since a published file never changes. @returns {string} */
export function pictureFolder() {
  return `static/food/${require('@iconify-json/fluent-emoji/package.json').version}`;
}

/** All drawings of the package: 100 MB, so read once and let go. @returns {IconSet} */
export function readIconSet() {
  return JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'));
}

/**
 * A picture as a standalone SVG document, or null when the set has none of that name; another name of
 * the same drawing counts.
 * @param {IconSet} set @param {string} name @returns {string | null}
 */
export function pictureOf(set, name) {
  const drawing = set.icons[name] ?? set.icons[set.aliases[name]?.parent ?? ''];
  if (!drawing) return null;
  const [width, height] = [drawing.width ?? set.width, drawing.height ?? set.height];
  const xlink = drawing.body.includes('xlink:') ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg"${xlink} width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing.body}</svg>`;
}
