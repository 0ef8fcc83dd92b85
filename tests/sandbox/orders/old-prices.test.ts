import { and, eq, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import type { DeskVisit } from '../support/desk-visit';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { seeBooks } from '../support/watched-books';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

type Errors = { errors: { code: string; message: string }[] };

/** Takes the prices of a fund after a day away; the clock stands at 4 March 2026. */
async function endPricesAt(code: string, day: string): Promise<void> {
  const { database } = sandbox;
  const [fund] = await database
    .select({ id: funds.id })
    .from(funds)
    .where(and(eq(funds.region, 'TW'), eq(funds.code, code)));
  await seeBooks(database);
  await database.delete(navs).where(and(eq(navs.fundId, fund?.id ?? 0), gt(navs.date, day)));
}

async function refused(fundCode: string, key: string) {
  const order = { fundCode, currency: 'TWD', amount: '20000' };
  const composed = await desk.visitor.call('POST', '/orders/compose', {
    body: { orders: [{ type: 'B', ...order }] },
    headers: { 'idempotency-key': `old-price-${key}-0000` },
  });
  const { oid } = composed.json<{ oid: string }>();
  const body = { accountNo: '5100000022', oid, orders: [order] };
  const checked = await desk.visitor.call('POST', '/deal/validateAllotment', { body });
  return checked.json<Errors>().errors.map(({ code, message }) => [code, message]);
}

test('[FUND-34, ERR-22] an order in a fund that was priced a year ago is taken, one in a fund priced before that is refused, in words', async () => {
  await endPricesAt('TW0003', '2025-03-03');
  expect(await refused('TW0003', 'a-year')).toEqual([]);
  await endPricesAt('TW0003', '2025-03-02');
  expect(await refused('TW0003', 'longer')).toEqual([
    ['ORDER_PRICE_TOO_OLD', '此基金太久沒有公布淨值，目前不接受線上交易。'],
  ]);
});
