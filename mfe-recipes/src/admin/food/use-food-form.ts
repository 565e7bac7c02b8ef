import type { FoodForm } from '@sytno/contract';
import { failureOf, KIT_TEXTS, useTexts } from '@sytno/kit';
import { useEffect, useState, type RefCallback } from 'react';
import { formOf, type DraftFaults, type FoodDraft } from './food-draft';

export interface FoodFormState {
  readonly faults: DraftFaults;
  /** What is wrong with it as a whole, in words. */
  readonly general: string;
  /** Put where the fields are: the first wrong one is given the focus. */
  readonly place: RefCallback<HTMLFormElement>;
  /** The form, when nothing is wrong with it; else its faults are shown. */
  readonly read: () => FoodForm | undefined;
  /** Shows what a call refused, at its fields. @returns whether any fault belongs to a field */
  readonly refused: (error: unknown) => boolean;
  /** A field that is mended is wrong no more. */
  readonly mended: (change: Partial<FoodDraft>) => void;
}

/** Faults of a food's form: those found here, and those the server told. */
export function useFoodForm(draft: FoodDraft): FoodFormState {
  const { t } = useTexts(KIT_TEXTS);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [general, setGeneral] = useState('');
  const [shown, setShown] = useState(0);
  const [form, place] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (shown === 0) return;
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
  }, [form, shown]);
  const show = (found: DraftFaults) => {
    setFaults(found);
    setShown((times) => times + 1);
  };
  return {
    faults,
    general,
    place,
    read: () => {
      setGeneral('');
      const made = formOf(draft);
      if (made.faults === undefined) {
        setFaults({});
        return made.form;
      }
      show(made.faults);
      return undefined;
    },
    refused: (error) => {
      const failure = failureOf(error);
      const found = failure.fields.map(({ path, code }) => [path.replace(/^facts\./, ''), code] as const);
      if (found.length > 0) show(Object.fromEntries(found));
      else setGeneral(failure.code === 'OFFLINE' ? t('offline.text') : failure.message);
      return found.length > 0;
    },
    mended: (change) => {
      const keys = Object.keys(change);
      setFaults((all) =>
        Object.fromEntries(Object.entries(all).filter(([path]) => !keys.includes(path.split('.')[0] ?? ''))),
      );
    },
  };
}
