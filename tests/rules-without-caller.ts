import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A top-level declaration of a domain file: its names, whether others may import it, and every identifier in it. */
type Declaration = {
  readonly names: readonly string[];
  readonly isExported: boolean;
  readonly uses: ReadonlySet<string>;
};

/** Where a name of a file comes from. */
type Imported = { readonly file: string; readonly name: string };

type Source = {
  readonly imports: ReadonlyMap<string, Imported>;
  readonly declarations: readonly Declaration[];
  /** Files of which every export counts as used. */
  readonly whole: readonly string[];
};

/** The folders and files that the product is made of, the domain apart. */
export const product = [
  'adapters',
  'application',
  'composition',
  'config',
  'contract',
  'sandbox',
  'ui',
  'main.tsx',
  'preload.ts',
];

/**
 * Returns the exports of the domain that nothing outside it reaches, tests apart: sorted names by file, relative to the
 * root.
 */
export function rulesWithoutCaller(root: string): Readonly<Record<string, readonly string[]>> {
  const domain = new Map(codeIn(root, 'domain').map((file) => [file, sourceOf(root, file)]));
  const reached = new Set<string>();
  const waiting: Imported[] = [];
  for (const file of product.flatMap((room) => codeIn(root, room)).filter((path) => !isOfWorkshop(path))) {
    const { imports, whole } = sourceOf(root, file);
    waiting.push(...imports.values());
    for (const each of whole) waiting.push(...exportsOf(domain.get(each)).map((name) => ({ file: each, name })));
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const key = `${next.file}#${next.name}`;
    const source = domain.get(next.file);
    if (source === undefined || reached.has(key)) continue;
    reached.add(key);
    const { file, name } = next;
    for (const used of source.declarations.filter(({ names }) => names.includes(name)).flatMap(({ uses }) => [...uses]))
      waiting.push(source.imports.get(used) ?? { file, name: used });
  }
  const unreached = [...domain].map(([file, source]) => {
    const names = exportsOf(source).filter((name) => !reached.has(`${file}#${name}`));
    return [file, names.sort()] as const;
  });
  return Object.fromEntries(unreached.filter(([, names]) => names.length > 0));
}

/** The stories of components and the page that shows them reach nobody. */
const isOfWorkshop = (file: string): boolean => file.endsWith('.stories.tsx') || file.startsWith('ui/workshop/');

const exportsOf = (source: Source | undefined): readonly string[] =>
  (source?.declarations ?? []).flatMap(({ isExported, names }) => (isExported ? names : []));

/** The code in a folder, or a file itself. */
export const codeIn = (root: string, room: string): readonly string[] =>
  /\.tsx?$/.test(room) ? [room] : filesIn(root, room, /\.tsx?$/);

/** The files below a folder whose names are of a kind, sorted, relative to the root. */
export const filesIn = (root: string, room: string, kind: RegExp): readonly string[] =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name))
    .map((name) => `${room}/${name}`)
    .sort();

function sourceOf(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8');
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports = new Map<string, Imported>();
  const whole: string[] = [];
  const target = (specifier: string) => `${join(dirname(file), specifier)}.ts`;
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
    if (specifier !== undefined && bindings && ts.isNamedImports(bindings))
      for (const { name, propertyName } of bindings.elements)
        imports.set(name.text, { file: target(specifier), name: (propertyName ?? name).text });
    else if (specifier !== undefined) whole.push(target(specifier));
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return { imports, whole, declarations: parsed.statements.flatMap(declarationsOf) };
}

/** The relative file that a node imports or passes on, be it `import`, `export ... from` or `import()`. */
function specifierOf(node: ts.Node): string | undefined {
  const named = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined;
  const called =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined;
  const specifier = named ?? called;
  return specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith('.') ? specifier.text : undefined;
}

function declarationsOf(statement: ts.Statement): readonly Declaration[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((each) => ({
      names: identifiersIn(each.name),
      isExported,
      uses: new Set(identifiersIn(each)),
    }));
  const isNamed =
    ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement);
  if (!isNamed || statement.name === undefined) return [];
  return [{ names: [statement.name.text], isExported, uses: new Set(identifiersIn(statement)) }];
}

function identifiersIn(node: ts.Node): readonly string[] {
  const found = ts.isIdentifier(node) ? [node.text] : [];
  ts.forEachChild(node, (child) => {
    found.push(...identifiersIn(child));
  });
  return found;
}
