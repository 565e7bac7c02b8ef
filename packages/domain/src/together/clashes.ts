/** Whether two values of a field are the same, however deep: what is kept and sent as JSON. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) => Object.hasOwn(b, key) && sameValue(a[key as keyof typeof a], b[key as keyof typeof b]),
  );
}

/**
 * Two people change one thing. A field clashes when somebody changed it since the writer saw it, to something
 * else than the writer wants; whatever else he changes goes beside the other's change (ADR 27).
 *
 * @param wanted the fields that are to be changed
 * @param seen what the writer saw of them; a field he says nothing of is changed whatever it is
 * @returns the fields that clash, in the order they were wanted
 */
export function clashes<T extends object>(
  wanted: Partial<T>,
  seen: { readonly [Field in keyof T]?: T[Field] | undefined },
  current: T,
): (keyof T & string)[] {
  const fields = Object.keys(wanted) as (keyof T & string)[];
  return fields.filter(
    (field) =>
      wanted[field] !== undefined &&
      Object.hasOwn(seen, field) &&
      seen[field] !== undefined &&
      !sameValue(seen[field], current[field]) &&
      !sameValue(wanted[field], current[field]),
  );
}
