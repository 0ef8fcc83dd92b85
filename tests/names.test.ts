import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesOf, isCode, projectRoot } from './architecture-tree';

/** The names of types that the field calls Deps, Query, Input, Notification and ApiError. */
const banned = ['World', 'Asked', 'Told', 'Wanted', 'Sources', 'Wish', 'Refusal'];

const declared = filesOf(projectRoot)
  .filter(isCode)
  .flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    return bannedTypesIn(file, text).map((name) => `${file}: ${name}`);
  });

describe('the names of types', () => {
  it('no type has a banned name, private or exported', () => {
    expect(declared).toEqual([]);
  });

  it('the search finds aliases, interfaces, classes and enums at any depth, and nothing else', () => {
    const text = `
      type World = { readonly told: string };
      export interface Asked { readonly again: boolean }
      function keep(wanted: Wanted) { type Told = string; return class Sources {}; }
      type Worldwide = Array<Wanted>;
      // type Wanted = string;
      const shown = 'type Wanted = string';
      export enum Wanted { One }`;
    expect(bannedTypesIn('some/file.ts', text)).toEqual(['World', 'Asked', 'Told', 'Sources', 'Wanted']);
  });
});

function bannedTypesIn(file: string, text: string): readonly string[] {
  if (!banned.some((name) => text.includes(name))) return [];
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOfType(node);
    if (name !== undefined && banned.includes(name)) names.push(name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return names;
}

function nameOfType(node: ts.Node): string | undefined {
  const isType =
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassLike(node) ||
    ts.isEnumDeclaration(node);
  return isType ? node.name?.text : undefined;
}
