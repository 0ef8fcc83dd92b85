import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot, readDocument } from './project-documents';

/** Folders of the top level that no tree shows: installed or written, not the project's own. */
const written = new Set(
  readDocument('.gitignore')
    .split('\n')
    .map((line) => line.replace(/\/$/, '')),
);
const tree = treeOf('docs/architecture/tree.md');

it('the tree names every folder of the top level and every folder below one, each once', () => {
  const top = foldersOf('.').filter((name) => !name.startsWith('.') && !written.has(name));
  const below = top
    .filter((name) => name !== 'scripts')
    .flatMap((name) => foldersOf(name).map((own) => `${name}/${own}`));
  expect(tree.toSorted()).toEqual([...top, ...below].toSorted());
});

it('ARCHITECTURE.md names every folder of the top level', () => {
  const named = treeOf('ARCHITECTURE.md').filter((path) => !path.includes('/'));
  expect(named.toSorted()).toEqual(tree.filter((path) => !path.includes('/')).toSorted());
});

it('ARCHITECTURE.md names below them only folders that there are', () => {
  expect(treeOf('ARCHITECTURE.md').filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

/** The folders that a drawn tree names: one of the top level at the beginning of a line, one below it after two blanks. */
function treeOf(document: string): readonly string[] {
  const [, drawn = ''] = /```\n([\s\S]*?)```/.exec(readDocument(document)) ?? [];
  let top = '';
  return drawn.split('\n').flatMap((line) => {
    const [, indent, name] = /^( {2})?([\w-]+)\/(?=\s|$)/.exec(line) ?? [];
    if (name === undefined) return [];
    if (indent !== undefined) return [`${top}/${name}`];
    top = name;
    return [name];
  });
}

/** The folders of a folder that hold a file; one that holds none is not in the repository. */
function foldersOf(folder: string): readonly string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
    .filter((name) => holdsFile(join(projectRoot, folder, name)));
}

function holdsFile(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some(
    (entry) => entry.isFile() || holdsFile(join(folder, entry.name)),
  );
}
