import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** Something that was done long before a planned dish: the beans are soaked. It goes with the dish. */
@Entity('mp_ahead_done')
export class AheadDone {
  @ForeignKey('mp_menu_item', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  menuItemId: string;

  /** Which step or line of the recipe. */
  @PrimaryColumn('text')
  place: string;

  @Instant()
  createdAt: string;
}
