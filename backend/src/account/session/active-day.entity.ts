import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Somebody used the service on a day (UTC). */
@Entity('acc_active_day')
export class ActiveDay {
  @PrimaryColumn('date')
  day: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @PrimaryColumn('uuid')
  userId: string;
}
