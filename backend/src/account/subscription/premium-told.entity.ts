import type { Day, PremiumReminder } from '@sytno/domain';
import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Which reminder about which last day somebody had: none comes twice. */
@Entity('acc_premium_told')
export class PremiumTold {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('text')
  kind: PremiumReminder;

  @PrimaryColumn('date')
  until: Day;
}
