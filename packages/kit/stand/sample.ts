/** What a contract's schema says in JSON Schema, as far as samples are made of it. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** So many things stand in a list. */
const SEVERAL = 3;

/** Texts of the kinds that cross the wire; the first that a schema takes is its sample. */
const TEXTS: readonly string[] = [
  'Зразок',
  'sample',
  '00000000-0000-4000-8000-000000000001',
  '2026-11-30',
  '2026-11-30T09:00:00.000Z',
  '2026-11-30T09:00:00Z',
  '09:30',
  'sample@sytno.example',
  'https://sytno.example/sample',
  '/sample',
  'uk',
  'UA',
  'UAH',
  '1.0',
  '380501234567',
  '+380501234567',
  '#aabbcc',
  'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  'a1b2c3d4',
  '123456',
];

/** What a text is by its name, where the schema says no more than that it is one. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/(At|instant)$/, '2026-11-30T09:00:00.000Z'],
  [/(On|^on|^day|Day|date|Date|^from|^to|until|Until|since|^last)$/, '2026-11-30'],
  [/^link$/, '/sample'],
  // A picture of nothing, since a sample's address leads nowhere.
  [/^url$/, 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'],
  [/email$/i, 'sample@sytno.example'],
  [/(currency|currencyCode)$/i, 'UAH'],
  [/(language|lng)$/i, 'uk'],
  [/timeZone$/, 'Europe/Kyiv'],
];

/**
 * A value that a schema takes: of a choice the first, of what may be absent something, of a list three things.
 * `index` tells the things of a list apart where they may differ, `name` what a text is about.
 * @throws when no known text fits a pattern
 */
export function sampleOf(schema: JsonSchema, index = 0, name = '', defs = schema.$defs ?? {}): unknown {
  const inside: Inside = (part, at = index, called = name) => sampleOf(part, at, called, defs);
  if (schema.$ref !== undefined) return inside(defs[schema.$ref.replace('#/$defs/', '')] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[index % schema.enum.length];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return inside(choice);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => inside(part))) as unknown;
  switch (schema.type) {
    case 'object':
      return objectOf(schema, inside);
    case 'array':
      return listOf(schema, inside);
    case 'string':
      return textOf(schema, index, name);
    case 'integer':
    case 'number':
      return numberOf(schema, index);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

type Inside = (part: JsonSchema, at?: number, called?: string) => unknown;

function objectOf({ properties = {}, propertyNames, additionalProperties }: JsonSchema, inside: Inside) {
  const named = Object.entries(properties).map(([key, part]) => [key, inside(part, undefined, key)] as const);
  const keys = propertyNames?.enum ?? [];
  const parts = typeof additionalProperties === 'object' ? additionalProperties : {};
  return Object.fromEntries([...named, ...keys.map((key) => [key as string, inside(parts)] as const)]);
}

function listOf({ prefixItems, items, minItems = 0, maxItems = SEVERAL }: JsonSchema, inside: Inside) {
  if (prefixItems) return prefixItems.map((part) => inside(part));
  // A list of choices has each at most once.
  const different = items?.enum?.length ?? SEVERAL;
  const count = Math.max(minItems, Math.min(maxItems, SEVERAL, different));
  return Array.from({ length: count }, (_, at) => inside(items ?? {}, at));
}

function textOf(
  { pattern, minLength = 0, maxLength = Infinity, format }: JsonSchema,
  index: number,
  name: string,
) {
  const likely = NAMED.filter(([pattern]) => pattern.test(name)).map(([, text]) => text);
  const known = [...likely, ...TEXTS].find(
    (text) =>
      (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
      text.length >= minLength &&
      text.length <= maxLength,
  );
  if (known === undefined) throw new Error(`No sample text fits ${pattern ?? format ?? ''}.`);
  // What tells things apart differs from one to the next.
  if (/^0{8}-/.test(known)) return known.replace(/1$/, String(index + 1));
  return known === 'Зразок' && maxLength > 20 ? `${known} ${String(index + 1)}` : known;
}

function numberOf({ minimum, exclusiveMinimum, maximum, multipleOf = 1 }: JsonSchema, index: number) {
  const low = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + multipleOf);
  return Math.min(Math.max(low, 1) + index * multipleOf, maximum ?? Infinity);
}
