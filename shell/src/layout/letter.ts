import { isEmail } from '@sytno/domain';

/** What a visitor writes to the administrator, and where the answer shall go. */
export interface Letter {
  readonly email: string;
  readonly text: string;
}

export type LetterFaults = Partial<Record<keyof Letter, string>>;

/** The longest text the server takes. */
export const LONGEST_LETTER = 4_000;

/** What is wrong before anything is sent, as codes of the fault table. */
export function letterFaults({ email, text }: Letter): LetterFaults {
  const length = text.trim().length;
  return {
    ...(email.trim() === ''
      ? { email: 'email.required' }
      : isEmail(email.trim())
        ? {}
        : { email: 'email.invalid' }),
    ...(length === 0 ? { text: 'blank' } : length > LONGEST_LETTER ? { text: 'text.long' } : {}),
  };
}
