// @ts-check
/** Small edits of source files by their syntax: what is there stays as it is, prettier sets the rest. */
import ts from 'typescript';

/** @param {string} source */
const parsed = (source) =>
  ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** @param {ts.Expression} node @returns {ts.Expression} without `as const` and `satisfies` */
const bare = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;

/** The first node that a look takes. @template {ts.Node} T @param {ts.Node} node @param {(node: ts.Node) => T | undefined} look @returns {T | undefined} */
const first = (node, look) => look(node) ?? ts.forEachChild(node, (child) => first(child, look));

/** @param {string} source @param {number} at @param {string} text */
const inserted = (source, at, text) => source.slice(0, at) + text + source.slice(at);

/** @param {string} source @param {ts.NodeArray<ts.Node>} list @param {ts.Node} owner @param {string} text */
function appended(source, list, owner, text) {
  const last = list.at(-1);
  if (!last) return inserted(source, owner.getEnd() - 1, text);
  return inserted(source, last.getEnd(), `, ${text}`);
}

/** @param {ts.ObjectLiteralExpression} object @param {string} key */
const propertyOf = (object, key) =>
  object.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText().replace(/['"]/g, '') === key);

/**
 * Adds a property to the object that a constant holds, below the keys of `path`.
 * @param {string} source @param {{ constant: string, path?: string[], text: string }} what @returns {string}
 * @throws when there is no such object
 */
export function withProperty(source, { constant, path = [], text }) {
  const file = parsed(source);
  const declaration = first(file, (node) =>
    ts.isVariableDeclaration(node) && node.name.getText() === constant ? node : undefined,
  );
  let object = declaration?.initializer && bare(declaration.initializer);
  for (const key of path) {
    const property = object && ts.isObjectLiteralExpression(object) ? propertyOf(object, key) : undefined;
    object = property && bare(property.initializer);
  }
  if (!object || !ts.isObjectLiteralExpression(object)) {
    throw new Error(`There is no object ${[constant, ...path].join('.')}.`);
  }
  return appended(source, object.properties, object, text);
}

/**
 * Adds an element to the list that some object holds under a key, such as `controllers` of a module.
 * @param {string} source @param {{ key: string, text: string }} what @returns {string}
 * @throws when there is no such list
 */
export function withElement(source, { key, text }) {
  const list = first(parsed(source), (node) =>
    ts.isPropertyAssignment(node) &&
    node.name.getText().replace(/['"]/g, '') === key &&
    ts.isArrayLiteralExpression(node.initializer)
      ? node.initializer
      : undefined,
  );
  if (!list) throw new Error(`There is no list ${key}.`);
  return appended(source, list.elements, list, text);
}

/** @param {ts.SourceFile} file */
const importsOf = (file) => file.statements.filter(ts.isImportDeclaration);

/** The names that a file imports in braces. @param {ts.SourceFile} file */
const importedBy = (file) =>
  importsOf(file).flatMap(({ importClause }) => {
    const named = importClause?.namedBindings;
    return named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [];
  });

/** Adds an import behind the others; none where its names are imported already. @param {string} source @param {string} line @returns {string} */
export function withImport(source, line) {
  const file = parsed(source);
  const known = importedBy(file);
  const wanted = importedBy(parsed(line));
  if (wanted.length > 0 && wanted.every((name) => known.includes(name))) return source;
  return inserted(source, importsOf(file).at(-1)?.getEnd() ?? 0, `\n${line}`);
}
