import { LANGUAGES } from '@sytno/domain';
import { z } from 'zod';
import { SECTIONS } from './sections';

const file = z.string().startsWith('/mfe/');

/** A section's released version as the shell needs it: where its manifest is and what to load ahead. */
export const sectionRelease = z.strictObject({
  name: z.enum(SECTIONS),
  version: z.string().regex(/^[\w.-]{1,64}$/),
  /** Path of the federation manifest, on the same origin. */
  entry: file,
  /** Scripts and styles of the first view, to be fetched before anybody asks. */
  preload: z.array(file),
  /** The text file of each language; a language may be missing while a section is developed. */
  texts: z.partialRecord(z.enum(LANGUAGES), file),
  contract: z.int(),
});

/** The registry: which version of each section is live. A section without a release is left out. */
export const registry = z.strictObject({ revision: z.int(), sections: z.array(sectionRelease) });

export type SectionRelease = z.infer<typeof sectionRelease>;
export type Registry = z.infer<typeof registry>;
