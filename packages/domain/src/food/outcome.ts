/**
 * Why a figure cannot be given. Every reason can be told to the person who can do something about it:
 * name the food, state the amount, enter a density, a piece weight or a price.
 */
export type UnknownReason =
  | 'no-ingredient'
  | 'no-amount'
  | 'to-taste'
  | 'no-unit'
  | 'no-density'
  | 'no-piece-weight'
  | 'no-unit-weight'
  | 'other-dimension'
  | 'no-nutrients'
  | 'no-price';

export interface Known<T> {
  readonly known: true;
  readonly value: T;
}

export interface Unknown {
  readonly known: false;
  readonly reason: UnknownReason;
}

/** A figure, or the reason why there is none. Nothing here ever puts a guess in a figure's place. */
export type Outcome<T> = Known<T> | Unknown;

export function known<T>(value: T): Known<T> {
  return { known: true, value };
}

export function unknown(reason: UnknownReason): Unknown {
  return { known: false, reason };
}
