import type { Crop, PictureKind } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../database/columns';

/** One file of a picture, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** An uploaded picture. Its files never change: another crop is another picture. */
@Entity('plt_picture')
@Check('ck_plt_picture_kind', `kind in ('recipe', 'avatar', 'course', 'ad', 'expert', 'proof', 'document')`)
export class Picture {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: PictureKind;

  /** Whoever uploaded it; null once the account is gone and what shows the picture stayed. */
  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  ownerId: string | null;

  /** The name of what is shown, made of its bytes, and the widths it is kept in, smallest first. */
  @Column('text')
  name: string;

  @Column('jsonb')
  sizes: readonly PictureSize[];

  /** The name of the uncropped picture: another one, so that nobody guesses what was cropped away. */
  @Column('text')
  wholeName: string;

  @Column('jsonb')
  wholeSize: PictureSize;

  /** Which part of the whole is shown. */
  @Column('jsonb')
  crop: Crop;

  @Instant()
  createdAt: string;

  /** Since when nothing shows it; null while something does. It is kept for a day. */
  @Index()
  @Instant({ nullable: true })
  unusedSince: string | null;
}
