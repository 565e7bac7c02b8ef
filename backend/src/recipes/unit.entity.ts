import type { Language, PluralForm, UnitId } from '@sytno/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A unit's words behind a number: "1 зубчик", "2 зубчики", "5 зубчиків", "1,5 зубчика". */
export type UnitForms = Readonly<Record<PluralForm, string>>;

/** What an administrator says of a unit; what it measures is the domain's (`UNITS`). */
@Entity('rec_unit')
export class Unit {
  @PrimaryColumn('text')
  id: UnitId;

  /** Its place where units are chosen, from 1. */
  @Column('int')
  position: number;

  /** Words that stand in the place of the product's own, by language; empty where those stand. */
  @Column('jsonb')
  names: Partial<Record<Language, UnitForms>>;

  /** Not offered for choosing; what is written with it stays. */
  @Column('boolean', { default: false })
  hidden: boolean;

  /** Raised by each change; whoever changes it names the one he saw. */
  @Column('int', { default: 1 })
  revision: number;
}
