import { roundTo } from '@sytno/domain';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { formatNumber } from '../format/format';
import { parseNumber } from '../format/parse-number';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts, type Texts } from '../i18n/use-texts';
import { Field, type InputProps } from './Field';
import type { FieldWords } from './FieldFrame';

/** Bounds of a number, both allowed themselves. */
interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A number with its unit. Comma and point are both decimal signs; arrows step. It tells every readable number
 * as it is typed, also one out of bounds (with the words why), and null for an empty or unreadable text; a form
 * with an unreadable one is not sent, since to the form it would look unsaid (`aria-required`: the form sees to it).
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  step = 1,
  digits = 2,
  fault,
  ...field
}: Omit<InputProps, 'value' | 'onChange' | 'min' | 'max' | 'step' | 'type' | 'inputMode'> &
  FieldWords &
  Bounds & {
    unit?: string | undefined;
    value: number | null;
    onChange: (value: number | null) => void;
    step?: number;
    /** At most so many decimals; 0 brings the phone's keys without a comma. */
    digits?: number;
  }) {
  const { t, lng } = useTexts(KIT_TEXTS);
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(true);
  const box = useRef<HTMLInputElement>(null);
  const shown = value === null ? '' : formatNumber(value, lng, digits);
  const text = draft ?? shown;

  const write = (next: string) => {
    setDraft(next);
    setLeft(false);
    const number = parseNumber(next, lng);
    onChange(number === null ? null : roundTo(number, digits));
  };
  const leave = () => {
    setLeft(true);
    if (draft !== null && (draft.trim() === '' || parseNumber(draft, lng) !== null)) setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // It sends the form, and what is wrong is said before the focus goes.
    if (event.key === 'Enter') setLeft(true);
    const steps = STEPS[event.key];
    if (steps === undefined || field.readOnly) return;
    event.preventDefault();
    setDraft(null);
    onChange(within(roundTo((value ?? 0) + steps * step, digits), { min, max }));
  };
  useHeldForm(box, text.trim() !== '' && value === null, () => setLeft(true));
  const said =
    fault ?? (left ? wrong(text, value, { min, max }, t, (n) => formatNumber(n, lng, digits)) : null);
  return (
    <Field
      {...field}
      {...(said ? { fault: said } : {})}
      type="text"
      inputMode={digits === 0 && (min ?? 0) >= 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      onChange={(event) => {
        box.current = event.target;
        write(event.target.value);
      }}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        leave();
        field.onBlur?.(event);
      }}
    />
  );
}

/** Holds the form of the input that is written into while its text says nothing. */
function useHeldForm(box: RefObject<HTMLInputElement | null>, unclear: boolean, onHeld: () => void): void {
  const held = useRef(onHeld);
  useEffect(() => {
    held.current = onHeld;
  });
  useEffect(() => {
    const input = box.current;
    const form = input?.form;
    if (!unclear || !form) return undefined;
    const hold = (event: Event) => {
      // A form that wants a number says itself that it has none.
      if (input.disabled || input.getAttribute('aria-required') === 'true') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.current();
      input.focus();
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [box, unclear]);
}

const within = (value: number, { min = -Infinity, max = Infinity }: Bounds): number =>
  Math.min(max, Math.max(min, value));

/** What is wrong with a number that was typed, in words; null when nothing is. */
function wrong(
  text: string,
  value: number | null,
  { min, max }: Bounds,
  t: Texts,
  format: (value: number) => string,
): string | null {
  if (text.trim() === '') return null;
  if (value === null) return t('parts.number.unclear', { example: format(1.5) });
  if (within(value, { min, max }) === value) return null;
  const bounds = {
    ...(min === undefined ? {} : { min: format(min) }),
    ...(max === undefined ? {} : { max: format(max) }),
  };
  if (min === undefined) return t('parts.number.most', bounds);
  return t(max === undefined ? 'parts.number.least' : 'parts.number.between', bounds);
}
