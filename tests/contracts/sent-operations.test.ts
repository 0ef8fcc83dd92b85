import { readdirSync, readFileSync } from 'node:fs';
import { getOperationAST, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import type { TypedDocument } from '../../contract/graphql/typed-document';
import { sentOperations } from '../../contract/graphql/sent-operations';

const folder = 'contract/graphql';
const operationsIn = (text: string): readonly string[] =>
  parse(text).definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value ?? ''] : []));

test('[GQL-01, OPEN-21] every operation of every group is among those that a server is told of, once', () => {
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
    .flatMap((file) => operationsIn(readFileSync(`${folder}/${file}`, 'utf8')));
  const told = sentOperations.flatMap(({ text }) => operationsIn(text));
  expect(told.toSorted()).toEqual(written.toSorted());
  expect(new Set(told).size).toBe(told.length);
});

test('[API-92] every generated document carries the kind and the name of the operation in its text', () => {
  const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../contract/graphql/*/generated/graphql.ts', {
    eager: true,
  });
  // A fragment beside them is a part of theirs.
  const documents = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, exported]) =>
      name.endsWith('Document') && isDocument(exported) ? [exported] : [],
    ),
  );
  expect(documents).toHaveLength(sentOperations.length);
  for (const document of documents) {
    const operation = getOperationAST(parse(document.toString()));
    expect(document.__meta__).toEqual({ kind: operation?.operation, name: operation?.name?.value });
  }
});

function isDocument(exported: unknown): exported is TypedDocument<unknown, never> {
  return exported instanceof String;
}
