import { failureOf, KIT_TEXTS, useTexts } from '@sytno/kit';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Gives the words of a form's faults, and the way to show what a call refused: each message at its field
 * with the focus on the first, what belongs to no field above the form.
 *
 * @param names of the fields that can show a fault, as the server calls them
 */
export function useFormFaults<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  names: readonly FieldPath<Form>[],
) {
  const { t } = useTexts(KIT_TEXTS);
  const [general, setGeneral] = useState('');
  const wordsOf = (code: string | undefined) => (code ? t(`faults.${code}`) : undefined);
  return {
    general,
    clear: () => setGeneral(''),
    fault: (name: FieldPath<Form>) => wordsOf(form.getFieldState(name, form.formState).error?.message),
    show(error: unknown) {
      const failure = failureOf(error);
      const known = names.flatMap((name) => {
        const found = failure.fields.find(({ path }) => path === name);
        return found ? [{ name, code: found.code }] : [];
      });
      known.forEach(({ name, code }, i) => {
        form.setError(name, { message: code }, { shouldFocus: i === 0 });
      });
      if (known.length === 0) setGeneral(failure.code === 'OFFLINE' ? t('offline.text') : failure.message);
    },
  };
}
