import { Column, IsNull } from 'typeorm';
import { Instant } from '../platform/database/columns';

/** What the administrator's screens keep of a row of the catalogue beside what it says. */
export abstract class Curated {
  /** Not offered for choosing any more; what is in it stays. */
  @Column('boolean', { default: false })
  hidden: boolean;

  /** Not null: it was a twin of this one, which has all that was its own. The row stays to lead there. */
  abstract mergedInto: string | null;

  /** Not null: nobody used it and it was taken away. The row stays, so that the seeds do not bring it back. */
  @Instant({ nullable: true })
  removedAt: string | null;

  /** Raised by each change; whoever changes it names the one he saw. */
  @Column('int', { default: 1 })
  revision: number;
}

/** What a new row has. */
export const NEW_CURATED = { hidden: false, mergedInto: null, removedAt: null, revision: 1 } as const;

/** What was neither merged nor taken away; what is hidden is among it. */
export const STANDING = { mergedInto: IsNull(), removedAt: IsNull() };
