import { contentFaults, RECIPE_LIMITS, type Language } from '@sytno/domain';
import { contentOf, lineItems, type Form } from './form';

/** What is wrong at a place of the form: the code of the fault table by path, `lines.3.unit`. */
export type Faults = ReadonlyMap<string, string>;

export const NO_FAULTS: Faults = new Map();

/** What keeps the form from being saved, in its order (spec §5 and the bounds of its numbers). */
export function faultsOf(form: Form): Faults {
  const content = contentFaults(contentOf(form)).map(({ path, code }) => [path, code] as const);
  return new Map([...content, ...numberFaults(form), ...lineNumberFaults(form)]);
}

const within = (value: number | null, min: number, max: number): boolean =>
  value === null || (value >= min && value <= max);

function numberFaults(form: Form): [string, string][] {
  const { servings, minutes, cookedWeight } = RECIPE_LIMITS;
  const fields = [
    ['servings', form.servings, 1, servings],
    ['prepMinutes', form.prepMinutes, 0, minutes],
    ['cookMinutes', form.cookMinutes, 0, minutes],
    ['restMinutes', form.restMinutes, 0, minutes],
    ['cookedWeight', form.cookedWeight, 1, cookedWeight],
  ] as const;
  return [
    ...(form.servings === null ? [['servings', 'blank'] as [string, string]] : []),
    ...fields
      .filter(([, value, min, max]) => !within(value, min, max))
      .map(([path]): [string, string] => [path, 'number.range']),
  ];
}

function lineNumberFaults(form: Form): [string, string][] {
  return lineItems(form).flatMap(({ line }, at) =>
    (['quantity', 'quantityTo'] as const)
      .filter((field) => !within(line[field], Number.MIN_VALUE, RECIPE_LIMITS.quantity))
      .map((field): [string, string] => [`lines.${String(at)}.${field}`, 'number.range']),
  );
}

/** The faults that a server told, at the form's places. */
export function serverFaults(fields: readonly { path: string; code: string }[]): Faults {
  return new Map(fields.map(({ path, code }) => [path.replace(/^content\./, ''), code]));
}

/** The language in which something of the recipe is missing, when it is not the one that is shown. */
export function otherLanguage(faults: Faults, shown: Language): Language | undefined {
  const paths = [...faults.keys()].map((path) => /^(?:name|description)\.(\w+)$/.exec(path)?.[1]);
  const languages = paths.filter((language) => language !== undefined) as Language[];
  return languages.includes(shown) ? undefined : languages[0];
}
