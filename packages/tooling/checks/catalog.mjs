// @ts-check
/**
 * Two copies of a shared library in one page break it (two Reacts, two stores), so each has one version
 * in the whole workspace: ranges live in the catalog alone, and the lockfile resolves them once.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages, root } from '../src/workspace.mjs';

export const SHARED = [
  'react',
  'react-dom',
  'jotai',
  'styled-components',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  'react-router-dom',
];

/** @param {{ name: string, ranges: Record<string, string> }[]} packages @returns {string[]} */
export const rangeBreaches = (packages) =>
  packages.flatMap(({ name, ranges }) =>
    Object.entries(ranges)
      .filter(([, range]) => range !== 'catalog:' && range !== 'workspace:*')
      .map(
        ([dependency, range]) =>
          `${name} asks for ${dependency} as “${range}”: it has to be catalog: or workspace:*.`,
      ),
  );

/** Versions of a package among the `packages:` of a lockfile. @param {string} lock @param {string} name @returns {string[]} */
export function lockedVersions(lock, name) {
  const escaped = name.replace(/[/@.-]/g, '\\$&');
  const keys = lock.matchAll(new RegExp(`^  '?${escaped}@([^('":]+)`, 'gm'));
  return [...new Set([...keys].map(([, version]) => version ?? ''))];
}

/** @param {string} lock @returns {string[]} */
export const lockBreaches = (lock) =>
  SHARED.flatMap((name) => {
    const versions = lockedVersions(lock, name);
    return versions.length === 1
      ? []
      : [`pnpm-lock.yaml has ${name} as ${versions.join(' and ') || 'nothing'}: one version it must be.`];
  });

/** @param {string} [base] @returns {Promise<string[]>} */
export async function catalog(base = root) {
  return [
    ...rangeBreaches(readPackages(base)),
    ...lockBreaches(readFileSync(join(base, 'pnpm-lock.yaml'), 'utf8')),
  ];
}
