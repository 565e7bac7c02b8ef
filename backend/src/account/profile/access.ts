import { reaches, type Access } from '@sytno/domain';
import type { ExpertKind } from '../user.entity';

/** What access is worked out from. */
export interface AccessFacts {
  readonly role: 'admin' | null;
  readonly expertKind: ExpertKind | null;
  readonly daysLeft: number;
}

/** The one value of a signed-in person: admin > expert > premium > free (product decision 2.5). */
export function accessOf({ role, expertKind, daysLeft }: AccessFacts): Access {
  if (role === 'admin') return 'admin';
  if (daysLeft <= 0) return 'free';
  return expertKind === null ? 'premium' : 'expert';
}

/**
 * Access to the household's own matters: at least premium while its owner's premium lasts, which covers its
 * menu and lists for every member (product decision 2.6).
 */
export function householdAccessOf(own: Access, ownersDaysLeft: number): Access {
  return ownersDaysLeft > 0 && !reaches(own, 'premium') ? 'premium' : own;
}
