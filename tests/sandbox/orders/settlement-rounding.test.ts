import { and, desc, eq, lt } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clients } from '../../../sandbox/database/schema/clients';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { orderLists, orders, type PreparedLine } from '../../../sandbox/database/schema/orders';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { numberOf } from '../support/number-of';
import type { DeskVisit, Shown } from '../support/desk-visit';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import type { Visitor } from '../support/visitor';
import { faultsInBooks } from '../support/watched-books';

let sandbox: TestSandbox;
let desk: DeskVisit;
let kao: Visitor;
let made = 0;

const accountNo = '5100000211';
const clientId = 'TW-FEE-TYPES';

sharedDesk(
  (begun) => {
    ({ sandbox, desk } = begun);
  },
  async (begun) => {
    await begun.sandbox.forget();
    sandbox.clock.set(start);
    kao = await begun.desk.signedIn(['KAOMIN64', 'Cliff3962Bell']);
  },
);

async function fundOf(code: string) {
  const own = and(eq(funds.code, code), eq(funds.region, 'TW'), lt(navs.date, '2026-03-04'));
  const [found] = await sandbox.database
    .select({ id: funds.id, nav: navs.nav })
    .from(funds)
    .innerJoin(navs, eq(navs.fundId, funds.id))
    .where(own)
    .orderBy(desc(navs.date))
    .limit(1);
  if (!found) throw new Error(`there is no fund ${code}`);
  return { ...found, nav: Number(found.nav) };
}

/** The units that are worth so much at a price, rounded up to the four places of units. */
const unitsWorth = (worth: number, nav: number): string => (Math.ceil((worth / nav) * 10_000) / 10_000).toFixed(4);

async function newList(lines: readonly PreparedLine[]): Promise<string> {
  const oid = `least-${String((made += 1))}`;
  const madeAt = new Date(Date.parse(start) + 1_000 * made);
  await sandbox.database
    .insert(orderLists)
    .values({ oid, clientId, lines: [...lines], note: oid, madeAt, signedAt: madeAt });
  return oid;
}

const leaving = (fundId: number) => ({ fundId, fundCode: 'TW0003', amcCode: '51', currency: 'TWD', figure: '1' });

const redemptionOf = (unit: string) => ({
  fundCode: 'TW0003',
  currency: 'TWD',
  unit,
  percent: '0',
  fundInfo: '',
  totalHoldings: '1',
  availableHoldings: '1',
  redUnitPrecision: 4,
  redUnitPricePrecision: 2,
  baseCurrency: 'TWD',
  fundFeeType: 'front-end',
  unitsBreakdown: [],
  redemptionCharge: 0,
  bankAccountNo: '',
});

const switchOf = (switchUnit: string) => ({
  outFundCode: 'TW0003',
  inFundCode: 'TW0002',
  switchUnit,
  percent: '1',
  discountCode: '',
  holdingCurrency: 'TWD',
  agreements: [],
  outFundFeeType: 'front-end',
});

const submit = (oid: string, redemptionList: readonly object[], switchList: readonly object[] = []) =>
  desk.submit(
    oid,
    {
      accountNo,
      vpin: 'trade5738',
      oid,
      lineManager: '',
      allotmentList: [],
      switchList,
      redemptionList,
      disadvantagedElderlyAck: 'N',
      elderlyRedeemOverHalfAck: 'N',
    },
    `order-list:${oid}`,
    kao,
  );

type Result = Record<
  'successfulRedemptionOrders' | 'failedRedemptionOrders' | 'switchOrders',
  readonly { code?: string; message?: string }[]
>;

const available = async (): Promise<number> => {
  const rows = (await kao.call('GET', '/deal/redemption')).json<Record<string, string>[]>();
  const own = rows.find(({ fundCode, fundFeeType }) => fundCode === 'TW0003' && fundFeeType === 'front-end');
  return Number(own?.['availableHoldings']);
};

/** The price of a fund on a day, before the desk publishes one. */
const priced = (fundId: number, date: string, nav: string) =>
  sandbox.database
    .insert(navs)
    .values({ fundId, date, nav })
    .onConflictDoUpdate({ target: [navs.fundId, navs.date], set: { nav } });

async function dealtUntil(...instants: readonly string[]): Promise<void> {
  for (const instant of instants) {
    sandbox.clock.set(instant);
    await runDealing(sandbox);
  }
  kao = await desk.signedIn(['KAOMIN64', 'Cliff3962Bell']);
}

const statesOf = async (oid: string) =>
  (await kao.call('GET', `/urlService/orderState?oid=${oid}`)).json<{ orders: Shown[] }>().orders;

type Event = { kind: string; reason: string | null };

const lastEventOf = async (oid: string): Promise<Event | undefined> => {
  const [order] = await sandbox.database.select({ id: orders.id }).from(orders).where(eq(orders.oid, oid));
  return (await kao.call('GET', `/orders/events?orderId=${String(order?.id)}`))
    .json<{ events: Event[] }>()
    .events.at(-1);
};

const mails = async (): Promise<readonly string[]> => {
  const [client] = await sandbox.database
    .select({ email: clients.email })
    .from(clients)
    .where(eq(clients.id, clientId));
  const rows = await sandbox.database
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, client?.email ?? ''));
  return rows.map(({ text }) => text);
};

describe('units of too little worth', () => {
  test('[TRADE-96, R24] units of too little worth are not sold: twenty sales worth half a dollar each are refused, each with its reason', async () => {
    const { id, nav } = await fundOf('TW0003');
    const half = unitsWorth(0.5, nav);
    const lines = Array.from({ length: 20 }, () => ({ ...leaving(id), type: 'R' as const }));
    const before = await available();
    const answer = await submit(
      await newList(lines),
      lines.map(() => redemptionOf(half)),
    );
    const { successfulRedemptionOrders, failedRedemptionOrders } = answer.json<Result>();
    expect([successfulRedemptionOrders.length, failedRedemptionOrders.length]).toEqual([0, 20]);
    expect(failedRedemptionOrders[0]).toMatchObject({
      code: 'ORDER_WORTH_TOO_LOW',
      message: '扣除費用後，這些單位數的價值低於可給付或可投資的最低金額。',
    });
    expect(await available()).toBe(before);
    const checked = await kao.call('POST', '/deal/validateRedemption', {
      body: { accountNo, orders: [{ fundCode: 'TW0003', currency: 'TWD', unit: half }] },
    });
    expect(checked.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code)).toEqual([
      'ORDER_WORTH_TOO_LOW',
    ]);
  });

  test('[TRADE-97, TRADE-43] units of too little worth are not switched', async () => {
    const { id, nav } = await fundOf('TW0003');
    const into = await fundOf('TW0002');
    const line = { ...leaving(id), type: 'S' as const, intoFundId: into.id, intoFundCode: 'TW0002' };
    const answer = await submit(await newList([line]), [], [switchOf(unitsWorth(0.5, nav))]);
    const { switchOrders, failedRedemptionOrders } = answer.json<Result>();
    expect([switchOrders.length, failedRedemptionOrders.map(({ code }) => code)]).toEqual([0, ['ORDER_WORTH_TOO_LOW']]);
  });
});

describe('an order that comes to nothing at its dealing price', () => {
  test('[R24, ORDQ-06] gives the units of a sale back, says why, and its client is told', async () => {
    const { id, nav } = await fundOf('TW0003');
    const units = unitsWorth(2, nav);
    const oid = await newList([{ ...leaving(id), type: 'R' }]);
    const before = await available();
    expect((await submit(oid, [redemptionOf(units)])).json<Result>().successfulRedemptionOrders.length).toBe(1);
    expect(await available()).toBeCloseTo(before - Number(units), 4);
    await priced(id, '2026-03-04', '0.01');
    await dealtUntil('2026-03-04T16:00:00+08:00', '2026-03-05T00:00:00+08:00');
    expect(await lastEventOf(oid)).toMatchObject({ kind: 'rejected', reason: 'worth-nothing' });
    expect(await available()).toBeCloseTo(before, 4);
    const number = await numberOf(sandbox.database, `${oid}.1`);
    const told = (await mails()).filter((text) => text.includes(number));
    expect(told).toEqual([
      expect.stringContaining('本通知不代表成交。'),
      expect.stringContaining(`您的委託 ${number}`),
    ]);
    expect(told[1]).toContain('未能成交。依當日淨值計算，單位數扣除費用後沒有餘額。單位數仍由您持有。');
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  });

  test('[R24, TRADE-43] takes no units of a switch that would buy none', async () => {
    const { id, nav } = await fundOf('TW0003');
    const into = await fundOf('TW0002');
    const line = { ...leaving(id), type: 'S' as const, intoFundId: into.id, intoFundCode: 'TW0002' };
    const oid = await newList([line]);
    const before = await available();
    const units = unitsWorth(2, nav);
    await priced(id, '2026-03-04', String(nav));
    expect((await submit(oid, [], [switchOf(units)])).json<Result>().switchOrders.length).toBe(1);
    // What one ten-thousandth of a unit costs is more than what is left.
    await priced(into.id, '2026-03-04', '999999');
    await dealtUntil('2026-03-04T16:00:00+08:00', '2026-03-05T00:00:00+08:00');
    expect(await lastEventOf(oid)).toMatchObject({ kind: 'rejected', reason: 'too-small' });
    expect(await available()).toBeCloseTo(before, 4);
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  });
});

describe('units of too little worth that are all that is left', () => {
  test('[TRADE-96, R24] units of too little worth that are all that is left are taken for sale after all the others, and given back where they bring nothing', async () => {
    const { id, nav } = await fundOf('TW0003');
    const least = unitsWorth(0.5, nav);
    const all = await available();
    const lines = [1, 2].map(() => ({ ...leaving(id), type: 'R' as const }));
    const sold = [(all - Number(least)).toFixed(4), least].map(redemptionOf);
    const oid = await newList(lines);
    const { successfulRedemptionOrders: received } = (await submit(oid, sold)).json<Result>();
    expect(received.length).toBe(2);
    await dealtUntil('2026-03-04T16:00:00+08:00', '2026-03-05T00:00:00+08:00');
    expect((await statesOf(oid)).map(({ status }) => status)).toEqual(['CONFIRMED', 'REJECTED_OTHERS']);
    expect(await available()).toBeCloseTo(Number(least), 4);
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
    await dealtUntil('2026-03-20T16:00:00+08:00');
  });
});
