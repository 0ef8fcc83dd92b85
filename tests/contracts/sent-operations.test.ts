import { readdirSync, readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
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
