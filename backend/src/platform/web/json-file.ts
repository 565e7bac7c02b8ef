import { readFile, stat } from 'node:fs/promises';
import type { z } from 'zod';

/** What of the file is known now. */
export type FileState<T> =
  | { readonly state: 'absent' }
  | { readonly state: 'broken'; readonly reason: string; readonly last: T | undefined }
  | { readonly state: 'read'; readonly value: T; readonly revision: string };

/**
 * A JSON file that others write and we read: validated, kept in memory, read again when it changed. A file
 * that became unreadable does not take away what was read before.
 */
export class JsonFile<T> {
  private known: FileState<T> = { state: 'absent' };
  private seen = '';

  constructor(
    private readonly path: string,
    private readonly schema: z.ZodType<T>,
  ) {}

  async read(): Promise<FileState<T>> {
    const found = await stat(this.path).catch(() => undefined);
    if (!found) {
      this.seen = '';
      this.known = { state: 'absent' };
      return this.known;
    }
    const revision = `${found.mtimeMs}-${found.size}-${found.ino}`;
    if (revision !== this.seen) {
      this.known = await this.parse(revision);
      this.seen = revision;
    }
    return this.known;
  }

  private async parse(revision: string): Promise<FileState<T>> {
    try {
      const value = this.schema.parse(JSON.parse(await readFile(this.path, 'utf8')));
      return { state: 'read', value, revision };
    } catch (error) {
      const last = this.known.state === 'read' ? this.known.value : undefined;
      return { state: 'broken', reason: String(error), last };
    }
  }
}
