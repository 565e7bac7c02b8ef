import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** The second step of a person: the secret that his authenticator app shares with us. */
@Entity('acc_factor')
export class Factor {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  /** Encrypted. */
  @Column('text')
  secret: string;

  /** Null until a code showed that the app has it: so long nothing asks for it. */
  @Instant({ nullable: true })
  confirmedAt: string | null;

  /** The half minute whose code was taken last: no code works twice. */
  @Column('integer')
  lastStep: number;

  @Instant()
  createdAt: string;
}

/** A code for bad days, which works once. */
@Entity('acc_recovery_code')
export class RecoveryCode {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('text')
  codeHash: string;

  @Instant({ nullable: true })
  usedAt: string | null;
}
