import { registry, type Registry } from '@sytno/contract';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { JsonFile } from '../web/json-file';

const NOTHING: Registry = { revision: 0, sections: [] };

/** Which version of each section is live, as the build wrote it (ADR on federation). */
export class RegistryReader {
  private readonly file: JsonFile<Registry>;
  private complained = '';

  /** @param complain hears once of every file that cannot be used */
  constructor(
    releasesDir: string,
    private readonly complain: (reason: string) => void,
  ) {
    this.file = new JsonFile(join(releasesDir, 'registry.json'), registry);
  }

  /** The registry; the last good one while the file is broken, an empty one while there is none. */
  async current(): Promise<Registry> {
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

/** A strong validator for `If-None-Match`. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}
