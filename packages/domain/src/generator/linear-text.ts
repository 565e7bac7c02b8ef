/** A column with what it is multiplied by. */
export type Term = readonly [value: number, name: string];

/** Terms a line: readers of the format bound the length of one. */
const PER_LINE = 8;

/** Coefficients below this are rounding. */
const LEAST = 1e-9;

const signed = ([value, name]: Term): string =>
  `${value < 0 ? '-' : '+'} ${Math.abs(Number(value.toPrecision(12)))} ${name}`;

function lines(terms: readonly Term[]): string {
  const shown = terms.filter(([value]) => Math.abs(value) > LEAST).map(signed);
  const parts: string[] = [];
  for (let from = 0; from < shown.length; from += PER_LINE)
    parts.push(shown.slice(from, from + PER_LINE).join(' '));
  return parts.join('\n ');
}

/** A linear program to be minimised, written in the LP format. Columns are not negative. */
export class LinearText {
  private readonly costs = new Map<string, number>();
  private readonly rows: string[] = [];
  private readonly bounds: string[] = [];
  private readonly binaries: string[] = [];

  /** What one of a column costs, added to what it costs already. */
  cost(value: number, name: string): void {
    this.costs.set(name, (this.costs.get(name) ?? 0) + value);
  }

  /** A row without terms says nothing and is left out. */
  row(terms: readonly Term[], sense: '<=' | '>=' | '=', right: number): void {
    const left = lines(terms);
    if (left !== '')
      this.rows.push(`r${this.rows.length}: ${left} ${sense} ${Number(right.toPrecision(12))}`);
  }

  most(name: string, value: number): void {
    this.bounds.push(`${name} <= ${value}`);
  }

  binary(name: string): void {
    this.binaries.push(name);
  }

  toString(): string {
    return [
      'Minimize',
      ` obj: ${lines([...this.costs].map(([name, value]): Term => [value, name]))}`,
      'Subject To',
      ...this.rows.map((row) => ` ${row}`),
      'Bounds',
      ...this.bounds.map((bound) => ` ${bound}`),
      'Binaries',
      ...this.binaries.map((name) => ` ${name}`),
      'End',
      '',
    ].join('\n');
  }
}
