/** Minor units of a currency (ISO 4217). */
export interface Money {
  readonly minor: number;
  readonly currency: string;
}
