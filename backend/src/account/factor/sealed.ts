import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** A key of 256 bits out of whatever random text stands in the configuration. */
const keyOf = (text: string): Buffer => createHash('sha256').update(`second step ${text}`).digest();

/** Encrypts a text, tied to whose it is: moved to another row it opens no more. */
export function sealed(text: string, whose: string, [key = '']: readonly string[]): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyOf(key), nonce, { authTagLength: TAG }).setAAD(Buffer.from(whose));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/**
 * Decrypts with the first key that fits: a new key is put before the old one.
 *
 * @throws Error when none fits
 */
export function opened(stored: string, whose: string, keys: readonly string[]): string {
  const bytes = Buffer.from(stored, 'base64url');
  for (const key of keys) {
    const text = tried(bytes, whose, key);
    if (text !== undefined) return text;
  }
  throw new Error('FACTOR_KEY does not open the secrets of second steps');
}

function tried(bytes: Buffer, whose: string, key: string): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(key), bytes.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(whose))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
