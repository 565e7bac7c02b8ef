import fc from 'fast-check';
import { isContractProcedure } from '@orpc/contract';
import { contract } from '@sytno/contract';
import { addDays } from '@sytno/domain';
import { z } from 'zod';
import { now } from '../platform/time/clock';
import { BODIES } from './call-bodies';
import { QUERIES } from './call-queries';
import { CALLS, type ContractCall } from './calls';

/** How an input is meant: right, right but for one thing, or out to break something. */
export const TEMPERS = ['right', 'nearly', 'hostile'] as const;
export type Temper = (typeof TEMPERS)[number];

export interface FuzzedCall {
  readonly call: ContractCall;
  readonly temper: Temper;
  /** Which of the people calls. */
  readonly who: number;
  readonly input: unknown;
}

/** What of JSON Schema the contract's inputs are made of. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Texts that mean something somewhere. */
const TEXTS = [
  '',
  ' ',
  'борщ',
  'uk',
  'en',
  'UAH',
  'potato',
  'salt',
  'soups',
  '2 яйця',
  'kg',
  'dinner',
  '1.0',
];
/** What has broken programs. */
const HOSTILE: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  0.1,
  '',
  'a\u0000b',
  'a\ud800b',
  'x'.repeat(5_000),
  '𓀀'.repeat(300),
  `'; drop table acc_user; --`,
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '%00%ff',
  '0000-00-00',
  '9999-12-31',
  '2026-02-30',
  'Infinity',
  'NaN',
  '1e400',
  'true',
  [],
  {},
  [null],
  [[[[[[]]]]]],
  { constructor: { prototype: { admin: true } } },
  JSON.parse('{"__proto__":{"admin":true}}') as unknown,
  Array.from({ length: 300 }, (_, index) => index),
  true,
];

/** Inputs for every call, made of its own schema; `ids` are of things that are there. */
export function fuzzedCalls(
  names: (call: ContractCall) => number,
  ids: () => readonly string[],
  people: number,
): fc.Arbitrary<FuzzedCall> {
  const calls = CALLS.filter((call) => names(call) > 0).map((call) => ({
    weight: names(call),
    arbitrary: fuzzedCall(call, ids, people),
  }));
  return fc.oneof(...calls);
}

function fuzzedCall(
  call: ContractCall,
  ids: () => readonly string[],
  people: number,
): fc.Arbitrary<FuzzedCall> {
  const schema = schemaOf(call.name);
  const good = { ...QUERIES[call.name], ...BODIES[call.name] };
  const made = schema ? valueOf(schema, '', ids, schema.$defs ?? {}) : fc.constant(undefined);
  const kept = idsOfPath(call, ids).map((places): unknown => ({ ...good, ...places }));
  const right = Object.keys(good).length > 0 ? fc.oneof({ weight: 2, arbitrary: kept }, made) : made;
  const who = fc.nat(people - 1);
  const as = (temper: Temper, input: fc.Arbitrary<unknown>) =>
    fc.record({ call: fc.constant(call), temper: fc.constant(temper), who, input });
  const bad = fc
    .tuple(right, fc.nat(1_000), hostileValue())
    .map(([value, at, evil]) => spoiled(value, at, evil));
  const worse = fc
    .tuple(bad, fc.nat(1_000), hostileValue())
    .map(([value, at, evil]) => spoiled(value, at, evil));
  return fc.oneof(as('right', right), as('nearly', bad), as('hostile', fc.oneof(worse, hostileValue())));
}

const hostileValue = (): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...HOSTILE) }, fc.jsonValue({ maxDepth: 2 }));

function idsOfPath(call: ContractCall, ids: () => readonly string[]): fc.Arbitrary<Record<string, string>> {
  const places = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc.record(
    Object.fromEntries(places.map((name) => [name, textOf(name, PLACE[name] ?? 'uuid', ids)])),
  );
}

/** What stands at places of addresses that hold no id. */
const PLACE: Readonly<Record<string, string>> = {
  section: 'section',
  table: 'table',
  unit: 'unit',
  token: 'token',
  place: 'place',
};
const WORDS: Readonly<Record<string, readonly string[]>> = {
  section: ['recipes', 'account'],
  table: ['aisles', 'categories', 'subcategories'],
  unit: ['cube', 'glass'],
  token: ['abc', 'x'.repeat(43)],
  place: ['0', '1'],
};

function schemaOf(name: string): Schema | undefined {
  const node = name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
  if (!isContractProcedure(node)) throw new Error(`${name} is no call`);
  const { inputSchema } = node['~orpc'];
  if (!inputSchema) return undefined;
  return z.toJSONSchema(inputSchema as unknown as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
  }) as Schema;
}

function valueOf(
  schema: Schema,
  name: string,
  ids: () => readonly string[],
  defs: Readonly<Record<string, Schema>>,
  depth = 0,
): fc.Arbitrary<unknown> {
  const inside = (part: Schema, called = name) => valueOf(part, called, ids, defs, depth + 1);
  if (schema.$ref !== undefined) return inside(defs[schema.$ref.replace('#/$defs/', '')] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((part) => inside(part)));
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map((part) => inside(part)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  }
  switch (schema.type) {
    case 'object':
      return objectOf(schema, inside);
    case 'array':
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((part) => inside(part)));
      return fc.array(inside(schema.items ?? {}), { maxLength: depth > 3 ? 1 : 3 });
    case 'string':
      return textOf(name, schema.format ?? '', ids);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    default:
      // Checked by hand in the schema: a text, mostly.
      return fc.oneof(textOf(name, '', ids), fc.integer({ min: 0, max: 50 }).map(String));
  }
}

function objectOf(
  { properties = {}, required = [], additionalProperties, propertyNames }: Schema,
  inside: (part: Schema, called?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, inside(part, key)]));
  const named = fc.record(parts, { requiredKeys: required.filter((key) => key in parts) });
  if (typeof additionalProperties !== 'object') return named;
  const keys = propertyNames?.enum?.map(String) ?? ['uk', 'en'];
  return fc
    .tuple(named, fc.dictionary(fc.constantFrom(...keys), inside(additionalProperties), { maxKeys: 2 }))
    .map(([own, more]) => ({ ...own, ...more }));
}

function numberOf({ minimum = 0, maximum = 1_000 }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31)];
  return fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, min + 20)) }),
    fc.constantFrom(min, max),
  );
}

function textOf(name: string, format: string, ids: () => readonly string[]): fc.Arbitrary<string> {
  const words = WORDS[format];
  if (words) return fc.constantFrom(...words);
  const id = fc.nat(100_000).map((at) => {
    const all = ids();
    return all[at % all.length] ?? '00000000-0000-4000-8000-00000000dead';
  });
  if (format === 'uuid') return id;
  if (format === 'date-time') return fc.constantFrom('2026-11-30T09:00:00.000Z', '1999-01-01T00:00:00.000Z');
  if (format === 'email') return fc.constantFrom('a@sytno.test', 'б@сутно.укр');
  const day = fc.integer({ min: -3, max: 20 }).map(dayFromNow);
  if (/(^|[a-z])(date|day|from|to|until)$/i.test(name)) return day;
  if (/(^|[a-z])id$/i.test(name)) return fc.oneof(id, fc.constantFrom(...TEXTS));
  return fc.oneof(fc.constantFrom(...TEXTS), fc.string({ maxLength: 30, unit: 'binary' }), id, day);
}

const dayFromNow = (days: number): string => addDays(now().slice(0, 10), days);

/** A copy with one of its places, the `at`th of all, taken by something evil; at times a new place. */
function spoiled(value: unknown, at: number, evil: unknown): unknown {
  const copy = structuredClone(value);
  const places: [Record<string, unknown>, string][] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || places.length > 200) return;
    for (const key of Object.keys(node)) {
      places.push([node as Record<string, unknown>, key]);
      walk((node as Record<string, unknown>)[key]);
    }
  };
  walk(copy);
  if (typeof copy === 'object' && copy !== null && at % 7 === 0) {
    Object.assign(copy, { unasked: evil });
    return copy;
  }
  const place = places[at % Math.max(1, places.length)];
  if (!place) return evil;
  const [node, key] = place;
  if (at % 11 === 0) Reflect.deleteProperty(node, key);
  else node[key] = evil;
  return copy;
}
