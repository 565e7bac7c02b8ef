// @ts-check
/** Results of runs as files, so that one command can add up what its children counted. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @param {string} file @param {unknown} result */
export function writeResult(file, result) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}

/** @param {string} file @returns {any} null when the run left none */
export function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** An old result must not pass for one of this run; the new one has a folder to go to. @param {string} file */
export function forgetResult(file) {
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
}
