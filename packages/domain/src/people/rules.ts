import { PASSWORD_MIN_LENGTH } from '../defaults';

/** What a person may see and do, worked out on the server; the highest that applies (product decision 2.5). */
export const ACCESS_LEVELS = ['visitor', 'free', 'premium', 'expert', 'admin'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** Upper bounds that keep a form, a hash and an index row of sane size. */
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MAX_LENGTH = 200;

/**
 * Two addresses are one account when their keys are equal: case, compatibility forms and
 * surrounding white space do not count. A dot or a plus does, since providers differ.
 */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

/** Whether `value` looks like an address that mail can be sent to (spec §5). */
export function isEmail(value: string): boolean {
  const key = emailKey(value);
  return key.length <= EMAIL_MAX_LENGTH && EMAIL.test(key) && !key.includes('..') && !/^\.|\.@/.test(key);
}

/** The code of what is wrong with a password (spec §5), or `undefined`. Length counts characters, not bytes. */
export function passwordFault(
  password: string,
): 'password.required' | 'password.short' | 'password.long' | undefined {
  const length = Array.from(password).length;
  if (length === 0) return 'password.required';
  if (length < PASSWORD_MIN_LENGTH) return 'password.short';
  return length > PASSWORD_MAX_LENGTH ? 'password.long' : undefined;
}
