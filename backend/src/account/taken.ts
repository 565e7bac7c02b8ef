import { QueryFailedError } from 'typeorm';
import { Refusal } from '../platform/errors/refusal';

const UNIQUE_VIOLATION = '23505';

/** The refusal of an address that is another account's. */
export const taken = (): Refusal => Refusal.fields('EMAIL_TAKEN', { path: 'email', code: 'email.taken' });

/** Whether the database refused an address because somebody was faster by a moment. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint === 'uq_acc_user_email_key';
}
