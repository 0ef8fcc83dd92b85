import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A file of the portal: what it imports, names, and takes the values of its properties from. */
export type PortalFile = {
  readonly path: string;
  /** The files that it imports, relative to the root. */
  readonly imports: readonly string[];
  /** Every identifier and text literal in it. */
  readonly words: ReadonlySet<string>;
  /** The names that are read as a property, taken out of an object, or put into one; names in types don’t count. */
  readonly properties: ReadonlySet<string>;
  /** The properties whose values mention a name, by that name; what lies in a function within the value doesn’t count. */
  readonly becomes: ReadonlyMap<string, ReadonlySet<string>>;
  /** The classes that it declares, each with the one it extends. */
  readonly classes: readonly { readonly name: string; readonly base: string }[];
};

const rooms = ['adapters', 'application', 'domain', 'ui'];

/** Reads the portal's code below the root of the repository. */
export const portalCode = (root: string): readonly PortalFile[] =>
  rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => portalFile(root, `${room}/${name}`)),
  );

function portalFile(root: string, path: string): PortalFile {
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const imports: string[] = [];
  const words = new Set<string>();
  const properties = new Set<string>();
  const becomes = new Map<string, Set<string>>();
  const classes: { name: string; base: string }[] = [];
  const read = (node: ts.Node, within: readonly string[]): void => {
    const imported = importedBy(node);
    if (imported?.startsWith('.')) imports.push(join(dirname(path), imported));
    if (ts.isIdentifier(node) || ts.isStringLiteral(node)) {
      words.add(node.text);
      for (const property of within) becomes.set(node.text, (becomes.get(node.text) ?? new Set()).add(property));
    }
    const property = propertyOf(node);
    if (property !== undefined) properties.add(property);
    if (ts.isClassDeclaration(node)) {
      const base = node.heritageClauses?.[0]?.types[0]?.expression;
      if (node.name && base && ts.isIdentifier(base)) classes.push({ name: node.name.text, base: base.text });
    }
    const inside = ts.isFunctionLike(node) ? [] : within;
    const assigned = ts.isPropertyAssignment(node) ? [...inside, node.name.getText(source)] : inside;
    ts.forEachChild(node, (child) => {
      read(child, assigned);
    });
  };
  read(source, []);
  return { path, imports, words, properties, becomes, classes };
}

/** The module that a node imports, be it `import` or `import()`. */
function importedBy(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) return node.moduleSpecifier.text;
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const argument = isDynamic ? node.arguments[0] : undefined;
  return argument && ts.isStringLiteral(argument) ? argument.text : undefined;
}

/** The property that a node reads, takes out of an object or puts into one. */
function propertyOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isShorthandPropertyAssignment(node)) return node.name.text;
  if (ts.isBindingElement(node)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
    return node.argumentExpression.text;
  return undefined;
}
