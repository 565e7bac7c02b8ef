import { Inject, Injectable } from '@nestjs/common';
import type { Outputs, Photo } from '@sytno/contract';
import { PICTURE_SHAPES, PRIVATE_PICTURES, type Crop, type PictureKind } from '@sytno/domain';
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Any, DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../auth/actor';
import { allowed } from '../auth/rights';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.token';
import { Refusal } from '../errors/refusal';
import { FileStore } from '../files/file-store';
import { now } from '../time/clock';
import { develop, type Developed, type Development } from './develop';
import { keyOf, keysOf, photoOf, PICTURE_TYPE, wholeKeyOf, wholeOf } from './picture-places';
import { Picture } from './picture.entity';
import { received, type Incoming } from './received';
import { Turns, TurnsFull } from './turns';

type OwnPicture = Outputs['platform']['pictures']['get'];

/** Worked on at once: a core is left to everybody else, and two of the four threads that files and passwords share. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Where uploads wait for their turn, in the data folder. */
export const UPLOADS = 'uploads';

/** Uploaded pictures: made, cropped, and named to whoever shows them. */
@Injectable()
export class Pictures {
  private readonly turns = new Turns(AT_ONCE);
  private readonly folder: string;
  private readonly origin: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
    @Inject(CONFIG) { dataDir, assetOrigin }: Config,
  ) {
    this.folder = join(dataDir, UPLOADS);
    this.origin = assetOrigin ?? '';
  }

  /**
   * Makes a picture of an upload. Nothing shows it yet: it is removed after a day unless something does.
   *
   * @param signal the sender gave up
   * @throws Refusal PICTURE_… of a file that is not taken, UNAVAILABLE when too many wait
   */
  upload(
    actor: Pick<Actor, 'userId'>,
    { kind, crop }: { readonly kind: PictureKind; readonly crop?: Crop | undefined },
    incoming: Incoming,
    signal?: AbortSignal,
  ): Promise<OwnPicture> {
    return received(incoming, this.folder, (path) =>
      this.make(actor, kind, () => readFile(path), crop, signal),
    );
  }

  /** @throws Refusal NOT_FOUND unless it is the actor's own */
  async get(actor: Actor, id: string): Promise<OwnPicture> {
    return this.shown(await this.own(actor, id));
  }

  /**
   * Another picture out of the same whole. The first one stays until nothing shows it.
   *
   * @throws Refusal NOT_FOUND unless it is the actor's own
   */
  async crop(actor: Actor, { id, crop }: { readonly id: string; readonly crop: Crop }): Promise<OwnPicture> {
    const picture = await this.own(actor, id);
    const file = await this.files.get(wholeKeyOf(picture));
    if (!file) throw new Refusal('NOT_FOUND');
    return this.make(actor, picture.kind, () => Promise.resolve(Buffer.from(file.bytes)), crop);
  }

  /**
   * Whether something of this kind that is the actor's may show the picture: one of his own, of that kind. It
   * is not removed before the transaction ends.
   */
  async isOwn(manager: EntityManager, actor: Actor, id: string, kind: PictureKind): Promise<boolean> {
    const picture = await manager.findOne(Picture, { where: { id }, lock: { mode: 'for_key_share' } });
    return picture?.kind === kind && allowed(actor, 'picture.keep', picture);
  }

  /** Pictures by id, as pages show them; ids without one are left out. One question, none for no ids. */
  async photosOf(
    ids: readonly (string | null)[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, Photo>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const rows = await manager.findBy(Picture, { id: Any(wanted) });
    return new Map(rows.map((row) => [row.id, photoOf(row, this.origin)]));
  }

  /** The largest file of a picture; undefined when there is none. */
  async fileOf(id: string): Promise<Uint8Array | undefined> {
    const picture = await this.dataSource.manager.findOneBy(Picture, { id });
    const largest = picture?.sizes.at(-1);
    if (!picture || !largest) return undefined;
    return (await this.files.get(keyOf(picture.name, largest.width)))?.bytes;
  }

  private async own(actor: Actor, id: string): Promise<Picture> {
    const picture = await this.dataSource.manager.findOneBy(Picture, { id });
    if (!picture || !allowed(actor, 'picture.keep', picture)) throw new Refusal('NOT_FOUND');
    return picture;
  }

  /** When its turn has come; keeping it is part of the turn, since files are written with care and that takes a while. */
  private async make(
    actor: Pick<Actor, 'userId'>,
    kind: PictureKind,
    bytes: () => Promise<Buffer>,
    crop?: Crop,
    signal?: AbortSignal,
  ): Promise<OwnPicture> {
    const work = async () => {
      const made = await develop(await bytes(), PICTURE_SHAPES[kind], crop);
      signal?.throwIfAborted();
      return this.keep(actor, kind, made);
    };
    try {
      return await this.turns.take(actor.userId, work, signal);
    } catch (error) {
      if (error instanceof TurnsFull) throw new Refusal('UNAVAILABLE');
      if (signal?.aborted) throw new Refusal('BODY_UNREADABLE');
      throw error;
    }
  }

  /** The row comes first: whatever happens then, its files are known and will be removed. */
  private async keep(
    { userId }: Pick<Actor, 'userId'>,
    kind: PictureKind,
    { whole, sizes, crop }: Development,
  ): Promise<OwnPicture> {
    const { manager } = this.dataSource;
    const id = randomUUID();
    const at = now();
    const picture = manager.create(Picture, {
      id,
      kind,
      ownerId: userId,
      name: nameOf(kind, id, sizes),
      sizes: sizes.map(sizeOf),
      wholeName: nameOf(kind, id, [whole]),
      wholeSize: sizeOf(whole),
      crop,
      createdAt: at,
      unusedSince: at,
    });
    await manager.insert(Picture, picture);
    try {
      for (const { bytes, width } of sizes)
        await this.files.put(keyOf(picture.name, width), bytes, PICTURE_TYPE);
      await this.files.put(wholeKeyOf(picture), whole.bytes, PICTURE_TYPE);
    } catch (error) {
      await this.takeBack(picture).catch(() => undefined);
      throw error;
    }
    return this.shown(picture);
  }

  /** What of it stays, because the store is away, is removed with what nobody uses. */
  private async takeBack(picture: Picture): Promise<void> {
    for (const key of keysOf(picture)) await this.files.remove(key);
    await this.dataSource.manager.delete(Picture, { id: picture.id });
  }

  private shown(picture: Picture): OwnPicture {
    const { kind, crop } = picture;
    return { ...photoOf(picture, this.origin), kind, crop, whole: wholeOf(picture, this.origin) };
  }
}

const sizeOf = ({ width, height }: Developed) => ({ width, height });

/**
 * Of the bytes, and of the picture's id, so that nobody who has the same photo finds out who else has it. The
 * name of a private one is none that is served: it is asked for by `fileOf` alone.
 */
function nameOf(kind: PictureKind, id: string, files: readonly Developed[]): string {
  const hash = createHash('sha256').update(id);
  for (const { bytes } of files) hash.update(bytes);
  const name = hash.digest('hex').slice(0, 40);
  return PRIVATE_PICTURES.includes(kind) ? `private-${name}` : name;
}
