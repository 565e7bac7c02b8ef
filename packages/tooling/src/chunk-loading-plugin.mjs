// @ts-check
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** Milliseconds after which a script or style chunk counts as lost (spec §7). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** How often a chunk that failed is asked for again before its failure is told. */
const AUTOMATIC_RETRIES = 2;

/**
 * Asks again for a chunk that failed, under an address that was never used: a browser queues a second request for
 * an address behind the first one that still hangs, and keeps a bad answer as long as a good one, over visits. A time-out is told at once,
 * since a person has waited long enough; the next try has a new address all the same.
 */
class RetryRuntimeModule extends RuntimeModule {
  constructor() {
    super('sytno chunk retry', RuntimeModule.STAGE_ATTACH + 10);
  }

  /** @override */
  generate() {
    const { ensureChunk, getChunkScriptFilename, getChunkCssFilename } = RuntimeGlobals;
    return Template.asString([
      'const failures = {};',
      `const ensure = ${ensureChunk};`,
      'const withTry = (name) => {',
      Template.indent([
        'const original = name.get();',
        "if (original) name.set((id) => original(id) + (failures[id] ? '?r=' + failures[id] : ''));",
      ]),
      '};',
      `withTry({ get: () => ${getChunkScriptFilename}, set: (f) => { ${getChunkScriptFilename} = f; } });`,
      `withTry({ get: () => ${getChunkCssFilename}, set: (f) => { ${getChunkCssFilename} = f; } });`,
      'const attempt = (id, left, rest) => ensure(id, ...rest).catch((error) => {',
      Template.indent([
        'failures[id] = Math.round(performance.timeOrigin + performance.now()).toString(36);',
        "const hopeless = !error || error.name !== 'ChunkLoadError' || error.type === 'timeout';",
        'if (hopeless || left === 0) throw error;',
        `const pause = 300 * Math.pow(3, ${AUTOMATIC_RETRIES} - left);`,
        'return new Promise((resolve) => setTimeout(resolve, pause)).then(() => attempt(id, left - 1, rest));',
      ]),
      '});',
      `${ensureChunk} = (id, ...rest) => attempt(id, ${AUTOMATIC_RETRIES}, rest);`,
    ]);
  }
}

/**
 * Gives every build of the product the same chunk loading: the 120 s time-out of spec §7, which a test may
 * shorten by the page's configuration, and retries that change the address.
 */
export class ChunkLoadingPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.options.output.chunkLoadTimeout = CHUNK_TIMEOUT_MS;
    compiler.hooks.thisCompilation.tap('ChunkLoadingPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap('ChunkLoadingPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new RetryRuntimeModule());
        });
      compilation.hooks.runtimeModule.tap('ChunkLoadingPlugin', (module) => {
        if (!['load script', 'css loading'].includes(module.name)) return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          return typeof code === 'string'
            ? code.replaceAll(`, ${CHUNK_TIMEOUT_MS})`, `, self.sytnoChunkTimeout || ${CHUNK_TIMEOUT_MS})`)
            : code;
        };
      });
    });
  }
}
