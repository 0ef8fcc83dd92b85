import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { documents, projectRoot, readDocument } from './project-documents';

it('every link of a document leads to a file, and to a heading of it where it names one', () => {
  const links = documents.flatMap((document) => linksIn(document).map((target) => ({ document, target })));
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter(({ document, target }) => !leadsSomewhere(document, target))).toEqual([]);
});

it('every file and folder that a document names in code exists', () => {
  const edited = documents.filter((path) => !path.startsWith('docs/adr/'));
  const named = edited.flatMap((document) => pathsIn(document).map((path) => ({ document, path })));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ path }) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

/** The paths of the project in the running text; one with a placeholder is a pattern, not a path. */
function pathsIn(document: string): readonly string[] {
  const text = readDocument(document).replace(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/`([a-z]+\/[\w./-]+)`/g)].map(([, path = '']) => path).filter((path) => isOurs(path));
}

function isOurs(path: string): boolean {
  const written = ['reports/', 'dist/', 'adapters/X', 'adapters/vendor'];
  const top = path.slice(0, path.indexOf('/'));
  return existsSync(join(projectRoot, top)) && !written.some((part) => path.includes(part));
}

/** The targets of the links that lead into the project; what stands in code is no link. */
function linksIn(document: string): readonly string[] {
  const text = readDocument(document)
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target).filter((to) => !/^[a-z]+:/.test(to));
}

function leadsSomewhere(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : normalize(join(dirname(document), path));
  if (!existsSync(join(projectRoot, file))) return false;
  return anchor === undefined || anchorsOf(file).includes(anchor);
}

/** The names that the headings of a document get where it is shown. */
function anchorsOf(document: string): readonly string[] {
  return [...readDocument(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}
