import { hash, verify } from '@node-rs/argon2';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret nobody can guess: 256 bits, safe in an address and a header. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret is stored. It is random, so a fast hash is enough. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a secret is the one that was stored, in time that tells nothing. */
export function isSecret(secret: string, stored: string): boolean {
  const [given, known] = [Buffer.from(hashOfSecret(secret)), Buffer.from(stored)];
  return given.length === known.length && timingSafeEqual(given, known);
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; the package's own algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords are compared in one Unicode form, so that a keyboard that composes letters signs in too. */
const formOf = (password: string): string => password.toWellFormed().normalize('NFC');

/** The stored form of a password: argon2id with its salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(formOf(password), COST);
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password is right. For an account that does not exist (`stored` undefined) it takes as long
 * and says no.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(newSecret());
  const right = await verify(stored ?? (await nobody), formOf(password));
  return stored !== undefined && right;
}
