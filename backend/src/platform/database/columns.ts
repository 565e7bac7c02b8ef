import { Column, type ColumnOptions } from 'typeorm';
import { instantOf } from '../time/clock';

const instant = {
  from: (value: Date | string | null | undefined) => (value == null ? null : instantOf(value)),
  to: (value: string | null | undefined) => value,
};

/** A `timestamptz` that code sees as an ISO string in UTC. */
export const Instant = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...options, type: 'timestamptz', transformer: instant });

/** A `date`, which is 'YYYY-MM-DD' here, on the wire and in the database. */
export const DayColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...options, type: 'date' });
