import type { Access } from '@sytno/domain';
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
