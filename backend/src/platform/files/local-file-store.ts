import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey, checkedType, FileStore, type StoredFile } from './file-store';

/** No key begins with a dot, so that unfinished files are nobody's. */
const UNFINISHED = '.unfinished';

/** Files in a folder. Each holds its media type in its first line, so that both are replaced in one step. */
export class LocalFileStore extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, bytes: Uint8Array, type: string): Promise<void> {
    const [path, head] = [this.pathOf(key), `${checkedType(type)}\n`];
    const unfinished = join(this.folder, UNFINISHED, randomUUID());
    await mkdir(dirname(unfinished), { recursive: true, mode: 0o700 });
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writev([Buffer.from(head, 'latin1'), bytes]);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<StoredFile | undefined> {
    const content = await readFile(this.pathOf(key)).catch(absent);
    if (!content) return undefined;
    const end = content.indexOf(0x0a);
    return { type: content.toString('latin1', 0, end), bytes: content.subarray(end + 1) };
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true }).catch(absent);
  }

  async exists(key: string): Promise<boolean> {
    return access(this.pathOf(key)).then(
      () => true,
      () => false,
    );
  }

  private pathOf(key: string): string {
    return join(this.folder, ...checkedKey(key).split('/'));
  }
}

/** Nothing at that path, or a file where a folder should be: either way there is no such file. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return undefined;
  throw error;
}
