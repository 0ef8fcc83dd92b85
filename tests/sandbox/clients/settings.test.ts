import { expect, test } from 'vitest';
import { settingAnswer } from '../../../contract/rest/holdings/setting';
import { currencies } from '../../../domain/money/currency';
import { rounded } from '../support/plain-figures';
import { sumOf } from '../support/portfolio-visitors';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();

const chan = ['chanmei88', '528314'] as const;
const yip = ['yipdollar7', '293641'] as const;
const usual = { costPreference: 'S', showCcy: 'HKD' };

const settingOf = async (visitor: Visitor, path = '/portfolio/setting') =>
  settingAnswer.parse((await visitor.call('GET', path)).json());
const choose = (visitor: Visitor, body: object) => visitor.call('POST', '/portfolio/setting', { body });

test('[API-39, API-64, CONFLICT-57, ENT-22, FMT-13, FMT-14] gives by both calls what a client chose, the defaults to who chose nothing', async () => {
  for (const path of ['/setting', '/portfolio/setting']) {
    expect(await settingOf(await shared.visitors.loggedOn('HK', chan), path)).toEqual(usual);
    expect(await settingOf(await shared.visitors.loggedOn('HK', yip), path)).toEqual({ ...usual, showCcy: 'USD' });
  }
  const taiwan = await shared.visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);
  expect(await settingOf(taiwan, '/setting')).toEqual(usual);
});

test('[API-39, PORT-53, CONFLICT-33] keeps a choice for the next login, and for nobody else', async () => {
  const visitor = await shared.visitors.loggedOn('HK', chan);
  for (const showCcy of ['EUR', 'jpy']) {
    expect((await choose(visitor, { showCcy })).json()).toEqual({ ...usual, showCcy: showCcy.toUpperCase() });
    const again = await shared.visitors.loggedOn('HK', chan);
    expect(await settingOf(again)).toEqual({ ...usual, showCcy: showCcy.toUpperCase() });
  }
  expect(await settingOf(await shared.visitors.loggedOn('HK', yip))).toEqual({ ...usual, showCcy: 'USD' });
});

test.for([
  {},
  { showCcy: 'PYC' },
  { showCcy: 'ZAR' },
  { showCcy: '' },
  { showCcy: ' USD' },
  { showCcy: null },
  { showCcy: 7 },
  { showCcy: ['USD'] },
  { showCcy: { toUpperCase: 'USD' } },
  { costPreference: 'S' },
])('[API-39, FMT-11] refuses what is none of the portal’s currencies: %j', async (body) => {
  const visitor = await shared.visitors.loggedOn('HK', yip);
  const answer = await choose(visitor, body);
  expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['CURRENCY_INVALID']]);
  expect((await settingOf(visitor)).showCcy).toBe('USD');
});

test('[API-39, ERR-03] tells a visitor nothing and keeps nothing', async () => {
  const visitor = new Visitor(shared.servers.HK, 'HK');
  for (const answer of [
    await visitor.call('GET', '/portfolio/setting'),
    await visitor.call('GET', '/setting'),
    await choose(visitor, { showCcy: 'USD' }),
  ])
    expect(answer.statusCode).toBe(401);
});

test.for(currencies)(
  '[PORT-53, ENT-09, OPEN-23] values a Hong Kong portfolio in %s, lines and parts adding up',
  async (showCcy) => {
    const asked = { settCcy: showCcy, settCostCcy: showCcy, profitCcy: showCcy, showCcy, groupType: 'FUND_CODE' };
    const told = await shared.visitors.hongKong({ ...asked, type: 'ALL' });
    const places = ['TWD', 'JPY'].includes(showCcy) ? 0 : 2;
    expect(told.totalValuePrecision).toBe(places);
    for (const parts of [told.tableViewDetails, told.pieChartNodes])
      for (const [figure, total] of [
        ['marketValue', told.totalValue],
        ['cost', told.totalCost],
        ['profit', told.profit],
      ] as const)
        expect(rounded(sumOf(parts.map((part) => part[figure])), places)).toBe(total);
  },
);
