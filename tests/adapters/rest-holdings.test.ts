import { describe, expect, it } from 'vitest';
import { RestHoldings } from '../../adapters/rest/holdings/rest-holdings';
import { RestHoldingsByAccount } from '../../adapters/rest/holdings/rest-holdings-by-account';
import type { HoldingsFilter } from '../../application/ports/holdings/holdings';
import type { Region } from '../../domain/region';
import { decimal } from '../builders/decimal';
import { valueOf } from '../contracts/value-of';
import { answer, ScriptedTransport } from './support/scripted-transport';
import { hkRow, twRow } from './support/wire-holdings';
import { adapterSetup } from './support/adapter-setup';

const filter: HoldingsFilter = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' };

const twLine = {
  ...twRow,
  accountType: 'MA',
  marketValue: '38000',
  marketValuePrecision: 0,
  cost: '32000',
  profit: '6000',
  grossDividend: '100',
  txnCcyCost: '1000.00',
  txnCcyValue: '1200.50',
  txnCcyValuePrecision: 2,
  txnCcyProfit: '200.50',
  txnCcyGrossDividend: '3.20',
};
const atHome = {
  ...twLine,
  txnPaymentType: 'ON_TWD',
  txnCurrency: 'TWD',
  marketValue: '2000',
  cost: '1000',
  profit: '1000',
};

const hkLine = { ...hkRow, accountType: 'MA', txnCurrency: 'HKD', txnPaymentType: null, grossDividend: '7' };
const ofPlan = { ...hkLine, accountNo: '51000000002', accountType: 'MS', marketValue: '100', cost: '90', profit: '10' };

function overRest(region: Region, lines: unknown, status = 200) {
  const transport = new ScriptedTransport(() => answer(status, lines));
  const setup = adapterSetup(region, transport);
  const asked = () => new URL(transport.last.url, 'http://portal').searchParams;
  return {
    setup,
    asked,
    holdings: new RestHoldings(setup.rest, region),
    byAccount: new RestHoldingsByAccount(setup.rest),
  };
}

describe('the portfolio over REST', () => {
  it('[API-38, PORT-26, PORT-53, CONFLICT-25] asks for the viewing currency and the way of buying alone', async () => {
    const { holdings, asked } = overRest('HK', []);
    await holdings.load({ ...filter, currency: 'USD', tradingType: 'RSP', msAccountNo: '7', accountType: 'MA' });
    expect(Object.fromEntries(asked())).toEqual({ showCcy: 'USD', paymentType: 'RSP' });
    await holdings.initial(filter);
    expect(Object.fromEntries(asked())).toEqual({ showCcy: '', paymentType: '' });
  });

  it('[CONFLICT-32, OPEN-90, HOLD-22] the portfolio over REST in Taiwan shows a line in its currency and counts it in TWD', async () => {
    const { holdings } = overRest('TW', [twLine]);
    const portfolio = valueOf(await holdings.initial(filter));
    expect(portfolio.holdings).toMatchObject([
      {
        id: '51000000001|JF1|USD|OF_ZZZ',
        marketValue: decimal('38000'),
        precision: 0,
        line: { currency: 'USD', precision: 2, marketValue: decimal('1200.50'), grossDividend: decimal('3.20') },
        baseCurrencyFigures: { currency: 'USD', marketValue: decimal('153.66') },
        paymentType: 'OF_ZZZ',
        fund: { price: decimal('12.01'), availability: { sell: true, switchOut: false, scheduledBuy: undefined } },
      },
    ]);
    expect(portfolio.totals).toMatchObject({ currency: 'TWD', grossDividend: decimal('100') });
  });

  it('[CONFLICT-59, ENT-09, ENT-11, HOLD-16] works out totals and regions from the lines, and names no accounts in Taiwan, where no page shows them', async () => {
    const elsewhere = {
      ...atHome,
      accountNo: '51000000002',
      fund: { ...atHome.fund, fundPrice: { date: '2026-11-20' } },
    };
    const { holdings } = overRest('TW', [twLine, atHome, elsewhere]);
    const { totals, accounts, regions } = valueOf(await holdings.initial(filter));
    expect(totals).toMatchObject({
      marketValue: decimal('42000'),
      cost: decimal('34000'),
      profit: decimal('8000'),
      precision: 0,
      count: 1,
      withoutValue: 0,
      asOf: '2026-11-20',
    });
    expect(accounts).toBeUndefined();
    expect(
      regions?.map(({ summaryType, txnPaymentType, marketValue }) => [summaryType, txnPaymentType, marketValue]),
    ).toEqual([
      ['LOCAL', undefined, decimal('4000')],
      ['FOREIGN', undefined, decimal('38000')],
      ['TOTAL', undefined, decimal('42000')],
      ['FOREIGN', 'OF_ZZZ', decimal('38000')],
      ['LOCAL', 'ON_TWD', decimal('4000')],
    ]);
  });

  it('[CONFLICT-59, ENT-09, PORT-15] works out in Hong Kong what each account is worth', async () => {
    const { holdings } = overRest('HK', [hkLine, { ...hkLine, marketValue: '7.50' }, ofPlan]);
    const { accounts } = valueOf(await holdings.initial(filter));
    expect(accounts).toMatchObject([
      { accountNo: '51000000001', accountType: 'MA', marketValue: decimal('1208.00'), precision: 2 },
      { accountNo: '51000000002', accountType: 'MS', marketValue: decimal('100'), precision: 2 },
    ]);
  });

  it.each([
    [{ accountType: 'EC_ON' }, ['ON_TWD']],
    [{ accountType: 'EC_OF' }, ['OF_ZZZ']],
    [{ paymentCurrency: 'TWD' }, ['ON_TWD']],
    [{ accountType: 'MA' }, []],
  ] as const)(
    '[PORT-24, PORT-27, CONFLICT-25] leaves out what %o doesn’t ask for, from the totals too',
    async (chosen, left) => {
      const { holdings } = overRest('TW', [twLine, atHome]);
      const { totals, ...portfolio } = valueOf(await holdings.load({ ...filter, ...chosen }));
      expect(portfolio.holdings.map(({ paymentType }) => paymentType)).toEqual(left);
      expect(totals.count).toBe(left.length);
    },
  );

  it('[PORT-28, OPEN-82] the portfolio over REST in Hong Kong leaves a sub-account alone', async () => {
    const { holdings } = overRest('HK', [hkLine, ofPlan]);
    const { totals, accounts } = valueOf(await holdings.load({ ...filter, msAccountNo: '51000000002' }));
    expect(accounts?.map(({ accountNo, accountType }) => [accountNo, accountType])).toEqual([['51000000002', 'MS']]);
    expect(totals).toMatchObject({ currency: 'HKD', marketValue: decimal('100'), count: 1 });
  });

  it('[ENT-03..05, ENT-07, ENT-08, CONFLICT-58] shows nothing that the region’s holdings don’t have', async () => {
    const everything = { ...hkRow.fund.fundAvailability, ...twRow.fund.fundAvailability };
    const fundPrice = { bid: '12.005', nav: '12.01', date: '2026-11-19' };
    const fund = { ...twRow.fund, ...hkRow.fund, fundPrice, fundAvailability: everything };
    const [hongKong] = valueOf(await overRest('HK', [{ ...hkLine, fund }]).holdings.held());
    expect(hongKong).toMatchObject({
      id: '51000000001|JF1|USD|',
      fund: {
        price: decimal('12.005'),
        statusNormal: undefined,
        isCifm: false,
        availability: { sell: undefined, switchOut: undefined },
      },
      line: { currency: 'HKD', marketValue: decimal('1200.50') },
    });
    expect(hongKong?.paymentType).toBeUndefined();
    const [taiwan] = valueOf(await overRest('TW', [{ ...twLine, fund }]).holdings.held());
    expect(taiwan?.fund).toMatchObject({
      price: decimal('12.01'),
      statusNormal: true,
      isCifm: undefined,
      availability: { scheduledBuy: undefined },
    });
  });

  it('[HOLD-01] the portfolio over REST of a client who holds nothing comes to nothing, in the viewing currency’s places', async () => {
    const portfolio = valueOf(await overRest('HK', []).holdings.initial({ ...filter, currency: 'JPY' }));
    expect(portfolio).toMatchObject({
      holdings: [],
      accounts: [],
      totals: { currency: 'JPY', precision: 0, count: 0 },
    });
    expect(portfolio.totals.asOf).toBeUndefined();
  });

  it('[HOLD-19] counts a line without a value, and leaves it out of the sums', async () => {
    const { holdings } = overRest('HK', [hkLine, { ...hkLine, marketValue: null, cost: '5', profit: null }]);
    const { totals, ...portfolio } = valueOf(await holdings.initial(filter));
    expect(totals).toMatchObject({ count: 1, withoutValue: 1, cost: decimal('1000.00') });
    expect(new Set(portfolio.holdings.map(({ id }) => id)).size).toBe(2);
  });

  it('[ERR-01, OPEN-92] shows a refusal on its own page, and leaves it to a page about something else', async () => {
    const refusal = { detail: { errors: [{ code: 'FILTER_INVALID' }] } };
    const own = overRest('HK', refusal, 400);
    expect(await own.holdings.load(filter)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    expect(own.setup.failures.errors).toMatchObject([{ code: 'FILTER_INVALID' }]);
    const other = overRest('HK', refusal, 400);
    expect(await other.holdings.held()).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    expect(await other.byAccount.accounts()).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    expect(await other.byAccount.of({ account: { type: 'MA' }, currency: 'HKD', country: 'HK' })).toMatchObject({
      ok: false,
    });
    expect(other.setup.failures.errors).toEqual([]);
  });

  it.each([{}, [{ ...hkLine, accountType: 'XX' }], [null], 'text'])('refuses %o as malformed', async (body) => {
    expect(await overRest('HK', body).holdings.load(filter)).toEqual({ ok: false, error: { kind: 'malformed' } });
  });
});

describe('HK’s holdings by account over REST', () => {
  it('[PORT-48, PORT-49, CONFLICT-34] HK’s holdings by account over REST are of the MasterAccount, if any, and of each sub-account that holds anything', async () => {
    const { byAccount } = overRest('HK', [ofPlan, hkLine, ofPlan, hkLine]);
    const plan = { type: 'MS', msAccountNo: '51000000002' };
    expect(valueOf(await byAccount.accounts())).toEqual([{ type: 'MA' }, plan]);
    expect(valueOf(await overRest('HK', [ofPlan]).byAccount.accounts())).toEqual([plan]);
    expect(valueOf(await overRest('HK', []).byAccount.accounts())).toEqual([]);
  });

  it('[PORT-51, PORT-52, PORT-54] HK’s holdings by account over REST are those of one account in the viewing currency', async () => {
    const { byAccount, asked } = overRest('HK', [hkLine, ofPlan]);
    const of = async (account: Parameters<typeof byAccount.of>[0]['account']) =>
      valueOf(await byAccount.of({ account, currency: 'USD', country: 'HK' }));
    expect(await of({ type: 'MA' })).toMatchObject([{ accountNo: '51000000001', line: { currency: 'USD' } }]);
    expect(await of({ type: 'MS', msAccountNo: '51000000002' })).toMatchObject([{ accountNo: '51000000002' }]);
    expect(await of({ type: 'MS', msAccountNo: '0' })).toEqual([]);
    expect(asked().get('showCcy')).toBe('USD');
  });
});
