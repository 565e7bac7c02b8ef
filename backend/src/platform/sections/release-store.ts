import { Inject, Injectable } from '@nestjs/common';
import type { SectionName } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.token';
import { FileStore } from '../files/file-store';
import { between, instantOf, MINUTE, now, SECOND } from '../time/clock';
import {
  ARCHIVE_TYPE,
  MANIFEST,
  packRelease,
  readArchive,
  writeRelease,
  type Unpacked,
} from './release-archive';

/** For so long a release that the store did not have is not asked for again. */
const ABSENT_FOR = MINUTE;

/**
 * Where the files of releases lie: in a folder that the server serves. With an S3-compatible store every release
 * lies there as one archive too, and a replica that lacks a folder unpacks it from there.
 */
@Injectable()
export class ReleaseStore {
  private readonly folder: string;
  private readonly shared: boolean;
  private readonly coming = new Map<string, Promise<boolean>>();
  private readonly absent = new Map<string, string>();

  constructor(
    @Inject(CONFIG) { releasesDir, s3 }: Config,
    private readonly files: FileStore,
  ) {
    this.folder = releasesDir;
    this.shared = s3 !== undefined;
  }

  /** Whether its files lie here. */
  has(section: SectionName, version: string): boolean {
    return existsSync(join(this.folderOf(section, version), MANIFEST));
  }

  /** Whether its files lie here; they are fetched from the common store when there is one. */
  async ensure(section: SectionName, version: string): Promise<boolean> {
    if (this.has(section, version)) return true;
    const key = keyOf(section, version);
    const failed = this.absent.get(key);
    if (!this.shared || (failed && between(failed, now()) < ABSENT_FOR)) return false;
    const coming =
      this.coming.get(key) ?? this.fetch(section, version).finally(() => this.coming.delete(key));
    this.coming.set(key, coming);
    return coming;
  }

  private async fetch(section: SectionName, version: string): Promise<boolean> {
    const key = keyOf(section, version);
    try {
      const found = await this.files.get(key);
      if (found) {
        await this.unpack(section, version, await readArchive(found.bytes));
        return true;
      }
    } catch {
      // A store that does not answer, or an archive that was damaged: the same as none, for a while.
    }
    this.absent.set(key, now());
    return false;
  }

  /** Keeps an uploaded release for good. Files that are there already stay as they are. */
  async put(section: SectionName, version: string, unpacked: Unpacked, archive: Uint8Array): Promise<void> {
    if (this.shared) await this.files.put(keyOf(section, version), archive, ARCHIVE_TYPE);
    await this.unpack(section, version, unpacked);
    this.absent.delete(keyOf(section, version));
  }

  /** Hands a release that this installation built to the common store; without one there is nothing to do. */
  async share(section: SectionName, version: string): Promise<void> {
    if (!this.shared || (await this.files.exists(keyOf(section, version)))) return;
    await this.files.put(
      keyOf(section, version),
      await packRelease(this.folderOf(section, version)),
      ARCHIVE_TYPE,
    );
  }

  async remove(section: SectionName, version: string): Promise<void> {
    await rm(this.folderOf(section, version), { recursive: true, force: true });
    if (this.shared) await this.files.remove(keyOf(section, version));
  }

  /** Says of a folder that somebody still wants it. */
  async touch(section: SectionName, version: string): Promise<void> {
    const at = between('1970-01-01T00:00:00.000Z', now()) / SECOND;
    await utimes(this.folderOf(section, version), at, at).catch(() => undefined);
  }

  /** Folders of a section, with when each was last wanted. */
  async folders(section: SectionName): Promise<{ version: string; at: string }[]> {
    const names = await readdir(join(this.folder, section)).catch(() => []);
    return Promise.all(
      names.map(async (version) => {
        const { mtime } = await stat(this.folderOf(section, version));
        return { version, at: instantOf(mtime) };
      }),
    );
  }

  private folderOf(section: SectionName, version: string): string {
    return join(this.folder, section, version);
  }

  private async unpack(section: SectionName, version: string, unpacked: Unpacked): Promise<void> {
    if (this.has(section, version)) return;
    const target = this.folderOf(section, version);
    const draft = join(this.folder, `.draft-${section}-${randomUUID()}`);
    try {
      await writeRelease(draft, unpacked);
      await mkdir(dirname(target), { recursive: true });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      // Another call brought the same version meanwhile: its files are these.
      if (!this.has(section, version)) throw error;
    }
  }
}

function keyOf(section: SectionName, version: string): string {
  return `releases/${section}/${version}.release`;
}
