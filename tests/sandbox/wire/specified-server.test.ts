import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { AddVcaTransactionDocument } from '../../../contract/graphql/cash/generated/graphql';
import { regionDefaults } from '../../../config/regions';
import { LocalUserReAuthDocument } from '../../../contract/graphql/re-authentication/generated/graphql';
import { sentOperations } from '../../../contract/graphql/sent-operations';
import { extensionOfRootField } from '../../../contract/graphql/specified-schema';
import { callExtension } from '../../../contract/rest/call';
import { callCatalogue } from '../../../contract/rest/call-catalogue';
import type { ServedCall } from '../../../contract/rest/served-call';
import { regions } from '../../../domain/region';
import { sharedSandbox } from '../support/shared-sandbox';
import { type GraphqlAnswer, Visitor } from '../support/visitor';

const shared = sharedSandbox();
const served = async (region: 'HK' | 'TW') =>
  new Visitor(await shared.sandbox.server(region, { contract: 'specified' }), region);
const extensionOfField = extensionOfRootField(readFileSync('contract/graphql/schema.graphql', 'utf8'));

describe('a server that has what the specification names and nothing else', () => {
  test.for(regions)(
    '[OPEN-59] a server that has what the specification names and nothing else of %s has no route for a call of an extension',
    async (region) => {
      const visitor = await served(region);
      for (const [name, call] of Object.entries<ServedCall>(callCatalogue)) {
        if (!call.regions.includes(region)) continue;
        const [path = ''] = call.path.split('?');
        // The OpenAPI document is that of the whole contract.
        const url = `${regionDefaults[region].apiBase}${path}`;
        const headers = { 'x-requested-with': 'XMLHttpRequest' };
        const { statusCode } = await visitor.server.inject({ method: call.method, url, headers });
        // Where a call of the specification shares the path, another method isn't found either.
        if (callExtension(call, region) !== undefined) expect([name, statusCode]).toEqual([name, 404]);
        else expect([name, statusCode]).not.toEqual([name, 404]);
      }
    },
  );

  test('[OPEN-21, OPEN-59] refuses a document that asks for an extension, and answers every other', async () => {
    const visitor = await served('HK');
    await visitor.logOn('chanmei88', '528314');
    for (const { name, text } of sentOperations) {
      const [operation] = parse(text).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      const root = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections[0] : undefined;
      const isBeyond = root?.kind === Kind.FIELD && extensionOfField(root.name.value) !== undefined;
      const { body } = await visitor.call('POST', '/graphql', { body: { query: text, variables: {} } });
      expect([name, /Cannot query field|Unknown (type|argument)/.test(body)]).toEqual([name, isBeyond]);
    }
  });
});

describe('re-authentication as the specification describes it', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await served('HK');
    await visitor.logOn('chanmei88', '528314');
  });

  const topUp = (amount: string, headers: Readonly<Record<string, string>> = {}) =>
    visitor
      .call('POST', '/graphql', {
        body: {
          query: AddVcaTransactionDocument.toString(),
          variables: { accountNo: '510012300189', transactionType: 'topup', transactionCurrency: 'HKD', amount },
        },
        headers: { 'Idempotency-Key': crypto.randomUUID(), ...headers },
      })
      .then((response) => response.json<GraphqlAnswer<{ readonly addVcaTransaction: object }>>())
      .then(({ data, errors }) => data?.addVcaTransaction ?? errors?.[0]?.extensions.errors?.[0]?.code);
  const prove = (nonce: string) =>
    visitor.graphql(LocalUserReAuthDocument, { nonce: nonce.repeat(64), password: '528314' });

  test('[REAUTH-11, REAUTH-15, REAUTH-19, API-07, OPEN-43] a proof that nobody announced counts once, for what says in its header that it was given', async () => {
    expect(await topUp('1000.00', { RE_AUTH: 'Y' })).toBe('RE_AUTH');
    await prove('a');
    expect(await topUp('1000.00', { RE_AUTH: 'N' })).toBe('RE_AUTH');
    expect(await topUp('1000.00', { RE_AUTH: 'Y' })).toMatchObject({ transactionStatus: 'pending' });
    expect(await topUp('1000.00', { RE_AUTH: 'Y' })).toBe('RE_AUTH');
  });

  test('[REAUTH-11, OPEN-43] it is good for five minutes, and a wrong secret is none', async () => {
    await visitor.graphql(LocalUserReAuthDocument, { nonce: 'b'.repeat(64), password: '111222' });
    expect(await topUp('1000.00', { RE_AUTH: 'Y' })).toBe('RE_AUTH');
    await prove('c');
    shared.sandbox.clock.advance(5 * 60 * 1000 + 1);
    expect(await topUp('1000.00', { RE_AUTH: 'Y' })).toBe('RE_AUTH');
  });
});
