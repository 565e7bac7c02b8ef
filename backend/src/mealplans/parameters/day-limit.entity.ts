import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Which of a person's targets bind him as a day's limit (spec §6); without a row none does. */
@Entity('mp_day_limit')
export class DayLimitRow {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @Column('boolean')
  kcal: boolean;

  @Column('boolean')
  cash: boolean;
}
