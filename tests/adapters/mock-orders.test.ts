import { describe, expect, it } from 'vitest';
import type { MockFile } from '../../adapters/mock/mock-file';
import { MockOrders } from '../../adapters/mock/orders/mock-orders';
import type { TransportRequest } from '../../adapters/http/transport';
import { refusal } from './support/scripted-transport';

const list = {
  ...{ oid: 'L1', clientId: 'C1', first: true },
  tradingVOList: [
    { type: 'B', fundCode: 'A', amcCode: '51', currency: 'TWD', buyAmount: '3000' },
    { type: 'R', fundCode: 'B', amcCode: '60', currency: 'USD', unit: '5' },
    { type: 'S', switchFromFundCode: 'C', switchToFundCode: 'A', unit: '1' },
  ],
};
const recordings: Readonly<Record<string, unknown>> = {
  urlTradingDetail: list,
  urlSign: {},
  urlOrderState: { oid: 'L1', state: 'open', result: null, orders: [] },
  urlSubmit: { successfulAllotmentOrders: [{ fundCode: 'A', fundName: 'Fund A' }] },
  urlCancel: {},
  dealRedemption: [
    {
      ...{ accountNo: '1', fundCode: 'B', fundName: 'Fund B', currency: 'USD', baseCurrency: 'USD' },
      ...{ totalHoldings: '9', availableHoldings: '9', redUnitPrecision: 2, redUnitPricePrecision: 2 },
      fundFeeType: 'front-end',
    },
  ],
  validateAllotment: { code: null, errors: [] },
  validateRedemption: { errors: [], unitsBreakdown: [] },
  validateSwitch: { errors: [] },
  unitCalculator: { value: '100.00', fxRate: '1.000000', error: null },
  fundAgreements: [{ categoryCode: 'ALLOTMENT_FUND_NOTES', title: null }],
};

const aboutTheLink = ['urlTradingDetail', 'urlSign', 'urlOrderState', 'urlSubmit', 'urlCancel'];

/** The mock after 13:00 and before 16:00 of a Friday. */
function mockAt(now = '2026-11-20T06:00:00Z') {
  const mock = new MockOrders('TW', () => Date.parse(now));
  return (name: string, more: Partial<TransportRequest> = {}): MockFile | undefined =>
    mock.play(
      { name, method: 'GET', url: '/urlService/x?oid=L1', headers: {}, ...more },
      name in recordings ? { status: 200, body: recordings[name] } : undefined,
    );
}

const submission = (vpin = 'abc123') => ({
  headers: { 'Idempotency-Key': 'order-list:L1' },
  body: JSON.stringify({
    ...{ accountNo: '1', vpin, oid: 'L1', lineManager: '', disadvantagedElderlyAck: 'N' },
    elderlyRedeemOverHalfAck: 'N',
    allotmentList: [{ fundCode: 'A', amount: '4000', currency: 'TWD', discountCode: '', agreements: [] }],
    switchList: [
      {
        ...{ outFundCode: 'C', inFundCode: 'A', switchUnit: '1', percent: '10', discountCode: '' },
        ...{ holdingCurrency: 'TWD', agreements: [], outFundFeeType: 'front-end' },
      },
    ],
    redemptionList: [
      {
        ...{ fundCode: 'B', unit: '5', percent: '0', currency: 'USD', fundInfo: 'Fund B', totalHoldings: '9' },
        ...{ availableHoldings: '9', redUnitPrecision: 2, redUnitPricePrecision: 2, baseCurrency: 'USD' },
        ...{ fundFeeType: 'front-end', unitsBreakdown: [], redemptionCharge: 0, bankAccountNo: '' },
      },
    ],
  }),
});

const closed = (code: string) => ({ status: 400, body: refusal(code) });

const asked = (orders: readonly object[], accountNo = '1') => ({ body: JSON.stringify({ accountNo, orders }) });
const [buyA, redeemB, switchC] = [
  { fundCode: 'A', currency: 'TWD', amount: '4000' },
  { fundCode: 'B', currency: 'USD', unit: '2' },
  { fundCode: 'C', intoFundCode: 'A', currency: 'USD', unit: '1' },
];
const query = (text: string) => ({ url: `/util/x?${text}` });

describe('the checks of the mock', () => {
  /** The mock of a client whose list and accounts were asked for. */
  function opened() {
    const play = mockAt();
    play('urlTradingDetail');
    play('dealRedemption');
    return play;
  }

  it('[API-80..82] know nothing before the list was opened, of other accounts, and of what can’t be read', () => {
    const early = mockAt();
    early('dealRedemption');
    for (const [name, order] of [
      ['validateAllotment', buyA],
      ['validateRedemption', redeemB],
      ['validateSwitch', switchC],
    ] as const) {
      expect(early(name, asked([order]))).toEqual(closed('ORDER_LINK_UNREADABLE'));
      expect(opened()(name, { body: 'no JSON' })).toEqual(closed('ORDER_LINK_UNREADABLE'));
      expect(opened()(name, asked([order], '2'))).toEqual(closed('ORDER_ACCOUNT_UNKNOWN'));
    }
  });

  it('[API-80, API-81, TRADE-59] take what is on the list, and break its units down as they are wanted now', () => {
    const play = opened();
    expect(play('validateAllotment', asked([buyA]))?.body).toEqual({ code: null, errors: [] });
    expect(play('validateRedemption', asked([redeemB]))?.body).toEqual({
      errors: [],
      unitsBreakdown: [{ fundFeeType: 'front-end', unit: '2' }],
    });
  });

  it('[ERR-22, API-82] name what isn’t on the list', () => {
    const play = opened();
    expect(play('validateSwitch', asked([switchC]))?.body).toEqual({ errors: [] });
    expect(play('validateSwitch', asked([{ ...switchC, fundCode: 'A' }]))?.body).toMatchObject({
      errors: [{ code: 'ORDER_NOT_PREPARED', fundCode: 'A', currency: 'USD' }],
    });
    const errors = [{ code: 'ORDER_NOT_PREPARED', message: '', fundCode: 'B', currency: 'USD' }];
    const allotment = asked([buyA, { ...buyA, fundCode: 'B', currency: 'USD' }]);
    expect(play('validateAllotment', allotment)?.body).toEqual({ code: 'ORDER_NOT_PREPARED', errors });
    const body = play('validateRedemption', asked([{ ...redeemB, fundCode: 'A', currency: 'TWD' }]))?.body;
    expect(body).toMatchObject({ errors: [{ code: 'ORDER_NOT_PREPARED', fundCode: 'A', currency: 'TWD' }] });
  });

  it('[API-79, OPEN-80] reckon units from the recorded worth, of a redemption on the list alone', () => {
    const play = opened();
    const worth = (fundCode: string, units: string) =>
      play('unitCalculator', query(`fundCode=${fundCode}&currency=USD&amount=&units=${units}&isAmountChange=false`));
    expect(worth('B', '10')?.body).toEqual({ value: '200.00', fxRate: '1.000000', error: null });
    for (const [fundCode, units] of [
      ['A', '10'],
      ['B', ''],
    ] as const)
      expect(worth(fundCode, units)).toEqual(closed('FUND_UNKNOWN'));
  });

  it('[API-78, ENUM-10] ask to agree for every kind of line, of funds on the list alone', () => {
    const play = opened();
    const agreed = (fundCode: string) =>
      play('fundAgreements', query(`functionCode=SWITH_FUND_NOTES&fundCode=${fundCode}&fundFeesType=`));
    for (const code of ['A', 'B', 'C'])
      expect(agreed(code)?.body).toEqual([{ categoryCode: 'SWITH_FUND_NOTES', title: null }]);
    expect(agreed('D')).toEqual(closed('FUND_UNKNOWN'));
  });
});

describe('the order list of the mock', () => {
  it('[API-75, API-76, TRADE-09] waits for the consent, and then no longer', () => {
    const play = mockAt();
    expect(play('urlTradingDetail')?.body).toMatchObject({ first: true });
    play('urlSign');
    expect(play('urlTradingDetail')?.body).toMatchObject({ first: false, oid: 'L1' });
  });

  it('[OPEN-78] is behind its own link alone', () => {
    const play = mockAt();
    const other = { url: '/urlService/x?oid=L2' };
    for (const name of aboutTheLink) expect(play(name, other)).toEqual(closed('ORDER_LINK_UNREADABLE'));
    play('urlTradingDetail');
    for (const name of aboutTheLink) expect(play(name, other)).toEqual(closed('ORDER_LINK_UNREADABLE'));
  });

  it('[API-77, TRADE-94] is received once, as it was sent, for the dealing dates of that moment', () => {
    const play = mockAt();
    play('urlTradingDetail');
    expect(play('urlOrderState')?.body).toMatchObject({ state: 'open', result: null });
    const result = play('urlSubmit', submission())?.body;
    expect(result).toMatchObject({
      successfulAllotmentOrders: [
        { fundCode: 'A', fundName: 'Fund A', amount: '4000', transactionDate: '2026-11-20', debitDate: '2026-11-20' },
      ],
      successfulRedemptionOrders: [{ fundCode: 'B', fundName: 'Fund B', units: '5', transactionDate: '2026-11-23' }],
      switchOrders: [{ sellDeal: { fundCode: 'C', transactionDate: '2026-11-23' }, buyDeal: { fundCode: 'A' } }],
    });
    expect(play('urlSubmit', submission('zzz999'))?.body).toEqual(result);
    expect(play('urlOrderState')?.body).toMatchObject({ state: 'sent', result });
    for (const name of ['urlTradingDetail', 'urlSign', 'urlCancel'])
      expect(play(name)).toEqual(closed('ORDER_LINK_SENT'));
  });

  it('[API-89] isn’t received without a key', () => {
    const play = mockAt();
    play('urlTradingDetail');
    expect(play('urlSubmit', { ...submission(), headers: {} })).toEqual(closed('IDEMPOTENCY_KEY_INVALID'));
  });

  it('[TRADE-44] isn’t received with a trading password that is too short', () => {
    const play = mockAt();
    play('urlTradingDetail');
    for (const password of ['', 'abc12'])
      expect(play('urlSubmit', submission(password))?.body).toEqual({ shortPin: true });
    expect(play('urlTradingDetail')?.status).toBe(200);
  });

  it('[OPEN-79, TRADE-69] is gone once it is cancelled', () => {
    const play = mockAt();
    play('urlTradingDetail');
    expect(play('urlCancel')?.status).toBe(200);
    expect(play('urlTradingDetail')).toEqual(closed('ORDER_LINK_CANCELLED'));
    expect(play('urlSubmit', submission())).toEqual(closed('ORDER_LINK_CANCELLED'));
    expect(play('urlOrderState')?.body).toMatchObject({ state: 'cancelled' });
  });

  it('leaves every other call to its recording', () => {
    expect(mockAt()('heartbeat')).toBeUndefined();
  });
});
