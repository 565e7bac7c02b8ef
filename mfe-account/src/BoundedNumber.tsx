import { formatNumber, KIT_TEXTS, useTexts } from '@sytno/kit';
import { NumberField } from '@sytno/kit/ui';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';

/** What a number may be, as people write it. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  /** Decimals that can be written. */
  readonly digits: number;
  /** How far an arrow goes. */
  readonly step: number;
}

/** What this field finds wrong itself; other codes are of the fault table. */
const UNCLEAR = 'unclear';
const OUTSIDE = 'between';

/** A number of a form that has to be there and within bounds; whatever is wrong is told at the field. */
export function BoundedNumber<Form extends FieldValues>(props: {
  control: Control<Form>;
  name: FieldPathByValue<Form, number | null>;
  label: string;
  hint?: string;
  bounds: NumberBounds;
  /** Stands in the words for what is no number. */
  example: number;
}) {
  const { t, lng } = useTexts(KIT_TEXTS);
  const { bounds, hint } = props;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({
    control: props.control,
    name: props.name,
    rules: { validate: (given: number | null) => check(given, bounds) },
  });
  const code = fieldState.error?.message;
  const words = (given: number) => formatNumber(given, lng, bounds.digits);
  const faultOf = () => {
    if (code === UNCLEAR) return t('parts.number.unclear', { example: words(props.example) });
    if (code === OUTSIDE) {
      return t('parts.number.between', { min: words(bounds.min), max: words(bounds.max) });
    }
    return t(`faults.${code ?? ''}`);
  };
  return (
    <NumberField
      ref={ref}
      aria-required
      label={props.label}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      {...bounds}
      {...(hint === undefined ? {} : { hint })}
      {...(code ? { fault: faultOf() } : {})}
    />
  );
}

function check(value: number | null, { min, max }: NumberBounds): true | string {
  if (value === null) return UNCLEAR;
  return (value >= min && value <= max) || OUTSIDE;
}
