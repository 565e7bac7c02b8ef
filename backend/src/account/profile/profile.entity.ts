import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** A person's daily targets and what of them the trial needs to know. */
@Entity('acc_profile')
@Check('ck_acc_profile_servings', 'servings between 1 and 24')
export class Profile {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @Column('int')
  kcal: number;

  /** Grams, as are fat and carbs. */
  @Column('int')
  protein: number;

  @Column('int')
  fat: number;

  @Column('int')
  carbs: number;

  /** Minor units of `currency` a day. */
  @Column('int')
  cash: number;

  @Column('text')
  currency: string;

  @Instant({ nullable: true })
  targetsUpdatedAt: string | null;

  @Column('boolean')
  trialUsed: boolean;

  @Column('boolean')
  hideNumbers: boolean;

  /** Of a dish that he newly plans. */
  @Column('int', { default: 4 })
  servings: number;
}
