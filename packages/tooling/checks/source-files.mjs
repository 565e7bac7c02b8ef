// @ts-check
/** The files that people write, for the checks that read them. */
import { filesUnder, root } from '../src/workspace.mjs';

/** Files that hold words or data rather than code: texts, seeds, demo data, words to recognise. */
export const WORDS = /(^|\/)(texts|seeds)\/|(^|\/)demo-[^/]+$|\.texts\.|\.words\./;
export const SPEC = /\.spec\.[^/]+$/;

/** @param {RegExp} wanted @param {string} [base] @returns {string[]} paths from the root */
export const sourceFiles = (wanted, base = root) => filesUnder(base, '.', (file) => wanted.test(file));
