// @ts-check
import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { Compilation, RuntimeGlobals, RuntimeModule, Template, sources } = webpack;

/** Stands in the runtime until the files are final; letters that a minifier leaves alone. */
const PLACE = 'SYTNO_INTEGRITY_PLACE';
const HASH_OF = '__webpack_require__.sytnoHash';

/** The hash of a file as a browser checks it. @param {Buffer | string} content */
export const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** `name hash name hash …`: no character of it needs escaping, whatever quotes stand around. */
class HashesRuntimeModule extends RuntimeModule {
  constructor() {
    super('sytno integrity', RuntimeModule.STAGE_ATTACH);
  }

  /** @override */
  generate() {
    return Template.asString([
      `const known = "${PLACE}".split(" ");`,
      `${HASH_OF} = (url) => {`,
      Template.indent([
        "const at = known.indexOf(url.replace(/^.*\\/|\\?.*$/g, ''));",
        "return at < 0 ? '' : known[at + 1];",
      ]),
      '};',
    ]);
  }
}

/**
 * Writes into a section's runtime the hash of each of its chunks, and has the browser check what it loads: a file
 * that was changed on its way, or where it lies, is not run. The entry's own hash stands in the registry.
 */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap('IntegrityPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new HashesRuntimeModule());
        });
      compilation.hooks.runtimeModule.tap('IntegrityPlugin', (module) => {
        const element = { 'load script': 'script', 'css loading': 'link' }[module.name];
        if (!element) return;
        const address = element === 'script' ? 'script.src = url;' : 'link.href = url;';
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          if (typeof code !== 'string' || !code.includes(address)) {
            throw new Error(`webpack's ${module.name} no longer says “${address}”: integrity cannot be set.`);
          }
          return code.replace(
            address,
            `${address} if(${HASH_OF}(url)) ${element}.integrity = ${HASH_OF}(url);`,
          );
        };
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, () => fill(compilation));
    });
  }
}

/** @param {import('webpack').Compilation} compilation */
function fill(compilation) {
  const files = Object.entries(compilation.assets).filter(([name]) => /\.(js|css)$/.test(name));
  const isRuntime = (/** @type {import('webpack').sources.Source} */ source) =>
    source.source().includes(PLACE);
  const pairs = files
    .filter(([, source]) => !isRuntime(source))
    .map(([name, source]) => `${name} ${integrityOf(source.buffer())}`);
  for (const [name, source] of files.filter(([, one]) => isRuntime(one))) {
    const text = String(source.source()).replace(PLACE, pairs.join(' '));
    compilation.updateAsset(name, new sources.RawSource(text));
  }
}
