import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { GraphqlHoldings } from '../../../adapters/graphql/holdings/graphql-holdings';
import type { HoldingsFilter } from '../../../application/ports/holdings/holdings';
import type { Region } from '../../../domain/region';
import { answer, ScriptedTransport } from '../../adapters/support/scripted-transport';
import { adapterSetup } from '../../adapters/support/adapter-setup';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();

const clients = { HK: ['leefunds500', '846159'], TW: ['HUANG500', 'Cloud2907Hill'] } as const;
const everything: HoldingsFilter = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' };
const unpack = { gzip: gunzipSync, br: brotliDecompressSync } as const;

describe.each(['HK', 'TW'] as const)('500 holdings of %s', (region) => {
  test.for([
    ['first', 'gzip'],
    ['first', 'br'],
    ['later', 'gzip'],
  ] as const)('take at most 60 kB on the wire: %s load, %s', async ([load, coding]) => {
    const visitor = await shared.visitors.loggedOn(region, clients[region]);
    const headers = { 'accept-encoding': coding };
    const sent = await visitor.call('POST', '/graphql', { headers, body: await askedByThePortal(region, load) });
    expect(sent.headers['content-encoding']).toBe(coding);
    const lists = JSON.parse(unpack[coding](sent.rawPayload).toString('utf8')) as { data: Record<string, Listed> };
    const lengths = Object.values(lists.data).flatMap(({ tableViewDetails: rows }) => rows?.length ?? []);
    expect(lengths).toEqual(region === 'TW' ? [500, 500] : [500]);
    expect(sent.rawPayload.length).toBeLessThanOrEqual(60_000);
  });
});

type Listed = { readonly tableViewDetails?: readonly object[] };

/** The very body that the portal sends for the portfolio. */
async function askedByThePortal(region: Region, load: 'first' | 'later'): Promise<object> {
  const transport = new ScriptedTransport(() => answer(200, {}));
  const holdings = new GraphqlHoldings(adapterSetup(region, transport).graphql, region);
  await (load === 'first' ? holdings.initial(everything) : holdings.load(everything));
  return JSON.parse(transport.last.body ?? '') as object;
}
