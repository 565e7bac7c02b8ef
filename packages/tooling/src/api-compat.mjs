// @ts-check
/**
 * Whether a caller that was built against one OpenAPI document gets along with a server of another one: within a
 * major the API only grows. What callers send must still be taken, what they read must still be there.
 */

/** @typedef {Record<string, any>} Schema @typedef {{ info: { version: string }, paths: Record<string, Record<string, any>> }} Document */

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const JSON_TYPE = 'application/json';

/** @param {Document} document @returns {Map<string, any>} operations by `GET /recipes` */
const operations = ({ paths }) =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) =>
        item[method]
          ? [/** @type {[string, any]} */ ([`${method.toUpperCase()} ${path}`, item[method]])]
          : [],
      ),
    ),
  );

/**
 * What of the older document the newer one takes away or narrows.
 * @param {Document} older @param {Document} newer @returns {string[]} one sentence a breach
 */
export function apiBreaches(older, newer) {
  const now = operations(newer);
  return [...operations(older)].flatMap(([name, before]) => {
    const after = now.get(name);
    if (!after) return [`${name} is gone.`];
    return [
      ...parameterBreaches(name, before, after),
      ...bodyBreaches(name, before, after),
      ...answerBreaches(name, before, after),
    ];
  });
}

/** @param {string} name @param {any} before @param {any} after */
function parameterBreaches(name, before, after) {
  const key = (/** @type {any} */ { in: where, name: one }) => `${where} ${one}`;
  const old = new Map((before.parameters ?? []).map((/** @type {any} */ one) => [key(one), one]));
  const now = new Map((after.parameters ?? []).map((/** @type {any} */ one) => [key(one), one]));
  const gone = [...old].flatMap(([one, { schema, required }]) => {
    const next = now.get(one);
    if (!next) return [`${name} no longer takes ${one}.`];
    const must = next.required && !required ? [`${name} now requires ${one}.`] : [];
    return [...must, ...narrowed(`${name} ${one}`, schema ?? {}, next.schema ?? {})];
  });
  const demanded = [...now].flatMap(([one, { required }]) =>
    required && !old.has(one) ? [`${name} now requires ${one}.`] : [],
  );
  return [...gone, ...demanded];
}

/** @param {string} name @param {any} before @param {any} after */
function bodyBreaches(name, before, after) {
  const old = before.requestBody?.content?.[JSON_TYPE]?.schema;
  const now = after.requestBody?.content?.[JSON_TYPE]?.schema;
  if (!old) return after.requestBody?.required ? [`${name} now requires a body.`] : [];
  if (!now) return [`${name} no longer takes a body.`];
  return narrowed(`${name} takes`, old, now);
}

/** @param {string} name @param {any} before @param {any} after */
function answerBreaches(name, before, after) {
  return Object.entries(before.responses ?? {}).flatMap(([status, old]) => {
    if (!status.startsWith('2')) return [];
    const now = after.responses?.[status];
    if (!now) return [`${name} no longer answers ${status}.`];
    return Object.entries(old.content ?? {}).flatMap(([type, { schema }]) => {
      const next = now.content?.[type];
      if (!next) return [`${name} no longer answers ${type}.`];
      return lost(`${name} answers`, schema ?? {}, next.schema ?? {});
    });
  });
}

/** @param {Schema} schema @returns {Schema[]} */
const variantsOf = (schema) => schema.anyOf ?? schema.oneOf ?? [schema];
/** @param {Schema} schema */
const valuesOf = (schema) => ('const' in schema ? [schema.const] : schema.enum);
/** @param {Schema} schema */
const typesOf = (schema) => [schema.type ?? []].flat();

/** An integer is a number, and a schema without a type takes any. @param {string} type @param {string[]} types */
const takesType = (type, types) =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

/** Bounds that must not be drawn closer: [word, which way is closer]. */
const BOUNDS = /** @type {const} */ ([
  ['minimum', 1],
  ['exclusiveMinimum', 1],
  ['minLength', 1],
  ['minItems', 1],
  ['maximum', -1],
  ['exclusiveMaximum', -1],
  ['maxLength', -1],
  ['maxItems', -1],
]);

/**
 * What of the values that the older schema takes the newer one refuses.
 * @param {string} at @param {Schema} older @param {Schema} newer @returns {string[]}
 */
function narrowed(at, older, newer) {
  const [old, now] = [variantsOf(older), variantsOf(newer)];
  if (old.length > 1 || now.length > 1) {
    return old.flatMap((variant) => {
      const tries = now.map((next) => narrowed(at, variant, next));
      if (tries.some((breaches) => breaches.length === 0)) return [];
      return old.length === 1 || now.length === 1
        ? (tries[0] ?? [])
        : [`${at}: ${nameOf(variant)} is no longer taken.`];
    });
  }
  return [
    ...wrongType(at, older, newer),
    ...missingValues(at, valuesOf(older), valuesOf(newer)),
    ...BOUNDS.flatMap(([word, closer]) => tighter(at, word, closer, older[word], newer[word])),
    ...['pattern', 'format'].flatMap((word) =>
      newer[word] !== undefined && newer[word] !== older[word]
        ? [`${at}: ${word} is now ${newer[word]}.`]
        : [],
    ),
    ...fieldsTaken(at, older, newer),
    ...(older.items && newer.items ? narrowed(`${at}[]`, older.items, newer.items) : []),
  ];
}

/** @param {string} at @param {Schema} older @param {Schema} newer */
function fieldsTaken(at, older, newer) {
  const [old, now] = [older.properties ?? {}, newer.properties ?? {}];
  const gone = Object.keys(old).flatMap((field) => {
    if (now[field]) return narrowed(`${at}.${field}`, old[field], now[field]);
    return newer.additionalProperties === false ? [`${at}: the field ${field} is gone.`] : [];
  });
  const demanded = (newer.required ?? []).filter(
    (/** @type {string} */ field) => !(older.required ?? []).includes(field),
  );
  return [
    ...gone,
    ...demanded.map((/** @type {string} */ field) => `${at}: the field ${field} is now required.`),
  ];
}

/**
 * What somebody who reads by the older schema does not find in the newer one. More fields and more words of a
 * choice may come: a reader takes what he does not know as such.
 * @param {string} at @param {Schema} older @param {Schema} newer @returns {string[]}
 */
function lost(at, older, newer) {
  const [old, now] = [variantsOf(older), variantsOf(newer)];
  const mayBeNull = (/** @type {Schema[]} */ all) => all.some((one) => typesOf(one).includes('null'));
  if (mayBeNull(now) && !mayBeNull(old)) return [`${at}: may now be null.`];
  const [oldRest, nowRest] = [old, now].map((all) => all.filter((one) => !typesOf(one).includes('null')));
  if (!oldRest || !nowRest || oldRest.length === 0) return [];
  if (oldRest.length > 1 || nowRest.length > 1) {
    return oldRest.flatMap((variant) => {
      const same = nowRest.filter((next) => nameOf(next) === nameOf(variant));
      const named = constantsOf(variant).length > 0;
      const candidates = same.length > 0 || named ? same : nowRest;
      const tries = candidates.map((next) => lost(at, variant, next));
      if (tries.some((breaches) => breaches.length === 0)) return [];
      return same.length > 0 ? (tries[0] ?? []) : [`${at}: ${nameOf(variant)} is gone.`];
    });
  }
  const [before = {}, after = {}] = [oldRest[0], nowRest[0]];
  const fields = Object.entries(before.properties ?? {}).flatMap(([field, schema]) => {
    const next = after.properties?.[field];
    if (!next) return [`${at}: the field ${field} is gone.`];
    const always = (before.required ?? []).includes(field) && !(after.required ?? []).includes(field);
    return [
      ...(always ? [`${at}: the field ${field} may now be left out.`] : []),
      ...lost(`${at}.${field}`, schema, next),
    ];
  });
  return [
    ...wrongType(at, after, before),
    ...fields,
    ...(before.items && after.items ? lost(`${at}[]`, before.items, after.items) : []),
  ];
}

/** @param {string} at @param {Schema} given @param {Schema} taker */
function wrongType(at, given, taker) {
  const wrong = typesOf(given).filter((type) => !takesType(type, typesOf(taker)));
  return wrong.length > 0 ? [`${at}: ${wrong.join(', ')} became ${typesOf(taker).join(', ')}.`] : [];
}

/** @param {string} at @param {unknown[] | undefined} old @param {unknown[] | undefined} now */
function missingValues(at, old, now) {
  if (!now) return [];
  if (!old) return [`${at}: only ${now.join(', ')} are taken now.`];
  const gone = old.filter((value) => !now.includes(value));
  return gone.length > 0 ? [`${at}: ${gone.join(', ')} is no longer taken.`] : [];
}

/** @param {string} at @param {string} word @param {number} closer @param {number | undefined} old @param {number | undefined} now */
function tighter(at, word, closer, old, now) {
  if (now === undefined || (old !== undefined && (now - old) * closer <= 0)) return [];
  return [`${at}: ${word} is now ${now}${old === undefined ? '' : ` instead of ${old}`}.`];
}

/** Fields of one value, by which variants are told apart. @param {Schema} schema */
const constantsOf = (schema) =>
  Object.entries(schema.properties ?? {}).flatMap(([field, one]) => {
    const values = valuesOf(one);
    return values?.length === 1 ? [`${field} ${values[0]}`] : [];
  });

/** What tells a variant from the others: its constant fields, else its type. @param {Schema} schema */
const nameOf = (schema) =>
  constantsOf(schema).join(', ') || (valuesOf(schema)?.join(' | ') ?? typesOf(schema).join(' | '));

/** A document without what only people read, to see whether anything else changed. @param {Document} document */
export function bareDocument({ paths }) {
  return JSON.stringify(paths, (key, value) =>
    key === 'summary' || key === 'description' ? undefined : value,
  );
}
