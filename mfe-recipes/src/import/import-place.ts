/** Where the import stands in the address of the recipe list (product decision 2.2): `1` to begin, or its id. */
export const IMPORT_KEY = 'import';
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The query that opens it. @param id of an import that was begun */
export const importQuery = (id = '1'): string => `?${IMPORT_KEY}=${id}`;

/** The import that an address names; null to begin one. */
export function importOf(params: URLSearchParams): string | null {
  const id = params.get(IMPORT_KEY) ?? '';
  return ID.test(id) ? id : null;
}
