/** A stored file. */
export interface StoredFile {
  readonly bytes: Uint8Array;
  /** Its media type, such as `image/webp`. */
  readonly type: string;
}

/**
 * Where uploaded pictures and other files are kept: a folder, or an S3-compatible store. A key is made by the
 * server, never by a person: `recipes/3f1c…/640.webp`. A file is replaced as a whole or not at all.
 */
export abstract class FileStore {
  /** Stores a file, in place of an earlier one. @throws RangeError on a key or type that is none */
  abstract put(key: string, bytes: Uint8Array, type: string): Promise<void>;

  /** The file, or undefined when there is none. */
  abstract get(key: string): Promise<StoredFile | undefined>;

  /** Removes a file; one that is not there is removed already. */
  abstract remove(key: string): Promise<void>;

  abstract exists(key: string): Promise<boolean>;
}

const PART = /^[a-z0-9](?:[a-z0-9._-]{0,98}[a-z0-9])?$/;
const LONGEST_KEY = 300;
const TYPE = /^[a-z]+\/[a-z0-9.+-]{1,80}$/;

/**
 * Gives the key back when it is one: parts of small letters, digits, dots and dashes between slashes, none
 * of which leads anywhere else.
 *
 * @throws RangeError
 */
export function checkedKey(key: string): string {
  const parts = key.split('/');
  const good = key.length <= LONGEST_KEY && parts.every((part) => PART.test(part) && !part.includes('..'));
  if (!good) throw new RangeError('not a key of a file');
  return key;
}

/** Gives the media type back when it is a plain one. @throws RangeError */
export function checkedType(type: string): string {
  if (!TYPE.test(type)) throw new RangeError('not a media type');
  return type;
}
