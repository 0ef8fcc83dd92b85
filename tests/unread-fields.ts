import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, visit } from 'graphql';
import ts from 'typescript';
import { codeIn, filesIn, product } from './rules-without-caller';

const readers = ['adapters', 'application', 'config', 'domain', 'ui'];

/** A file as it is parsed, with its path relative to the root. */
type Parsed = { readonly file: string; readonly source: ts.SourceFile };

/** The fields that adapters read of answers, and the documents select, of which nothing is made by any name: sorted names. */
export function unreadFields(root: string): readonly string[] {
  const parsed = readers.flatMap((room) => parsedIn(root, room));
  const asked = new Set(parsed.filter(({ file }) => file.startsWith('adapters/')).flatMap(fieldsOfSchemas));
  for (const name of filesIn(root, 'contract', /(?<!schema)\.graphql$/))
    for (const field of fieldsOfDocument(readFileSync(join(root, name), 'utf8'))) asked.add(field);
  const read = new Set(parsed.flatMap(namesRead));
  return [...asked].filter((field) => !read.has(field)).sort();
}

/** The exported functions and values of adapters that no other file of the product names, nor their own beside its declaration: sorted names by file. */
export function adapterExportsWithoutCaller(root: string): readonly string[] {
  const parsed = product.flatMap((room) => parsedIn(root, room));
  const named = new Map<string, number>();
  const count = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) named.set(node.text, (named.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, count);
  };
  for (const { source } of parsed) count(source);
  return parsed
    .filter(({ file }) => file.startsWith('adapters/'))
    .flatMap(({ file, source }) =>
      source.statements
        .flatMap(exportedNames)
        .filter((name) => (named.get(name) ?? 0) < 2)
        .map((name) => `${file}: ${name}`),
    )
    .sort();
}

function exportedNames(statement: ts.Statement): readonly string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
}

const parsedIn = (root: string, room: string): readonly Parsed[] =>
  codeIn(root, room)
    .filter((file) => !file.includes('/generated/'))
    .map((file) => ({
      file,
      source: ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true),
    }));

/** The names of the fields in the objects that a file has zod read. */
function fieldsOfSchemas({ source }: Parsed): readonly string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^z\.(object|extend)$/.test(node.expression.getText()))
      for (const fields of node.arguments.filter(ts.isObjectLiteralExpression))
        found.push(...fields.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : [])));
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** The fields that documents select, by the names they come under; an operation's own are read as a whole. */
function fieldsOfDocument(text: string): readonly string[] {
  const found: string[] = [];
  visit(parse(text), {
    Field: ({ name, alias }, _key, _parent, _path, ancestors) => {
      const isOperation = ancestors.filter((one) => 'kind' in one && one.kind === Kind.FIELD).length === 0;
      const isInFragment = ancestors.some((one) => 'kind' in one && one.kind === Kind.FRAGMENT_DEFINITION);
      if (!isOperation || isInFragment) found.push((alias ?? name).value);
    },
  });
  return found;
}

/** Every name that a file reads of something: a property, what is taken out of an object, a name as text; a field handed on under its own name isn't read. */
function namesRead({ source }: Parsed): readonly string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && !isHandedOn(node)) found.push(node.name.text);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
      found.push((node.propertyName ?? node.name).getText());
    if (ts.isStringLiteral(node)) found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const isHandedOn = (read: ts.PropertyAccessExpression): boolean =>
  ts.findAncestor(read, ts.isPropertyAssignment)?.name.getText() === read.name.text;
