import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { PublicMaintenanceMessageDocument } from '../../../contract/graphql/visitors/generated/graphql';
import type { StopScope } from '../../../domain/notices/service-stop';
import type { Region } from '../../../domain/region';
import { funds } from '../../../sandbox/database/schema/funds';
import { serviceStops } from '../../../sandbox/database/schema/service-stops';
import { jfFundCode } from '../../../sandbox/funds/listed-funds';
import { recordedStops, resumeService, stopService } from '../../../sandbox/stops/record-stops';
import { stopWords } from '../../../sandbox/stops/stop-words';
import type { DeskVisit } from '../support/desk-visit';
import { lin } from '../support/desk-visit';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

afterEach(async () => {
  await sandbox.database.delete(serviceStops);
});

const act = (why: string) => ({ by: 'Duty desk', why, at: new Date('2026-03-04T02:00:00Z') });
const stop = (scope: StopScope, region: Region = 'TW') =>
  stopService(sandbox.database, { region, scope, texts: stopWords(scope, () => 'Maple') }, act('wrong prices'));

const accountNo = '5100000022';
const orders = {
  buy: { type: 'B', fundCode: 'TW0001', currency: 'TWD', amount: '20000' },
  another: { type: 'B', fundCode: 'TW0008', currency: 'TWD', amount: '20000' },
} as const;
let keys = 0;
const compose = (...lines: readonly object[]) =>
  desk.visitor.call('POST', '/orders/compose', {
    body: { accountNo, orders: lines },
    headers: { 'idempotency-key': `stopped-${String((keys += 1))}` },
  });

const maintenance = async (visitor = new Visitor(desk.server, 'TW')) =>
  (await visitor.graphql(PublicMaintenanceMessageDocument)).data?.message;

describe('a stop of orders', () => {
  test('[MSG-04, ERR-22] a list that is sent while all orders are stopped is refused line by line in the firm’s words, and stays usable', async () => {
    const oid = await desk.newList('stopped');
    await desk.sign(oid);
    const body = await desk.bodyOf(oid);
    await stop({ kind: 'all-orders' });
    const refused = (await desk.submit(oid, body)).json<Record<string, readonly { code: string; message: string }[]>>();
    expect(refused['successfulAllotmentOrders']).toEqual([]);
    expect(refused['failedAllotmentOrders']?.map(({ code, message }) => [code, message])).toEqual(
      refused['failedAllotmentOrders']?.map(() => ['ORDER_STOPPED', '目前暫停受理線上委託。已受理的委託會繼續處理。']),
    );
    expect(new Set(refused['failedRedemptionOrders']?.map(({ code }) => code))).toEqual(new Set(['ORDER_STOPPED']));
    await resumeService(sandbox.database, { region: 'TW', scope: { kind: 'all-orders' } }, act('right again'));
    const received = (await desk.submit(oid, body)).json<Record<string, readonly object[]>>();
    expect(received['failedAllotmentOrders']).toEqual([]);
    expect(received['successfulAllotmentOrders']).not.toEqual([]);
  });

  test('[ORDQ-01] refuses to compose what it stops, and nothing of another fund, kind or region', async () => {
    await stop({ kind: 'fund', fundCode: 'TW0001' });
    await stop({ kind: 'orders', of: 'switch' });
    await stop({ kind: 'all-orders' }, 'HK');
    expect(codesOf(await compose(orders.buy))).toEqual(['ORDER_STOPPED']);
    expect(codesOf(await compose(orders.another, orders.buy))).toEqual(['ORDER_STOPPED']);
    expect((await compose(orders.another)).statusCode).toBe(200);
  });
});

/** The code of its class, which tells a fund from all others, where its own code needn't. */
async function ownCodeOf(code: string): Promise<string> {
  const [fund] = await sandbox.database.select().from(funds).where(eq(funds.code, code));
  return fund === undefined ? '' : jfFundCode(fund);
}

describe('a stop of a fund', () => {
  test('[ORDQ-01, ERR-22] refuses its orders alone when it names the code of its class, at composing and at receiving', async () => {
    const oid = await desk.newList('stopped-fund');
    await desk.sign(oid);
    const body = await desk.bodyOf(oid);
    await stop({ kind: 'fund', fundCode: await ownCodeOf('TW0001') });
    expect(codesOf(await compose(orders.buy))).toEqual(['ORDER_STOPPED']);
    expect((await compose(orders.another)).statusCode).toBe(200);
    const [fundCode = ''] = body.allotmentList.map((line) => line.fundCode);
    await stop({ kind: 'fund', fundCode: await ownCodeOf(fundCode) });
    const refused = (await desk.submit(oid, body)).json<
      Record<string, readonly { fundCode: string; code: string }[]>
    >();
    expect(refused['failedAllotmentOrders']?.map((line) => [line.fundCode, line.code])).toEqual([
      [fundCode, 'ORDER_STOPPED'],
    ]);
  });
});

describe('a stop of signing in', () => {
  test('[AUTH-03] refuses right and wrong secrets alike, counts neither, and leaves those in who are in', async () => {
    await stop({ kind: 'sign-in' });
    for (const secret of [lin[1], 'Wrong1234', 'Wrong1234', 'Wrong1234', 'Wrong1234', 'Wrong1234'])
      expect(codesOf(await new Visitor(desk.server, 'TW').logOn(lin[0], secret))).toEqual(['SIGN_IN_STOPPED']);
    expect((await desk.visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
    await resumeService(sandbox.database, { region: 'TW', scope: { kind: 'sign-in' } }, act('right again'));
    expect((await new Visitor(desk.server, 'TW').logOn(lin[0], lin[1])).statusCode).toBe(200);
  });
});

describe('messages and records of stops', () => {
  test('[MSG-04, GQL-13] the maintenance message tells everybody of stops, from every server, while they are in force', async () => {
    const before = await maintenance();
    await stop({ kind: 'orders', of: 'buy' });
    const other = await sandbox.server('TW');
    for (const server of [desk.server, other])
      expect(await maintenance(new Visitor(server, 'TW'))).toEqual({
        enable: true,
        type: 'MAINTENANCE',
        values: [{ code: 'STOP-BUY', value: '目前暫停受理線上申購。已受理的委託會繼續處理。' }],
      });
    await resumeService(sandbox.database, { region: 'TW', scope: { kind: 'orders', of: 'buy' } }, act('right again'));
    expect(await maintenance()).toEqual(before);
  });

  test('[R14] each stop is kept with who stopped and resumed the service, when and why; the same is stopped once at a time', async () => {
    expect(await stop({ kind: 'all-orders' })).toBe(true);
    expect(await stop({ kind: 'all-orders' })).toBe(false);
    const resume = () =>
      resumeService(sandbox.database, { region: 'TW', scope: { kind: 'all-orders' } }, act('right again'));
    expect([await resume(), await resume()]).toEqual([true, false]);
    expect(await stop({ kind: 'all-orders' })).toBe(true);
    const at = new Date('2026-03-04T02:00:00Z');
    expect(await recordedStops(sandbox.database)).toMatchObject([
      {
        scope: 'STOP-ALL',
        stoppedBy: 'Duty desk',
        stoppedWhy: 'wrong prices',
        stoppedAt: at,
        resumedWhy: 'right again',
      },
      { scope: 'STOP-ALL', resumedAt: null },
    ]);
  });
});
