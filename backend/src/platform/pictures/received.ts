import { PICTURE_BYTES } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Refusal } from '../errors/refusal';

/** The body of an upload, not read yet. */
export class Incoming {
  constructor(
    readonly stream: Readable,
    /** What the sender says; undefined when he does not. */
    readonly length: number | undefined,
  ) {}
}

/**
 * Takes a body down to a file, so that those who wait for their turn hold no memory, and gives the file to
 * `use`. The file is gone afterwards, whatever happens.
 *
 * @throws Refusal PICTURE_EMPTY, PICTURE_HEAVY, BODY_UNREADABLE when the sender leaves
 */
export async function received<T>(
  { stream, length }: Incoming,
  folder: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  if ((length ?? 0) > PICTURE_BYTES) throw new Refusal('PICTURE_HEAVY');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    const size = await write(stream, path);
    if (size === 0) throw new Refusal('PICTURE_EMPTY');
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Written in so large pieces: fifty uploads at once would otherwise keep the threads that write files from everybody. */
const PIECE = 512 * 1024;

async function write(stream: Readable, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const piece of piecesOf(stream)) {
      size += piece.reduce((sum, { length }) => sum + length, 0);
      if (size > PICTURE_BYTES) throw new Refusal('PICTURE_HEAVY');
      await file.writev(piece);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('BODY_UNREADABLE');
  } finally {
    await file.close();
    // What is still on its way is let pass: a sender who is cut off does not hear why.
    stream.resume();
  }
  return size;
}

async function* piecesOf(stream: Readable): AsyncGenerator<Buffer[]> {
  let piece: Buffer[] = [];
  let length = 0;
  // Left open at the end: the answer goes out on the same connection.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    piece.push(chunk);
    length += chunk.length;
    if (length < PIECE) continue;
    yield piece;
    [piece, length] = [[], 0];
  }
  if (piece.length > 0) yield piece;
}
