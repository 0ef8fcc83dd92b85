import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { callCatalogue, type CallName } from '../../contract/rest/call-catalogue';
import { callExamples } from '../../contract/rest/call-examples';
import { callSummaries } from '../../contract/rest/call-summaries';
import { namedSchemas } from '../../contract/rest/named-schemas';
import type { ServedCall } from '../../contract/rest/served-call';
import { openApi } from '../../sandbox/open-api/open-api';

const names = Object.keys(callCatalogue) as readonly CallName[];

/** The problems of a document by the rules of Redocly: it keeps to OpenAPI 3.1, and each example to its schema. */
async function problemsOf(document: object): Promise<readonly string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    // Whoever runs a portal says under which licence, if any, they hand the document on.
    rules: { 'info-license': 'off', 'no-invalid-schema-examples': 'error' },
  });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
  return found.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test('[API-10, OPEN-18] the OpenAPI document is valid, and each of its examples has the shape that stands beside it', async () => {
  expect(await problemsOf(openApi())).toEqual([]);
}, 60_000);

test('[API-10] an example of another shape, or a schema that isn’t there, makes the OpenAPI document invalid', async () => {
  const wrong = JSON.stringify(openApi())
    .replace('"example":{"showCcy":"USD"}', '"example":{"showCcy":5}')
    .replaceAll('#/components/schemas/WatchedFund"', '#/components/schemas/Gone"');
  const problems = await problemsOf(JSON.parse(wrong) as object);
  expect(problems.some((problem) => problem.includes('no-invalid-media-type-examples'))).toBe(true);
  expect(problems.some((problem) => problem.includes('no-unresolved-refs'))).toBe(true);
}, 60_000);

test('[API-10] each body and answer of a REST call is a schema with a name', () => {
  const named = new Set<object>(Object.values(namedSchemas));
  const nameless = names.filter((name) => {
    const { answer, body }: ServedCall = callCatalogue[name];
    return !named.has(answer) || (body !== undefined && !named.has(body.schema));
  });
  expect(nameless).toEqual([]);
});

test.each(names)('[API-10] the example of %s is a body and an answer of that call', (name) => {
  const { answer, body }: ServedCall = callCatalogue[name];
  const example = callExamples[name];
  expect(answer.safeParse(example.answer).error).toBeUndefined();
  expect('body' in example).toBe(body !== undefined);
  expect(body?.schema.safeParse(example.body).error).toBeUndefined();
});

test('[API-10] no two REST calls at different addresses have the same summary, and each says what it does', () => {
  const summaries = Object.values(callSummaries);
  expect(new Set(summaries).size).toBe(summaries.length);
  expect(summaries.filter((summary) => !/^[A-Z][a-z]+s,? \S/.test(summary))).toEqual([]);
});
