import type { BuiltRelease, SectionName } from '@sytno/contract';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../database/columns';

/** A release that was published: its files lie in the store, and are never changed. */
@Entity('plt_release')
@Check('ck_plt_release_source', `source in ('build', 'team')`)
export class ReleaseRow {
  @PrimaryColumn('text')
  section: SectionName;

  @PrimaryColumn('text')
  version: string;

  @Column('jsonb')
  release: BuiltRelease;

  @Column('int')
  bytes: number;

  @Column('text')
  source: 'build' | 'team';

  /** Label of the token it was published by. */
  @Column('text', { nullable: true })
  publishedBy: string | null;

  @Instant()
  publishedAt: string;

  /** When it ceased to be live or tried; null while it is, or never was. */
  @Instant({ nullable: true })
  endedAt: string | null;
}

/** What is live of a section. */
@Entity('plt_section')
@Check('ck_plt_section_share', 'share between 0 and 99')
export class SectionRow {
  @PrimaryColumn('text')
  section: SectionName;

  /** Grows with every change: whoever changes names the one he saw. */
  @Column('int')
  revision: number;

  @Column('text', { nullable: true })
  live: string | null;

  /** What was live before, the last first. */
  @Column('jsonb')
  earlier: readonly string[];

  @Column('text', { nullable: true })
  trial: string | null;

  /** In hundredths of the people; 0 without a trial. */
  @Column('int')
  share: number;

  @Column('boolean')
  pinned: boolean;

  /** The version that this installation's build was last seen to have made. */
  @Column('text', { nullable: true })
  built: string | null;

  @Instant({ nullable: true })
  changedAt: string | null;
}

/** By which a team releases its own section. */
@Entity('plt_release_token')
export class ReleaseToken {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  section: SectionName;

  @Column('text')
  label: string;

  @Index({ unique: true })
  @Column('text')
  hash: string;

  @Column('uuid')
  createdBy: string;

  @Instant()
  createdAt: string;

  @Instant({ nullable: true })
  usedAt: string | null;
}

/** How often one kind of failure of one version was told of by one kind of browser. */
@Entity('plt_load_failure')
export class LoadFailureRow {
  @PrimaryColumn('text')
  section: SectionName;

  @PrimaryColumn('text')
  version: string;

  @PrimaryColumn('text')
  phase: string;

  @PrimaryColumn('text')
  type: string;

  @PrimaryColumn('text')
  browser: string;

  @Column('int')
  count: number;

  @Instant()
  firstAt: string;

  @Index()
  @Instant()
  lastAt: string;

  @Column('text', { nullable: true })
  code: string | null;

  @Column('text', { nullable: true })
  path: string | null;

  @Column('int', { nullable: true })
  httpStatus: number | null;

  @Column('text')
  shell: string;
}

/** A browser that may load sections from a developer's machine for a while. */
@Entity('plt_override')
export class OverrideRow {
  @PrimaryColumn('text')
  hash: string;

  @Column('uuid')
  userId: string;

  @Index()
  @Instant()
  until: string;
}

export const SECTION_ENTITIES = [ReleaseRow, SectionRow, ReleaseToken, LoadFailureRow, OverrideRow];
