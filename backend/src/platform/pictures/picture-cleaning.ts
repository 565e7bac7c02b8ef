import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Any, DataSource } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.token';
import { FileStore } from '../files/file-store';
import type { JobKind } from '../jobs/job';
import { Jobs } from '../jobs/jobs.service';
import { between, DAY, HOUR, instantOf, now, plus } from '../time/clock';
import { keysOf } from './picture-places';
import { Picture } from './picture.entity';
import { PictureUses } from './picture-uses';
import { UPLOADS } from './pictures.service';

export const CLEAN_PICTURES: JobKind<object> = { name: 'clean-pictures', schema: z.strictObject({}) };
export const REMOVE_FILES: JobKind<{ keys: string[] }> = {
  name: 'remove-files',
  schema: z.strictObject({ keys: z.array(z.string()) }),
};

/** How long a picture that nothing shows is kept: what took it away can be undone as long. */
const KEPT = DAY;
/** An upload takes minutes; what is older was left by a server that was killed. */
const UPLOAD_LASTS = HOUR;
const AT_ONCE = 100;

/**
 * Removes pictures that nothing has shown for a day: uploaded and never used, replaced, or of something that
 * was deleted. The row goes first, and with it the order to remove the files, so that no crash in between
 * leaves a file that nobody knows of.
 */
@Injectable()
export class PictureCleaning implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
    private readonly jobs: Jobs,
    private readonly uses: PictureUses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...CLEAN_PICTURES, every: HOUR, handler: (_, signal) => this.run(signal) });
    this.jobs.add({ ...REMOVE_FILES, handler: ({ keys }) => this.removeFiles(keys) });
  }

  async run(signal?: AbortSignal): Promise<void> {
    await this.removeUploads();
    const { condition } = this.uses;
    await this.dataSource.query(
      `update plt_picture p set unused_since = null where unused_since is not null and ${condition}`,
    );
    await this.dataSource.query(
      `update plt_picture p set unused_since = $1 where unused_since is null and not ${condition}`,
      [now()],
    );
    let removed = AT_ONCE;
    while (removed === AT_ONCE && !signal?.aborted) removed = await this.removeSome();
    this.jobs.wake(REMOVE_FILES);
  }

  /** One that is just being put somewhere is held by whoever does so, and left out. @returns how many rows went */
  private removeSome(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<{ id: string }[]>(
        `select p.id from plt_picture p where p.unused_since < $1 and not ${this.uses.condition}
          order by p.unused_since limit ${String(AT_ONCE)} for update of p skip locked`,
        [plus(now(), -KEPT)],
      );
      const ids = rows.map(({ id }) => id);
      const pictures = await manager.findBy(Picture, { id: Any(ids) });
      if (pictures.length === 0) return 0;
      await manager.delete(Picture, { id: Any(ids) });
      await this.jobs.send(REMOVE_FILES, { keys: pictures.flatMap(keysOf) }, manager);
      return pictures.length;
    });
  }

  private async removeFiles(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.files.remove(key);
  }

  private async removeUploads(): Promise<void> {
    const folder = join(this.config.dataDir, UPLOADS);
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && between(instantOf(found.mtime), now()) > UPLOAD_LASTS) await rm(path, { force: true });
    }
  }
}
