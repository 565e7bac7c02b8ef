import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * What one person has of a menu item, when it is not what he would have anyway (product decision 2.4).
 * Either `userId` or `eaterId` says who.
 */
@Entity('mp_plate')
@Unique(['menuItemId', 'userId'])
@Unique(['menuItemId', 'eaterId'])
@Check('ck_mp_plate_person', 'num_nonnulls(user_id, eater_id) = 1')
@Check('ck_mp_plate_grams', 'grams >= 0')
export class Plate {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('mp_menu_item', { onDelete: 'CASCADE' })
  @Column('uuid')
  menuItemId: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid', { nullable: true })
  userId: string | null;

  @ForeignKey('acc_eater', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid', { nullable: true })
  eaterId: string | null;

  @Column('numeric')
  grams: number;
}
