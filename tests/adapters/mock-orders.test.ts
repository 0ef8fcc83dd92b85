import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportRequest } from '../../adapters/http/transport';
import { refusal } from './support/scripted-transport';
import { signedInMock } from './support/signed-in-mock';

const list = {
  oid: 'L1',
  clientId: 'C1',
  first: true,
  tradingVOList: [
    { type: 'B', fundCode: 'A', amcCode: '51', currency: 'TWD', buyAmount: '3000' },
    { type: 'R', fundCode: 'B', amcCode: '60', currency: 'USD', unit: '5' },
    { type: 'S', switchFromFundCode: 'C', switchToFundCode: 'A', unit: '1' },
  ],
};
const recordings = {
  urlTradingDetail: list,
  urlSubmit: { successfulAllotmentOrders: [{ fundCode: 'A', fundName: 'Fund A' }] },
  dealRedemption: [
    {
      accountNo: '1',
      fundCode: 'B',
      fundName: 'Fund B',
      currency: 'USD',
      baseCurrency: 'USD',
      totalHoldings: '9',
      availableHoldings: '9',
      redUnitPrecision: 2,
      redUnitPricePrecision: 2,
      fundFeeType: 'front-end',
    },
  ],
  unitCalculator: { value: '100.00', fxRate: '1.000000', error: null },
  FundPreviews: { data: { fundPreviews: [] } },
};

// After 13:00 and before 16:00 of a Friday.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T06:00:00Z') }));
afterEach(() => vi.useRealTimers());

function aMock() {
  const ask = signedInMock('TW', recordings);
  return (name: string, more: Partial<TransportRequest> = {}) =>
    ask(name, { url: '/urlService/x?oid=L1', ...(name === 'urlCancel' ? { body: '{"oid":"L1"}' } : {}), ...more });
}

const submission = (vpin = 'abc123', oid = 'L1') => ({
  headers: { 'Idempotency-Key': 'order-list:L1' },
  body: JSON.stringify({
    accountNo: '1',
    vpin,
    oid,
    lineManager: '',
    disadvantagedElderlyAck: 'N',
    elderlyRedeemOverHalfAck: 'N',
    allotmentList: [{ fundCode: 'A', amount: '4000', currency: 'TWD', discountCode: '', agreements: [] }],
    switchList: [
      {
        outFundCode: 'C',
        inFundCode: 'A',
        switchUnit: '1',
        percent: '10',
        discountCode: '',
        holdingCurrency: 'TWD',
        agreements: [],
        outFundFeeType: 'front-end',
      },
    ],
    redemptionList: [
      {
        fundCode: 'B',
        unit: '5',
        percent: '0',
        currency: 'USD',
        fundInfo: 'Fund B',
        totalHoldings: '9',
        availableHoldings: '9',
        redUnitPrecision: 2,
        redUnitPricePrecision: 2,
        baseCurrency: 'USD',
        fundFeeType: 'front-end',
        unitsBreakdown: [],
        redemptionCharge: 0,
        bankAccountNo: '',
      },
    ],
  }),
});

const closed = (code: string) => ({ status: 400, body: refusal(code) });

const wanted = (orders: readonly object[], accountNo = '1') => ({ body: JSON.stringify({ accountNo, orders }) });
const buyA = { fundCode: 'A', currency: 'TWD', amount: '4000' };
const redeemB = { fundCode: 'B', currency: 'USD', unit: '2' };
const switchC = { fundCode: 'C', intoFundCode: 'A', currency: 'USD', unit: '1' };
const query = (text: string) => ({ url: `/util/x?${text}` });

describe('the checks of the mock', () => {
  it.each([
    ['validateAllotment', buyA],
    ['validateRedemption', redeemB],
    ['validateSwitch', switchC],
  ] as const)('[API-80..82] refuse other accounts, and what can’t be read: %s', async (name, order) => {
    expect(await aMock()(name, wanted([order], '2'))).toEqual(closed('ORDER_ACCOUNT_UNKNOWN'));
    expect(await aMock()(name, { body: 'no JSON' })).toMatchObject({ status: 400 });
  });

  it('[API-80, API-81, TRADE-59] take what is on the list, and break its units down as they are wanted now', async () => {
    const play = aMock();
    expect((await play('validateAllotment', wanted([buyA]))).body).toEqual({ code: null, errors: [] });
    expect((await play('validateRedemption', wanted([redeemB]))).body).toEqual({
      errors: [],
      unitsBreakdown: [{ fundFeeType: 'front-end', unit: '2' }],
    });
  });

  it('[ERR-22, API-82] name what isn’t on the list', async () => {
    const play = aMock();
    expect((await play('validateSwitch', wanted([switchC]))).body).toEqual({ errors: [] });
    expect((await play('validateSwitch', wanted([{ ...switchC, fundCode: 'A' }]))).body).toMatchObject({
      errors: [{ code: 'ORDER_NOT_PREPARED', fundCode: 'A', currency: 'USD' }],
    });
    const errors = [{ code: 'ORDER_NOT_PREPARED', message: '', fundCode: 'B', currency: 'USD' }];
    const allotment = wanted([buyA, { ...buyA, fundCode: 'B', currency: 'USD' }]);
    expect((await play('validateAllotment', allotment)).body).toEqual({ code: 'ORDER_NOT_PREPARED', errors });
  });

  it('[API-79, OPEN-80] reckon units from the recorded worth, of a redemption on the list alone', async () => {
    const play = aMock();
    const worth = (fundCode: string, units: string) =>
      play('unitCalculator', query(`fundCode=${fundCode}&currency=USD&amount=&units=${units}&isAmountChange=false`));
    expect((await worth('B', '10')).body).toEqual({ value: '200.00', fxRate: '1.000000', error: null });
    for (const [fundCode, units] of [
      ['A', '10'],
      ['B', ''],
    ] as const)
      expect(await worth(fundCode, units)).toEqual(closed('FUND_UNKNOWN'));
  });

  it('[API-78, ENUM-10] ask to agree for every kind of line, of known funds alone', async () => {
    const play = aMock();
    const agreed = (fundCode: string) =>
      play('fundAgreements', query(`functionCode=SWITH_FUND_NOTES&fundCode=${fundCode}&fundFeesType=`));
    for (const code of ['A', 'B', 'C'])
      expect((await agreed(code)).body).toEqual([{ categoryCode: 'SWITH_FUND_NOTES', title: null }]);
    expect(await agreed('D')).toEqual(closed('FUND_UNKNOWN'));
  });
});

describe('the order list of the mock', () => {
  it('[API-75, API-76, TRADE-09] waits for the consent, and then no longer', async () => {
    const play = aMock();
    expect((await play('urlTradingDetail')).body).toMatchObject({ first: true });
    await play('urlSign');
    expect((await play('urlTradingDetail')).body).toMatchObject({ first: false, oid: 'L1' });
  });

  it.each(['urlTradingDetail', 'urlSign', 'urlOrderState', 'urlSubmit', 'urlCancel'])(
    '[OPEN-78] the order list of the mock is behind its own link alone: %s',
    async (name) => {
      const other = name === 'urlSubmit' ? submission('abc123', 'L2') : { body: '{"oid":"L2"}' };
      expect(await aMock()(name, { url: '/urlService/x?oid=L2', ...other })).toEqual(closed('ORDER_LINK_UNREADABLE'));
    },
  );

  it('[API-77, TRADE-94] the order list of the mock is received once, as it was sent, for the dealing dates of that moment', async () => {
    const play = aMock();
    expect((await play('urlOrderState')).body).toMatchObject({ state: 'open', result: null });
    const { body: result } = await play('urlSubmit', submission());
    expect(result).toMatchObject({
      successfulAllotmentOrders: [
        { fundCode: 'A', fundName: 'Fund A', amount: '4000', transactionDate: '2026-11-20', debitDate: '2026-11-20' },
      ],
      successfulRedemptionOrders: [{ fundCode: 'B', fundName: 'Fund B', units: '5', transactionDate: '2026-11-23' }],
      switchOrders: [{ sellDeal: { fundCode: 'C', transactionDate: '2026-11-23' }, buyDeal: { fundCode: 'A' } }],
    });
    expect((await play('urlSubmit', submission('zzz999'))).body).toEqual(result);
    expect((await play('urlOrderState')).body).toMatchObject({ state: 'sent', result });
    for (const name of ['urlTradingDetail', 'urlSign', 'urlCancel'])
      expect(await play(name)).toEqual(closed('ORDER_LINK_SENT'));
  });

  it('[API-89] the order list of the mock isn’t received without a key', async () => {
    const { body } = submission();
    expect(await aMock()('urlSubmit', { body })).toEqual(closed('IDEMPOTENCY_KEY_INVALID'));
  });

  it('[TRADE-44] the order list of the mock isn’t received with a trading password that is too short, and then with another under the same key', async () => {
    const play = aMock();
    for (const password of ['', 'abc12'])
      expect((await play('urlSubmit', submission(password))).body).toEqual({ shortPin: true });
    expect((await play('urlTradingDetail')).status).toBe(200);
    expect((await play('urlSubmit', submission())).body).toMatchObject({ shortPin: false });
  });

  it('[OPEN-79, TRADE-69] the order list of the mock is gone once it is cancelled', async () => {
    const play = aMock();
    expect((await play('urlCancel')).status).toBe(200);
    expect(await play('urlTradingDetail')).toEqual(closed('ORDER_LINK_CANCELLED'));
    expect(await play('urlSubmit', submission())).toEqual(closed('ORDER_LINK_CANCELLED'));
    expect((await play('urlOrderState')).body).toMatchObject({ state: 'cancelled' });
  });
});
