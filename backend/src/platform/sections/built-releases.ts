import { builtRegistry, SECTION_CONTRACT, type BuiltRelease, type SectionName } from '@sytno/contract';
import { join } from 'node:path';
import { JsonFile } from '../web/json-file';

/** What this installation's build published: `registry.json` beside the folders of releases. */
export class BuiltReleases {
  private readonly file: JsonFile<{ revision: number; sections: BuiltRelease[] }>;
  private complained = '';
  private taken = '';

  /** @param complain hears once of every file that cannot be used */
  constructor(
    releasesDir: string,
    private readonly complain: (reason: string) => void,
  ) {
    this.file = new JsonFile(join(releasesDir, 'registry.json'), builtRegistry);
  }

  /**
   * Gives the releases to `take` when the file is another than the one that was last taken. A file that cannot
   * be used, or is not there, changes nothing.
   */
  async whenChanged(take: (releases: readonly BuiltRelease[]) => Promise<void>): Promise<void> {
    const found = await this.file.read();
    if (found.state === 'broken' && found.reason !== this.complained) {
      this.complained = found.reason;
      this.complain(found.reason);
    }
    if (found.state !== 'read' || found.revision === this.taken) return;
    await take(found.value.sections);
    this.taken = found.revision;
  }
}

/** A section as a developer's server has it: file names without a hash, nothing to load ahead. */
export function developed(name: SectionName): BuiltRelease {
  const entry = `/mfe/${name}/dev/mf-manifest.json`;
  return { name, version: 'dev', entry, preload: [], texts: {}, contract: SECTION_CONTRACT };
}
