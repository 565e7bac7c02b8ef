import { isEmail, passwordFault } from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit/door';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useState } from 'react';
import { CallFailed } from '../door/call';

/** The fault of an e-mail field by spec §5, as a code of the fault table; true when it is right. */
export const checkEmail = (value: string): true | string =>
  value.trim() === '' ? 'email.required' : isEmail(value) || 'email.invalid';

/** The fault of a new password by spec §5; true when it is right. */
export const checkPassword = (value: string): true | string => passwordFault(value) ?? true;

/** The fault of the repeated password. */
export const checkRepeated = (value: string, form: { password: string }): true | string =>
  value === form.password || 'password.mismatch';

const NO_ANSWER = { code: 'OFFLINE', message: '', fields: [] } as const;

/** The words of a form's faults; see useFormFaults. */
export interface FormFaults<Form extends FieldValues> {
  /** What is wrong with the form as a whole; empty when nothing is. */
  general: string;
  setGeneral: (words: string) => void;
  fault: (name: FieldPath<Form>) => string | undefined;
  /** Shows what a call rejected with. */
  show: (error: unknown) => void;
}

/**
 * Gives the words of a form's faults, and the way to show what a call refused: each message at its field
 * with the focus on the first, what belongs to no field above the form.
 */
export function useFormFaults<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  offline: string,
): FormFaults<Form> {
  const { t } = useTexts(KIT_TEXTS);
  const [general, setGeneral] = useState('');
  const wordsOf = (code: string | undefined) => (code ? t(`faults.${code}`) : undefined);
  return {
    general,
    setGeneral,
    fault: (name: FieldPath<Form>) => wordsOf(form.getFieldState(name, form.formState).error?.message),
    show(error: unknown) {
      const { code: cause, message, fields } = error instanceof CallFailed ? error : NO_ANSWER;
      const known = fields.filter(({ path }) => path in form.getValues());
      known.forEach(({ path, code }, i) => {
        form.setError(path as FieldPath<Form>, { message: code }, { shouldFocus: i === 0 });
      });
      if (known.length === 0) setGeneral(cause === 'OFFLINE' ? offline : message);
    },
  };
}
