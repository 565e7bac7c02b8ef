import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../platform/config/config';
import type { User } from './user.entity';

/** Signs who puts his reminders off: with what only the server and that account know. */
function signOf({ id, passwordHash }: Pick<User, 'id' | 'passwordHash'>): string {
  return createHmac('sha256', passwordHash).update(`reminders ${id}`).digest('base64url');
}

/** The link that ends reminders, without signing in; a new password makes another. */
export function offLink(user: User, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/api/reminders/off?user=${user.id}&sign=${signOf(user)}`;
}

/** Whether the link is that person's. */
export function isOffLink(user: User, sign: string): boolean {
  const [given, right] = [Buffer.from(sign), Buffer.from(signOf(user))];
  return given.length === right.length && timingSafeEqual(given, right);
}
