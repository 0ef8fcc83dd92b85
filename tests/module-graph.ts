import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from './architecture-tree';

/** What a file imports at once: the file, and whether the code of it is used or its types alone. */
type Import = { readonly file: string; readonly typesOnly: boolean };

/** A lazy module as it is declared: the file of its code, and what it says it needs. */
export type DeclaredModule = {
  readonly file: string;
  readonly texts: readonly string[];
  readonly ports: readonly string[];
  /** The key of a screen's title, which is said beside it. */
  readonly title: readonly string[];
};

const trees = new Map<string, ts.SourceFile>();

/** The syntax tree of a file of the project. */
function treeOf(file: string): ts.SourceFile {
  const known = trees.get(file);
  if (known) return known;
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  trees.set(file, tree);
  return tree;
}

/** Our own files that a file imports statically; packages, styles and workers are left out. */
export function resolvedImports(file: string): readonly Import[] {
  return treeOf(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const imported = resolved(file, moduleSpecifier.text);
    return imported === undefined ? [] : [{ file: imported, typesOnly: isTypesOnly(statement) }];
  });
}

function isTypesOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.every((element) => element.isTypeOnly);
}

function resolved(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(from, '..', specifier).replaceAll('\\', '/');
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (candidate) => /\.tsx?$/.test(candidate) && existsSync(join(projectRoot, candidate)),
  );
}

/** These files and all whose code comes with theirs. */
export function loadedWith(entries: readonly string[]): readonly string[] {
  const loaded = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    waiting.push(...resolvedImports(file).flatMap((imported) => (imported.typesOnly ? [] : [imported.file])));
  }
  return [...loaded].toSorted();
}

/** The lazy modules that a file declares: each call of `lazyPart`, and each object with a `fetch` that imports. */
export function lazyModulesIn(file: string): readonly DeclaredModule[] {
  const declared: DeclaredModule[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'lazyPart') {
      const [fetch, needs] = node.arguments;
      if (fetch) declared.push(moduleOf(file, fetch, needs));
    } else if (ts.isObjectLiteralExpression(node)) {
      const fetch = propertyOf(node, 'fetch');
      if (fetch && dynamicImportIn(file, fetch)) declared.push(moduleOf(file, fetch, node));
    }
    node.forEachChild(visit);
  };
  visit(treeOf(file));
  return declared;
}

function moduleOf(file: string, fetch: ts.Node, needs: ts.Node | undefined): DeclaredModule {
  const code = dynamicImportIn(file, fetch);
  if (code === undefined) throw new Error(`${file} declares a lazy module that imports no file of ours.`);
  return {
    file: code,
    texts: namesIn(file, needs, 'texts'),
    ports: namesIn(file, needs, 'ports'),
    title: needs ? titleIn(needs) : [],
  };
}

function dynamicImportIn(file: string, node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [specifier] = node.arguments;
    return specifier && ts.isStringLiteral(specifier) ? resolved(file, specifier.text) : undefined;
  }
  return ts.forEachChild(node, (child) => dynamicImportIn(file, child));
}

function namesIn(file: string, needs: ts.Node | undefined, property: string): readonly string[] {
  if (!needs) return [];
  if (!ts.isObjectLiteralExpression(needs))
    throw new Error(`${file}: write what a lazy module needs where it is declared.`);
  const value = propertyOf(needs, property);
  if (!value) return [];
  if (!ts.isArrayLiteralExpression(value)) throw new Error(`${file}: write ${property} as a list.`);
  return value.elements.map((element) => (ts.isStringLiteral(element) ? element.text : element.getText())).toSorted();
}

function titleIn(needs: ts.Node): readonly string[] {
  const title = ts.isObjectLiteralExpression(needs) ? propertyOf(needs, 'title') : undefined;
  return title && ts.isStringLiteral(title) ? [title.text] : [];
}

const isTitleOfLazyModule = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'title' && propertyOf(node.parent, 'fetch') !== undefined;

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** The files of ours that a file imports when its code asks for them, wherever it does. */
export function importedLater(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(dynamicImportIn(file, node) ?? node.getText());
    node.forEachChild(visit);
  };
  visit(treeOf(file));
  return found;
}

/** The groups of ports that files ask for: whose ports they use as tokens, or which stores of theirs are made from. */
export function groupsAskedBy(files: readonly string[]): readonly string[] {
  const asked = files.flatMap((file) =>
    resolvedImports(file).flatMap((imported) => {
      const group = /^application\/ports\/([^/]+)\//.exec(imported.file)?.[1];
      return group !== undefined && (!imported.typesOnly || isMadeByContainer(file)) ? [group] : [];
    }),
  );
  return [...new Set(asked)].toSorted();
}

/** The container makes these from ports that they themselves know by type alone. */
const isMadeByContainer = (file: string): boolean =>
  /^ui\/stores\/.*-store\.ts$/.test(file) || file === 'application/submissions/submit-once.ts';

/** The areas whose words files say, and those of other keys: every literal that is a key of theirs, or the beginning of keys that are put together. */
export function areasSaidBy(
  files: readonly string[],
  areaOf: ReadonlyMap<string, string>,
  keys: readonly string[] = [],
): readonly string[] {
  const said = files
    .filter((file) => file.startsWith('ui/') && !file.startsWith('ui/i18n/'))
    .flatMap((file) => keysIn(file))
    .concat(keys.map((text) => ({ text, isTemplate: false })))
    .flatMap((key) => areasOfKey(key, areaOf));
  return [...new Set(said)].toSorted();
}

function areasOfKey({ text, isTemplate }: Key, areaOf: ReadonlyMap<string, string>): readonly string[] {
  const exact = isTemplate ? undefined : (areaOf.get(text) ?? areaOf.get(`${text}_other`));
  if (exact !== undefined) return [exact];
  const beginning = isTemplate || text.endsWith('.') ? text : `${text}.`;
  return [...areaOf].flatMap(([each, area]) => (each.startsWith(beginning) ? [area] : []));
}

/** A text that may be a key, or the beginning of a template that makes keys. */
type Key = { readonly text: string; readonly isTemplate: boolean };

const keysByFile = new Map<string, readonly Key[]>();

/** What may be a key: literals with a dot, and the beginnings of templates; a screen's title is said when the screen is there. */
function keysIn(file: string): readonly Key[] {
  const known = keysByFile.get(file);
  if (known) return known;
  const keys: Key[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isTitleOfLazyModule(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node))
      keys.push({ text: node.text, isTemplate: ts.isTemplateHead(node) });
    node.forEachChild(visit);
  };
  visit(treeOf(file));
  const found = keys.filter(({ text }) => /^[a-z][\w-]*\./.test(text));
  keysByFile.set(file, found);
  return found;
}
