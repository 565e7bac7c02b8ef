// @ts-check
/**
 * Which names of the shared kit a section takes, and which the shell has. A section may be released before the
 * shell that has what it needs: then it is not made live (docs/adr/0017).
 */
import { SHARED_NAMES } from './shared.mjs';

/** The kit's shared faces. */
export const KIT_FACES = SHARED_NAMES.filter((name) => name.startsWith('@sytno/kit'));

/** @typedef {Record<string, string[]>} NamesByFace @typedef {import('webpack').Compilation} Compilation */

/** @param {Map<string, Set<string>>} found @returns {NamesByFace} */
const sorted = (found) =>
  Object.fromEntries([...found].sort().map(([face, names]) => [face, [...names].sort()]));

/** What a block of code imports, what it imports later included. @param {any} block @returns {import('webpack').Dependency[]} */
const dependenciesOf = (block) => [...block.dependencies, ...block.blocks.flatMap(dependenciesOf)];

/** Notes which names the modules of a build import from each face. */
export class KitNamesTaken {
  /** @type {NamesByFace} */
  names = {};

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('KitNamesTaken', (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap('KitNamesTaken', (modules) => {
        /** @type {Map<string, Set<string>>} */
        const found = new Map();
        for (const module of modules) {
          for (const dependency of dependenciesOf(module)) note(found, dependency, compilation);
        }
        this.names = sorted(found);
      });
    });
  }
}

/** @param {Map<string, Set<string>>} found @param {any} dependency @param {Compilation} compilation */
function note(found, dependency, compilation) {
  const { request } = dependency;
  if (!KIT_FACES.includes(request) || typeof dependency.getIds !== 'function') return;
  const [name] = dependency.getIds(compilation.moduleGraph);
  if (name !== undefined) found.set(request, (found.get(request) ?? new Set()).add(name));
}

/** Notes which names each face has for whoever shares it. */
export class KitNamesProvided {
  /** @type {NamesByFace} */
  names = {};

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('KitNamesProvided', (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap('KitNamesProvided', (modules) => {
        /** @type {Map<string, Set<string>>} */
        const found = new Map();
        for (const module of modules) {
          for (const { request } of /** @type {any[]} */ (dependenciesOf(module))) {
            if (!KIT_FACES.includes(request)) continue;
            const face = [...compilation.moduleGraph.getOutgoingConnections(module)].find(
              ({ dependency }) => /** @type {any} */ (dependency)?.request === request,
            )?.module;
            const names = face && compilation.moduleGraph.getProvidedExports(face);
            if (Array.isArray(names)) found.set(request, new Set(names));
          }
        }
        this.names = sorted(found);
      });
    });
  }
}
