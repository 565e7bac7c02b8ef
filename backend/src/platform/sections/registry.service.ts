import {
  registry,
  SECTION_CONTRACT,
  type Registry,
  type SectionName,
  type SectionRelease,
} from '@sytno/contract';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { JsonFile } from '../web/json-file';

const NOTHING: Registry = { revision: 0, sections: [] };

/** Which version of each section is live, as the build wrote it (ADR on federation). */
export class RegistryReader {
  private readonly file: JsonFile<Registry>;
  private complained = '';

  /**
   * @param complain hears once of every file that cannot be used
   * @param inDevelopment sections that a developer's own server serves instead of a release
   */
  constructor(
    releasesDir: string,
    private readonly complain: (reason: string) => void,
    private readonly inDevelopment: readonly SectionName[] = [],
  ) {
    this.file = new JsonFile(join(releasesDir, 'registry.json'), registry);
  }

  /** The registry with the sections in development in place of their releases. */
  async current(): Promise<Registry> {
    const { revision, sections } = await this.released();
    const released = sections.filter(({ name }) => !this.inDevelopment.includes(name));
    return { revision, sections: [...released, ...this.inDevelopment.map(developed)] };
  }

  /** The registry as it is published; the last good one while the file is broken, an empty one while there is none. */
  private async released(): Promise<Registry> {
    const found = await this.file.read();
    if (found.state === 'read') return found.value;
    if (found.state === 'absent') return NOTHING;
    if (found.reason !== this.complained) {
      this.complained = found.reason;
      this.complain(found.reason);
    }
    return found.last ?? NOTHING;
  }
}

/** A section as a developer's server has it: file names without a hash, nothing to load ahead. */
function developed(name: SectionName): SectionRelease {
  const entry = `/mfe/${name}/dev/mf-manifest.json`;
  return { name, version: 'dev', entry, preload: [], texts: {}, contract: SECTION_CONTRACT };
}

/** A strong validator for `If-None-Match`. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}
