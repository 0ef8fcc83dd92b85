import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { extensions } from '../../contract/extensions';
import { sentOperations } from '../../contract/graphql/sent-operations';
import { extensionOfRootField } from '../../contract/graphql/specified-schema';
import { callCatalogue } from '../../contract/rest/call-catalogue';
import type { ServedCall } from '../../contract/rest/served-call';

const rows = readFileSync('docs/extensions.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const namesIn = (cell = ''): readonly string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).sort();
const listed = (cell: number) => new Map(rows.map((cells) => [cells[1]?.replaceAll('`', ''), namesIn(cells[cell])]));

test('[OPEN-59] the list of extensions names each with what shows without it', () => {
  expect(rows.map(([, name]) => name?.replaceAll('`', ''))).toEqual(extensions.toSorted());
  expect(rows.filter(([, , , , without = '']) => without.length < 10)).toEqual([]);
});

test('[OPEN-59] the list of extensions names the REST calls of each', () => {
  const calls = Object.entries<ServedCall>(callCatalogue).flatMap(([name, { extension }]) =>
    (typeof extension === 'object' ? Object.values(extension) : [extension]).map((one) => [one, name] as const),
  );
  for (const [extension, names] of listed(2))
    expect([extension, names]).toEqual([
      extension,
      calls.flatMap(([one, name]) => (one === extension ? name : [])).sort(),
    ]);
});

test('[OPEN-59] the list of extensions names the GraphQL operations of each', () => {
  const extensionOf = extensionOfRootField(readFileSync('contract/graphql/schema.graphql', 'utf8'));
  const operations = sentOperations.flatMap(({ text }) =>
    parse(text).definitions.flatMap((one) => {
      if (one.kind !== Kind.OPERATION_DEFINITION) return [];
      const [root] = one.selectionSet.selections;
      return root?.kind === Kind.FIELD ? [[extensionOf(root.name.value), one.name?.value ?? ''] as const] : [];
    }),
  );
  for (const [extension, names] of listed(3)) {
    const own = operations.flatMap(([one, name]) => (one === extension ? name : [])).sort();
    expect([extension, names]).toEqual([extension, own]);
  }
});
