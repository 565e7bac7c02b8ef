import { z } from 'zod';

/** The five sections; the same words name remotes, backend modules and route prefixes. */
export const SECTIONS = ['recipes', 'mealplans', 'grocery', 'account', 'expert'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** The major of the agreement between shell and section. A section of another major is not rendered. */
export const SECTION_CONTRACT = 1;

/** A section's released version as the shell needs it: where its manifest is and what to load ahead. */
export const sectionRelease = z.strictObject({
  name: z.enum(SECTIONS),
  version: z.string().regex(/^[\w.-]{1,64}$/),
  /** Path of the federation manifest, on the same origin. */
  entry: z.string().startsWith('/mfe/'),
  /** Scripts and styles of the first view, to be fetched before anybody asks. */
  preload: z.array(z.string().startsWith('/mfe/')),
  contract: z.int(),
});

/** The registry: which version of each section is live. A section without a release is left out. */
export const registry = z.strictObject({ revision: z.int(), sections: z.array(sectionRelease) });

export type SectionRelease = z.infer<typeof sectionRelease>;
export type Registry = z.infer<typeof registry>;
