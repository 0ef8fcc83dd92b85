import { describe, expect, test } from 'vitest';
import {
  ClientTiersDocument,
  HoldingStatisticsHkDocument,
  HoldingStatisticsTwDocument,
} from '../../adapters/graphql/generated/graphql';
import { clientTierAnswer } from '../../adapters/rest/contract/client-tier';
import { heldFundList } from '../../adapters/rest/contract/held-funds';
import { sharedSandbox } from './support/shared-sandbox';
import { Visitor } from './support/visitor';

const shared = sharedSandbox();

const clients = { HK: ['chanmei88', '528314'], TW: ['LINCHI72', 'Maple6093Sky'] } as const;

describe.each(['HK', 'TW'] as const)('by REST, a client of %s', (region) => {
  test('[API-38, CONFLICT-57, ENT-01] has the same lines and figures as by GraphQL', async () => {
    const visitor = await shared.visitors.loggedOn(region, clients[region]);
    const lines = heldFundList.parse((await visitor.call('GET', '/portfolio')).json());
    const told =
      region === 'HK'
        ? (await visitor.graphql(HoldingStatisticsHkDocument, { filter: {} })).data?.holdingStatisticsHK
        : (await visitor.graphql(HoldingStatisticsTwDocument, { filter: {} })).data?.holdingStatisticsTW;
    const rows = told?.tableViewDetails ?? [];
    expect(rows.length).toBeGreaterThan(2);
    const figures = ({ accountNo, fund, holdingUnits, marketValue, cost, profit }: (typeof lines)[number]) => ({
      ...{ accountNo, code: fund.name.code, holdingUnits, marketValue, cost, profit },
    });
    expect(lines.map(figures)).toEqual(
      rows.map(({ accountNo, fund, holdingUnits, marketValue, cost, profit }) => ({
        ...{ accountNo, code: fund.name.code, holdingUnits, marketValue, cost, profit },
      })),
    );
  });

  test('[API-50, CONFLICT-57, ENT-21] has the same tier as by GraphQL', async () => {
    const visitor = await shared.visitors.loggedOn(region, clients[region]);
    const tier = clientTierAnswer.parse((await visitor.call('GET', '/clientTier')).json());
    expect(tier).toEqual((await visitor.graphql(ClientTiersDocument)).data?.clientTiers);
  });

  test('[API-38, API-50] is told nothing before she has signed in', async () => {
    const stranger = new Visitor(shared.servers[region], region);
    for (const path of ['/portfolio', '/clientTier'])
      expect((await stranger.call('GET', path)).statusCode, path).toBe(401);
  });
});
