// @ts-check
import { join } from 'node:path';
import webpack from 'webpack';
import { pictureFolder, pictureOf, readIconSet } from './food-pictures.mjs';
import { PICTURE_SEEDS, seededPictures } from './food-pictures-seeds.mjs';
import { root } from './workspace.mjs';

const { Compilation, sources } = webpack;

/** Emits every picture that the seeds name; one that the drawings lack is a warning, not a broken build. */
export class FoodPicturesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    /** @type {Map<string, string> | undefined} */
    let emitted;
    compiler.hooks.thisCompilation.tap('FoodPicturesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'FoodPicturesPlugin', stage }, () => {
        for (const file of PICTURE_SEEDS) compilation.fileDependencies.add(join(root, file));
        const names = seededPictures();
        // In a watching build the drawings are read again only for a name that is new.
        if (!emitted || names.some((name) => !emitted?.has(name))) emitted = draw(names, compilation);
        for (const [name, svg] of emitted) {
          compilation.emitAsset(`${pictureFolder()}/${name}.svg`, new sources.RawSource(svg));
        }
      });
    });
  }
}

/** @param {string[]} names @param {import('webpack').Compilation} compilation @returns {Map<string, string>} */
function draw(names, compilation) {
  const set = readIconSet();
  /** @type {Map<string, string>} */
  const drawn = new Map();
  for (const name of names) {
    const svg = pictureOf(set, name);
    if (svg === null)
      compilation.warnings.push(new webpack.WebpackError(`No food picture is called ${name}.`));
    else drawn.set(name, svg);
  }
  return drawn;
}
