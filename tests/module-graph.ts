import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from './architecture-tree';

/** A file's direct import: the imported file, and whether only its types are used. */
type Import = { readonly file: string; readonly typesOnly: boolean };

const trees = new Map<string, ts.SourceFile>();

/** The syntax tree of a file of the project. */
export function treeOf(file: string): ts.SourceFile {
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
