import { LANGUAGES } from '@sytno/domain';
import { z } from 'zod';
import { SECTIONS } from './sections';

const file = z.string().startsWith('/mfe/');

/** A hash as browsers check it: of a script or style by `integrity`. */
const integrity = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);

/** Whose folder it is in addresses and in stores, so it is small letters, digits, dots and dashes. */
export const releaseVersion = z.string().regex(/^[a-z0-9](?:[a-z0-9.-]{0,62}[a-z0-9])?$/);

/** What a release asks of shell and backend; activation is refused until both have it. */
export const releaseNeeds = z.strictObject({
  /** The lowest contract of the API, as `1.4`. */
  api: z.string().regex(/^\d{1,4}\.\d{1,6}$/),
  /** Names that it takes from each face of the kit. */
  kit: z.record(z.string().max(64), z.array(z.string().max(120)).max(2_000)),
});

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
  /** Keys of the pages that it has; left out where that is not known, as in development. */
  pages: z.array(z.string().regex(/^\w{1,40}$/)).optional(),
  /** The hash of each of these files by its name; left out in development, where they change. */
  integrity: z.record(z.string().max(120), integrity).optional(),
  needs: releaseNeeds.optional(),
});

/** Which release was built of each section: what a build writes beside its releases. */
export const builtRegistry = z.strictObject({ revision: z.int(), sections: z.array(sectionRelease) });

const served = sectionRelease.omit({ needs: true });

/** A section in the registry: its live release, and what stands beside it. */
export const servedSection = served.extend({
  /** The release that was live before, for when this one does not load or breaks. */
  previous: served.optional(),
  /** A release that a share of people gets instead, in hundredths of them. */
  trial: z.strictObject({ share: z.int().min(1).max(99), release: served }).optional(),
});

/** The registry: which version of each section is live. A section without a release is left out. */
export const registry = z.strictObject({ revision: z.int(), sections: z.array(servedSection) });

export type ReleaseNeeds = z.infer<typeof releaseNeeds>;
/** A release with all that is known of it. */
export type BuiltRelease = z.infer<typeof sectionRelease>;
export type BuiltRegistry = z.infer<typeof builtRegistry>;
/** A release as browsers are told of it. */
export type SectionRelease = z.infer<typeof served>;
export type ServedSection = z.infer<typeof servedSection>;
export type Registry = z.infer<typeof registry>;
