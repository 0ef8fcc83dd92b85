import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clients } from '../../../sandbox/database/schema/clients';
import { funds, movements, navs } from '../../../sandbox/database/schema/funds';
import { reactivations } from '../../../sandbox/database/schema/identity-documents';
import { suitabilityProfiles } from '../../../sandbox/database/schema/notices';
import type { DeskVisit, Line } from '../support/desk-visit';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf } from '../support/visitor';

let sandbox: TestSandbox;
let desk: DeskVisit;

const accountNo = '5100000022';
const clientId = 'TW-NO-CODE';

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

type Errors = { code: string | null; errors: { code: string; message: string; fundCode: string }[] };

const linesOf = async (oid: string): Promise<readonly [Line, Line, Line]> =>
  (await desk.detail(oid)).json<{ tradingVOList: [Line, Line, Line] }>().tradingVOList;

const check = (call: 'Allotment' | 'Redemption', orders: readonly object[], account = accountNo) =>
  desk.visitor.call('POST', `/deal/validate${call}`, { body: { accountNo: account, orders } });

test('[TRADE-140, OPEN-36] an order in a fund whose trading a notice pauses is refused on that day alone, in words', async () => {
  const order = { fundCode: 'TW0005', currency: 'TWD', amount: '20000' };
  const codeAt = async (instant: string) => {
    sandbox.clock.set(instant);
    await desk.signInAgain();
    const composed = await desk.visitor.call('POST', '/orders/compose', {
      body: { orders: [{ type: 'B', ...order }] },
      headers: { 'idempotency-key': `paused-fund-${instant.slice(0, 10)}` },
    });
    const { oid } = composed.json<{ oid: string }>();
    const body = { accountNo, oid, orders: [order] };
    const checked = await desk.visitor.call('POST', '/deal/validateAllotment', { body });
    return checked.json<Errors>().errors.map(({ code, message }) => [code, message]);
  };
  try {
    expect(await codeAt('2022-02-28T10:00:00+08:00')).toEqual([['ORDER_FUND_PAUSED', '此基金今日暫停所有交易。']]);
    expect((await codeAt('2022-03-01T10:00:00+08:00')).map(([code]) => code)).not.toContain('ORDER_FUND_PAUSED');
  } finally {
    sandbox.clock.set(start);
    await desk.signInAgain();
  }
});

describe('the check of purchases', () => {
  test('[API-80, TRADE-49, TRADE-51, TRADE-60, ERR-22, TRADE-98, TRADE-99, TRADE-116] finds nothing wrong with what is prepared, and says what is with other amounts', async () => {
    const [{ fundCode, currency, buyAmount }] = await linesOf(await desk.newList('buys'));
    const checked = async (amount: unknown) =>
      (await check('Allotment', [{ fundCode, currency, amount }])).json<Errors>();
    expect(await checked(buyAmount)).toEqual({ code: null, errors: [] });
    for (const [amount, code, message] of [
      ['0', 'ORDER_AMOUNT_INVALID', '請輸入正確的金額。'],
      ['1000.5', 'ORDER_AMOUNT_INVALID', '請輸入正確的金額。'],
      ['499', 'ORDER_BELOW_MINIMUM', '金額低於最低申購金額。'],
      ['30000001', 'ORDER_ABOVE_MAXIMUM', '金額超過單筆申購上限。'],
    ])
      expect(await checked(amount)).toEqual({ code, errors: [{ code, message, fundCode, currency }] });
    for (const amount of ['500', '30000000']) expect(await checked(amount)).toEqual({ code: null, errors: [] });
  });

  test('[API-80, TRADE-51..53, OPEN-29] asks less of a purchase on top of units held, and the plain least where there are none', async () => {
    const [{ fundCode, currency }] = await linesOf(await desk.newList('on top'));
    const code = async () => (await check('Allotment', [{ fundCode, currency, amount: '500' }])).json<Errors>().code;
    const { database } = sandbox;
    const found = await database
      .select()
      .from(funds)
      .where(inArray(funds.code, [fundCode, 'TW0400']));
    const [fund, other] = found.toSorted((one) => (one.code === fundCode ? -1 : 1));
    if (!fund || !other) throw new Error('there are no such funds');
    const own = eq(movements.accountNumber, accountNo);
    const move = (from: number, to: number) =>
      database
        .update(movements)
        .set({ fundId: to })
        .where(and(own, eq(movements.fundId, from)));
    const onTop = await code();
    await move(fund.id, other.id);
    const first = await code();
    await move(other.id, fund.id);
    expect([onTop, first]).toEqual([null, 'ORDER_BELOW_MINIMUM']);
  });

  test('[API-80, ERR-22, TRADE-116, CONFLICT-40] counts what stands before an order on its list, but for what can’t be received', async () => {
    const [{ fundCode, currency }] = await linesOf(await desk.newList('cap within'));
    const codes = async (...amounts: readonly string[]) => {
      const answer = await check(
        'Allotment',
        amounts.map((amount) => ({ fundCode, currency, amount })),
      );
      return answer.json<Errors>().errors.map(({ code }) => code);
    };
    const left = 30_000_000 - 1000;
    expect(await codes('1000', String(left))).toEqual([]);
    expect(await codes('1000', String(left + 1))).toEqual(['ORDER_CAP_EXCEEDED']);
    expect(await codes('499', '30000000')).toEqual(['ORDER_BELOW_MINIMUM']);
  });

  test('[API-80, TRADE-116, CONFLICT-40] counts what was ordered the same day towards the day’s cap', async () => {
    await desk.submitted('before');
    const [{ fundCode, currency }] = await linesOf(await desk.newList('cap'));
    const answer = await check('Allotment', [{ fundCode, currency, amount: '30000000' }]);
    expect(answer.json<Errors>().code).toBe('ORDER_CAP_EXCEEDED');
  });

  test('[API-80, SUIT-30] says that whose risk profile is overdue can’t buy', async () => {
    const [{ fundCode, currency }] = await linesOf(await desk.newList('overdue'));
    const before = await sandbox.database.select().from(suitabilityProfiles);
    await sandbox.database.update(suitabilityProfiles).set({ kycStatus: 'O' });
    const answer = await check('Allotment', [{ fundCode, currency, amount: '1000' }]);
    await sandbox.database.delete(suitabilityProfiles);
    await sandbox.database.insert(suitabilityProfiles).values(before);
    expect(answer.json<Errors>().code).toBe('ORDER_NOT_ALLOWED');
  });

  test('[API-80, ROLE-05, DOC-13, OPEN-57] says that whose account is paused can neither buy nor sell, and who has no rating can’t buy', async () => {
    const { database } = sandbox;
    const oid = await desk.newList('paused');
    const [bought, , sold] = await linesOf(oid);
    const codes = async () => {
      const buys = await check('Allotment', [{ fundCode: bought.fundCode, currency: bought.currency, amount: '1000' }]);
      const sales = await check('Redemption', [{ fundCode: sold.fundCode, currency: sold.currency, unit: '1' }]);
      return [buys, sales].map((answer) => answer.json<Errors>().errors.map(({ code }) => code));
    };
    expect(await codes()).toEqual([[], []]);
    await database.insert(reactivations).values({ clientId, eligibility: 'ELIGIBLE' });
    expect(await codes()).toEqual([['ORDER_NOT_ALLOWED'], ['ORDER_NOT_ALLOWED']]);
    await database.delete(reactivations).where(eq(reactivations.clientId, clientId));
    const [client] = await database.select().from(clients).where(eq(clients.id, clientId));
    await database.update(clients).set({ riskLevel: null }).where(eq(clients.id, clientId));
    expect(await codes()).toEqual([['ORDER_NOT_ALLOWED'], []]);
    await database
      .update(clients)
      .set({ riskLevel: client?.riskLevel ?? null })
      .where(eq(clients.id, clientId));
  });

  test('[API-80, TIER-02, TIER-35] says that who holds too little for another tier than the digital one can’t buy at once', async () => {
    const { database } = sandbox;
    const [{ fundCode, currency }] = await linesOf(await desk.newList('little'));
    const own = eq(movements.accountNumber, accountNo);
    const code = async () => (await check('Allotment', [{ fundCode, currency, amount: '1000' }])).json<Errors>().code;
    expect(await code()).toBeNull();
    await database
      .update(movements)
      .set({ units: sql`${movements.units} / 1000` })
      .where(own);
    expect(await code()).toBe('ORDER_NOT_ALLOWED');
    await database
      .update(movements)
      .set({ units: sql`${movements.units} * 1000` })
      .where(own);
  });

  test('[API-80, OPEN-80] takes no fund that isn’t on the list, no other’s account, and no list that is over', async () => {
    const oid = await desk.newList('other');
    const [{ fundCode, currency }] = await linesOf(oid);
    const orders = [{ fundCode, currency, amount: '1000' }];
    const foreign = await check('Allotment', [{ fundCode: 'TW9999', currency, amount: '1000' }]);
    expect(foreign.json<Errors>().code).toBe('ORDER_NOT_PREPARED');
    expect(codesOf(await check('Allotment', orders, '5100000011'))).toEqual(['ORDER_ACCOUNT_UNKNOWN']);
    await desk.visitor.call('POST', '/urlService/cancel', { body: { oid } });
    expect(codesOf(await check('Allotment', orders))).toEqual(['ORDER_LINK_CANCELLED']);
  });
});

describe('the check of redemptions', () => {
  test('[API-81, TRADE-50, TRADE-59, TRADE-96, TRADE-109] says what is wrong with units, and warns from half of what is held', async () => {
    const [, , { fundCode, currency }] = await linesOf(await desk.newList('sales'));
    const checked = async (unit: string) =>
      (await check('Redemption', [{ fundCode, currency, unit }])).json<Errors & { showWarning: boolean }>();
    const fine = await checked('1.5');
    expect(fine).toMatchObject({
      errors: [],
      showWarning: false,
      unitsBreakdown: [{ fundFeeType: 'front-end', unit: '1.5' }],
    });
    for (const [unit, code] of [
      ['0', 'ORDER_UNITS_INVALID'],
      ['0.00001', 'ORDER_UNITS_INVALID'],
      ['99999999', 'ORDER_UNITS_EXCEED_AVAILABLE'],
    ] as const)
      expect((await checked(unit)).errors.map((error) => error.code)).toEqual([code]);
    expect((await checked('99999999')).showWarning).toBe(true);
  });
});

describe('the calculation for an order', () => {
  test('[API-79, OPEN-80, TRADE-46] the calculation for an order is units for an amount and an amount for units, at the price of the day before', async () => {
    const [, , { fundCode, currency }] = await linesOf(await desk.newList('worth'));
    const asked = async (query: Record<string, string>) => {
      const search = String(new URLSearchParams({ fundCode, currency, amount: '', units: '', ...query }));
      return (await desk.visitor.call('GET', `/util/unitCalculator?${search}`)).json<Record<string, string | null>>();
    };
    const bought = await asked({ isAmountChange: 'true', amount: '10000' });
    const worth = await asked({ isAmountChange: 'false', units: String(bought['value']) });
    const [price] = await sandbox.database
      .select({ nav: navs.nav })
      .from(navs)
      .innerJoin(funds, eq(funds.id, navs.fundId))
      .where(and(eq(funds.code, fundCode), lte(navs.date, '2026-03-04')))
      .orderBy(desc(navs.date))
      .limit(1);
    expect(Number(bought['value'])).toBeCloseTo(10_000 / Number(price?.nav), 3);
    expect(Math.abs(Number(worth['value']) - 10_000)).toBeLessThanOrEqual(1);
    expect([bought['fxRate'], bought['error']]).toEqual(['1.000000', null]);
    const none = { value: null, fxRate: null };
    expect(await asked({ isAmountChange: 'false' })).toEqual({ ...none, error: 'FIGURE_MISSING' });
    // Of two funds with one code, that of the currency is meant.
    const [twin] = await sandbox.database.select().from(funds).where(eq(funds.code, 'TW0400'));
    const [fund] = await sandbox.database.select().from(funds).where(eq(funds.code, fundCode));
    const of = eq(funds.id, twin?.id ?? 0);
    await sandbox.database.update(funds).set({ code: fundCode, currency, baseCurrency: currency }).where(of);
    await sandbox.database
      .update(funds)
      .set({ currency: 'USD' })
      .where(eq(funds.id, fund?.id ?? 0));
    const ofTwin = await asked({ isAmountChange: 'true', amount: '10000' });
    await sandbox.database
      .update(funds)
      .set({ currency: fund?.currency ?? '' })
      .where(eq(funds.id, fund?.id ?? 0));
    await sandbox.database
      .update(funds)
      .set({ code: 'TW0400', currency: twin?.currency ?? '', baseCurrency: twin?.baseCurrency ?? '' })
      .where(of);
    expect([ofTwin['fxRate'], ofTwin['value'] === bought['value']]).toEqual(['1.000000', false]);
    expect(await asked({ isAmountChange: 'true', amount: '-1' })).toEqual({ ...none, error: 'ORDER_AMOUNT_INVALID' });
    expect(await asked({ isAmountChange: 'true', amount: '10', currency: 'XXX' })).toEqual({
      ...none,
      error: 'ORDER_RATE_MISSING',
    });
  });

  test('[API-37, TRADE-19, TRADE-20, API-72] follows an order: its units are taken, and the client’s orders show it', async () => {
    type Held = { fundCode: string; currency: string; totalHoldings: string; availableHoldings: string };
    const oid = await desk.newList('followed');
    const [, , line] = await linesOf(oid);
    const held = async () =>
      (await desk.visitor.call('GET', '/deal/redemption'))
        .json<Held[]>()
        .find(({ fundCode, currency }) => fundCode === line.fundCode && currency === line.currency);
    const before = await held();
    await desk.sign(oid);
    expect((await desk.submit(oid, await desk.bodyOf(oid))).statusCode).toBe(200);
    const after = await held();
    expect(after?.totalHoldings).toBe(before?.totalHoldings);
    expect(Number(before?.availableHoldings) - Number(after?.availableHoldings)).toBeCloseTo(3, 4);
    const shown = (await desk.visitor.call('GET', '/orderHistory')).json<{ type: string; status: string }[]>();
    expect(shown.slice(0, 5).map(({ type, status }) => `${type} ${status}`)).toEqual([
      'B RECEIVED',
      'B RECEIVED',
      'R RECEIVED',
      'SF RECEIVED',
      'ST RECEIVED',
    ]);
  });

  test('[API-78, ENUM-10] the calculation for an order is what is to be agreed to for a fund', async () => {
    const [{ fundCode }] = await linesOf(await desk.newList('agreed'));
    const asked = (code: string, fund = fundCode) =>
      desk.visitor.call('GET', `/fund/agreements?functionCode=${code}&fundCode=${fund}&fundFeesType=front-end`);
    expect((await asked('ALLOTMENT_FUND_NOTES')).json()).toEqual([
      { categoryCode: 'ALLOTMENT_FUND_NOTES', title: null },
    ]);
    expect(codesOf(await asked('OTHER'))).toEqual(['BAD_REQUEST']);
    expect(codesOf(await asked('SWITH_FUND_NOTES', 'TW9999'))).toEqual(['FUND_UNKNOWN']);
  });
});
