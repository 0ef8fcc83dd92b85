import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { toText } from '../../../domain/money/decimal';
import { navs } from '../../../sandbox/database/schema/funds';
import { ledgerEntries, orderEvents, orderLists } from '../../../sandbox/database/schema/orders';
import { movedMoney } from '../../../sandbox/statements/contract-note-facts';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import type { DeskVisit } from '../support/desk-visit';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { faultsInBooks } from '../support/watched-books';

let sandbox: TestSandbox;
let desk: DeskVisit;
let made = 0;

const accountNo = '5100000211';

sharedDesk(
  (begun) => {
    ({ sandbox, desk } = begun);
  },
  (begun) => begun.sandbox.forget(),
);

/** Redeems units of the fund that was bought just now for about so many US dollars, and gives the order's number. */
async function redeemed(dollars: number): Promise<string> {
  const oid = `young-${String((made += 1))}`;
  const [prepared] = await sandbox.database.select().from(orderLists).where(eq(orderLists.clientId, 'TW-FEE-TYPES'));
  const line = prepared?.lines.find(({ currency }) => currency === 'USD');
  if (!line) throw new Error('no foreign redemption is prepared');
  const [price] = await sandbox.database
    .select()
    .from(navs)
    .where(eq(navs.fundId, line.fundId))
    .orderBy(desc(navs.date))
    .limit(1);
  const units = (dollars / Number(price?.nav)).toFixed(4);
  const madeAt = new Date(sandbox.clock.now().getTime() + 1_000 * made);
  await sandbox.database.insert(orderLists).values({
    oid,
    clientId: 'TW-FEE-TYPES',
    lines: [{ ...line, figure: units }],
    note: oid,
    madeAt,
    signedAt: madeAt,
  });
  const visitor = await desk.signedIn(['KAOMIN64', 'Cliff3962Bell']);
  const item = {
    fundCode: line.fundCode,
    currency: 'USD',
    unit: units,
    percent: '0',
    fundInfo: '',
    totalHoldings: '1',
    availableHoldings: '1',
    redUnitPrecision: 4,
    redUnitPricePrecision: 2,
    baseCurrency: 'USD',
    fundFeeType: 'front-end',
    unitsBreakdown: [],
    redemptionCharge: 0,
    bankAccountNo: '',
  };
  const body = {
    accountNo,
    vpin: 'trade5738',
    oid,
    lineManager: '',
    allotmentList: [],
    switchList: [],
    disadvantagedElderlyAck: 'N',
    elderlyRedeemOverHalfAck: 'N',
    redemptionList: [item],
  };
  expect((await desk.submit(oid, body, `order-list:${oid}`, visitor)).json()).toMatchObject({
    successfulRedemptionOrders: [{ units }],
  });
  return `${oid}.1`;
}

async function passTo(...instants: readonly string[]): Promise<void> {
  for (const instant of instants) {
    sandbox.clock.set(instant);
    await runDealing(sandbox);
  }
}

const kindsOf = async (orderId: string): Promise<readonly string[]> =>
  (
    await sandbox.database
      .select({ kind: orderEvents.kind })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.sequence)
  ).map(({ kind }) => kind);

async function bookedOn(account: 'client' | 'fees' | 'waiting', orderId: string): Promise<number> {
  const rows = await sandbox.database
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.account, account)));
  return rows.reduce((sum, { amount }) => sum + Number(amount), 0);
}

describe('a redemption in foreign currency', () => {
  test('[TRADE-124, TRADE-126, CONST-19, OPEN-34, OPEN-35, R24] waits below the threshold and is remitted with the next; young units bear their fee', async () => {
    sandbox.clock.set(start);
    const first = await redeemed(30);
    await passTo('2026-03-04T16:00:00+08:00', '2026-03-05T00:00:00+08:00');
    const [priced] = await sandbox.database
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, first), eq(orderEvents.kind, 'priced')));
    const amount = Number(priced?.amount);
    const fee = Math.round(amount * 0.5) / 100;
    expect([Number(priced?.shortTermFee), await bookedOn('fees', first)]).toEqual([fee, fee]);
    await passTo('2026-03-13T16:00:00+08:00');
    expect(await kindsOf(first)).toEqual(['received', 'accepted', 'priced', 'waiting']);
    const proceeds = Number((amount - fee).toFixed(2));
    expect([await bookedOn('waiting', first), await bookedOn('client', first)]).toEqual([proceeds, 0]);
    // Its contract note says what the client is going to be paid [ORDQ-10].
    expect(Number(toText((await movedMoney(sandbox.database, first)).client))).toBe(proceeds);
    expect(await faultsInBooks(sandbox.database)).toEqual([]);

    // Alone as little again; both together are enough.
    const second = await redeemed(30);
    await passTo('2026-03-13T18:00:00+08:00', '2026-03-16T16:00:00+08:00', '2026-03-17T00:00:00+08:00');
    expect(await kindsOf(first)).toHaveLength(4);
    await Promise.all([passTo('2026-03-27T16:00:00+08:00'), runDealing(sandbox)]);
    for (const one of [first, second]) {
      expect((await kindsOf(one)).at(-1)).toBe('settled');
      expect(await bookedOn('waiting', one)).toBeCloseTo(0, 6);
    }
    expect(await bookedOn('client', first)).toBeCloseTo(proceeds, 6);
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  });
});
