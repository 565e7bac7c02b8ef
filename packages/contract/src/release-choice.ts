import type { SectionRelease, ServedSection } from './registry';

/** So many shares there are: a release tried by a share of 20 goes to a fifth of all people. */
const SHARES = 100;

/**
 * In which hundredth somebody is, from 0 to 99: the same person is always in the same one of a section, and in
 * another one of another section, so that it is not always the same people who try what is new. (FNV-1a.)
 */
export function shareOf(section: string, personId: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${section} ${personId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits of this hash are the weak ones.
  return ((hash ^ (hash >>> 15)) >>> 0) % SHARES;
}

/** The release that somebody gets; a visitor (null) the live one. */
export function releaseFor(section: ServedSection, personId: string | null): SectionRelease {
  const { trial } = section;
  return trial && personId !== null && shareOf(section.name, personId) < trial.share
    ? trial.release
    : section;
}
