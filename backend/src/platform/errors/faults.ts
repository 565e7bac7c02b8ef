import { FAULTS, type Fault, type FieldFault } from '@sytno/contract';

/** What is read of a zod issue, which crosses the standard schema interface with its own fields. */
export interface Issue {
  readonly code?: string;
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly keys?: readonly string[];
  readonly origin?: string;
  readonly errors?: readonly (readonly Issue[])[];
}

/** A caller can send any number of unknown keys; the answer names so many. */
const MOST = 50;
const LONGEST_PATH = 200;

/**
 * The faults of an input as the answer names them: one for each field, unknown fields by their own name.
 *
 * @param input what was validated: a field that is not there is 'blank', whatever its schema says
 */
export function faultsOf(issues: readonly Issue[], input: unknown): FieldFault[] {
  return issues.flatMap((issue) => faultsOfIssue(issue, input)).slice(0, MOST);
}

function faultsOfIssue(issue: Issue, input: unknown): FieldFault[] {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => ({ path: dotted([...path, key]), code: 'unknown' }));
  }
  // A rule over the whole input knows better what is missing at a place.
  const ruled = issue.code === 'custom' && isFault(issue.message);
  const missing = !ruled && path.length > 0 && valueAt(input, path) === undefined;
  return [{ path: dotted(path), code: missing ? 'blank' : faultOf(issue) }];
}

function dotted(path: readonly string[]): string {
  return path.join('.').slice(0, LONGEST_PATH).toWellFormed();
}

function valueAt(input: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    input,
  );
}

const BY_ISSUE: Readonly<Record<string, Fault>> = {
  invalid_value: 'choice',
  invalid_union: 'choice',
  not_multiple_of: 'number.range',
};

function faultOf(issue: Issue): Fault {
  if (isFault(issue.message)) return issue.message;
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    return issue.origin === 'string' ? 'text.long' : 'number.range';
  }
  return BY_ISSUE[issue.code ?? ''] ?? 'type';
}

function isFault(word: string): word is Fault {
  return (FAULTS as readonly string[]).includes(word);
}
