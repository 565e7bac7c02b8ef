import type { Allergen, Diet, Language } from '@sytno/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** Health data of one person. The row is there only while his consent stands (product decision 3). */
@Entity('mp_health')
export class Health {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @Column('text', { array: true })
  allergens: Allergen[];

  @Column('text')
  diet: Diet;
}

/** That somebody agreed to his health data being kept, by which words, and when he withdrew it. */
@Entity('mp_health_consent')
@Index(['userId'])
export class HealthConsent {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  version: string;

  @Column('text')
  language: Language;

  @Instant()
  givenAt: string;

  /** Null while it stands. */
  @Instant({ nullable: true })
  withdrawnAt: string | null;
}
