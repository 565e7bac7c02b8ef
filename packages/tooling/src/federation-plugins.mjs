// @ts-check
/** What webpack's own federation needs beside it (docs/adr/0003-federation.md). */
import webpack from 'webpack';

const { Compilation, sources } = webpack;

/** By this name the registry and the shell know it. */
const MANIFEST = 'mf-manifest.json';

/** Writes the manifest of a container: what its entry is called, what it leaves in the page, what it exposes. */
export class ContainerManifestPlugin {
  /** @param {string} name of the container @param {string} version */
  constructor(name, version) {
    this.name = name;
    this.version = version;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ContainerManifestPlugin', (compilation) => {
      // Behind the hashes of files, ahead of the description of the release, which names this file's own.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 50;
      compilation.hooks.processAssets.tap({ name: 'ContainerManifestPlugin', stage }, () => {
        const [entry] = compilation.entrypoints.get(this.name)?.getFiles() ?? [];
        if (!entry) throw new Error(`${this.name} has no entry.`);
        compilation.emitAsset(
          MANIFEST,
          new sources.RawSource(JSON.stringify(manifest(this.name, this.version, entry))),
        );
      });
    });
  }
}

/** Nothing to be put into the page ahead of what asks for it. */
const NO_ASSETS = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * In the shape that runtimes of module federation read: a shell of an earlier release has one.
 * @param {string} name @param {string} version @param {string} entry
 */
const manifest = (name, version, entry) => ({
  id: name,
  name,
  metaData: {
    name,
    type: 'app',
    globalName: name,
    publicPath: 'auto',
    buildInfo: { buildVersion: version, buildName: name },
    remoteEntry: { name: entry, path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
  },
  exposes: [{ id: `${name}:section`, name: 'section', path: './section', assets: NO_ASSETS }],
  shared: [],
  remotes: [],
});

/** What webpack's runtime does when a shared module did not come: nobody may use what is not there. */
const FAILED = 'delete installedModules[id];';
const STARTED = 'startedInstallModules[id] = true;';

/**
 * A shared module that is fetched later and did not come once is asked for again by whoever needs it next.
 * webpack itself lets it fail for as long as the page lives.
 */
export class HealingSharesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('HealingSharesPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('HealingSharesPlugin', (module) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          if (typeof code !== 'string' || !code.includes(FAILED) || !code.includes(STARTED)) {
            throw new Error(
              `webpack's shares no longer say “${FAILED}”: a failed one would never come again.`,
            );
          }
          return code.replace(FAILED, `${FAILED} startedInstallModules[id] = false;`);
        };
      });
    });
  }
}
