import { describe, expect, test } from 'vitest';
import { UserPortfolioTwDocument } from '../../../contract/graphql/client/generated/graphql';
import { demoClients } from '../../../sandbox/demonstration/demo-clients';
import { calendars } from '../../../sandbox/database/schema/funds';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import type { DeskVisit, Shown } from '../support/desk-visit';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf } from '../support/visitor';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk(
  (begun) => {
    ({ sandbox, desk } = begun);
  },
  (begun) => begun.sandbox.forget(),
);

type Link = { login: string; oid: string; url: string; state: string; note: string };
type Side = { fundCode: string; amount?: string; units?: string; transactionDate?: string };
type Result = Record<
  'successfulAllotmentOrders' | 'failedAllotmentOrders' | 'successfulRedemptionOrders' | 'failedRedemptionOrders',
  Side[]
> & { switchOrders: { sellDeal: Side; buyDeal: Side }[] };

const links = async (): Promise<readonly Link[]> => (await desk.server.inject('/sandbox/links.json')).json<Link[]>();

/** The client who logs in so, signed in, with the link that can be opened. */
async function open(login: string) {
  const client = demoClients.find(({ userName }) => userName === login);
  if (!client) throw new Error('there is no such client');
  const visitor = await desk.signedIn([login, client.secret]);
  const link = (await links()).find((one) => one.login === login && one.state === 'valid');
  const who = { visitor, accountNo: `5100${client.identityNumber.slice(-6)}`, vpin: client.tradingSecret };
  return { oid: link?.oid ?? '', who };
}

/** Sends the list that is prepared for a client, changed if it is said how. */
async function sent(login: string, change: (body: Awaited<ReturnType<DeskVisit['bodyOf']>>) => object = () => ({})) {
  const { oid, who } = await open(login);
  const body = await desk.bodyOf(oid, who);
  await desk.sign(oid, who.visitor);
  const answer = await desk.submit(
    oid,
    { ...body, ...acknowledged, ...change(body) },
    `order-list:${oid}`,
    who.visitor,
  );
  expect(answer.statusCode).toBe(200);
  const result = answer.json<Result>();
  // Later the session has ended.
  const states = async () => {
    const { who: later } = await open(login);
    return (await later.visitor.call('GET', `/urlService/orderState?oid=${oid}`)).json<{ orders: Shown[] }>().orders;
  };
  return { result, states };
}

/** The acknowledgements of an elderly client beside the notes. */
const acknowledged = { disadvantagedElderlyAck: 'Y', elderlyRedeemOverHalfAck: 'Y' };

const counts = (result: Result) => [
  result.successfulAllotmentOrders.length,
  result.failedAllotmentOrders.length,
  result.successfulRedemptionOrders.length,
  result.failedRedemptionOrders.length,
  result.switchOrders.length,
];

describe('the prepared lists', () => {
  test('[TRADE-02, TRADE-93] stand under every state that a link can have, each with what is special', async () => {
    const states = (await links()).map(({ state }) => state);
    expect([...new Set(states)].sort()).toEqual([
      'cancelled',
      'expired',
      'list-sent',
      'replaced',
      'unreadable',
      'valid',
    ]);
    expect((await links()).filter(({ note }) => note === '')).toEqual([]);
  });

  test('[TRADE-32, TRADE-106, CONFLICT-60] the prepared lists of a disadvantaged elderly client with the highest risk are refused unconfirmed, and stay', async () => {
    const { oid, who } = await open('TUNG6453');
    const body = await desk.bodyOf(oid, who);
    await desk.sign(oid, who.visitor);
    const unconfirmed = { ...body, ...acknowledged, disadvantagedElderlyAck: 'N' };
    const answer = await desk.submit(oid, unconfirmed, `order-list:${oid}`, who.visitor);
    expect([answer.statusCode, codesOf(answer), await desk.countOf(oid)]).toEqual([
      400,
      ['ORDER_ACKNOWLEDGEMENT_MISSING'],
      0,
    ]);
  });

  test.each([
    ['LINCHI72', [2, 0, 1, 0, 1]],
    ['SUNG2146', [0, 2, 1, 1, 0]],
    ['CHIANG58', [0, 2, 1, 1, 0]],
    ['TANGYU31', [0, 2, 1, 1, 0]],
    ['YEHYI2740', [0, 2, 1, 0, 1]],
    ['CHANG1956', [0, 0, 1, 0, 0]],
    ['CHOU6688', [0, 1, 0, 0, 0]],
    ['TUNG6453', [1, 0, 0, 0, 0]],
  ])(
    '[TRADE-36..43, SUIT-30..33, TIER-35] the prepared lists of %s are received or fail line by line: purchases, redemptions and switches %j',
    async (login, expected) => {
      expect(counts((await sent(login)).result)).toEqual(expected);
    },
  );

  test('[TRADE-59, TRADE-111, ENT-54] the prepared lists of a fund held with both fee types redeem its units as two orders', async () => {
    const { oid, who } = await open('KAOMIN64');
    const { accountNo, visitor } = who;
    const [line] = (await desk.bodyOf(oid, who)).redemptionList;
    const { fundCode, currency, unit } = line ?? {};
    const { unitsBreakdown } = (
      await visitor.call('POST', '/deal/validateRedemption', {
        body: { accountNo, orders: [{ fundCode, currency, unit }] },
      })
    ).json<{ unitsBreakdown: object[] }>();
    const { result } = await sent('KAOMIN64', () => ({ redemptionList: [{ ...line, unitsBreakdown }] }));
    expect([unitsBreakdown.length, ...counts(result)]).toEqual([2, 0, 0, 2, 0, 0]);
  });

  test('[API-81, ERR-22, TRADE-117, CONFLICT-40] above the daily cap say it before they are sent, of the line that goes beyond it', async () => {
    const { oid, who } = await open('HUANG500');
    const { accountNo, visitor } = who;
    const { redemptionList } = await desk.bodyOf(oid, who);
    const orders = redemptionList.map(({ fundCode, currency, unit }) => ({ fundCode, currency, unit }));
    const answer = await visitor.call('POST', '/deal/validateRedemption', { body: { accountNo, orders } });
    const { errors } = answer.json<{ errors: { code: string }[] }>();
    expect([orders.length > 5, errors.map(({ code }) => code)]).toEqual([true, ['ORDER_CAP_EXCEEDED']]);
  });

  test('[TRADE-116, TRADE-117] above the daily cap redeem one fund after the other, but for the one that goes beyond it', async () => {
    const { result } = await sent('HUANG500');
    const [, , received = 0, failed] = counts(result);
    expect([received >= 5, failed]).toEqual([true, 1]);
  });

  test('[TRADE-26, TRADE-27, TRADE-98, OPEN-31] say of each purchase whether its fund is new or a digital share class, and its limits', async () => {
    const told = async (login: string) => {
      const { oid, who } = await open(login);
      const { tradingVOList } = (await desk.detail(oid, who.visitor)).json<{
        tradingVOList: Record<string, unknown>[];
      }>();
      return tradingVOList.map(({ isIpo, isDigitalShareClass, buyLowerLimit, buyUpperLimit }) => [
        isIpo,
        isDigitalShareClass,
        buyLowerLimit,
        buyUpperLimit,
      ]);
    };
    expect(await told('YANG5173')).toEqual([[true, false, '1000', '30000000']]);
    expect(await told('PENG3082')).toEqual([
      [false, true, null, null],
      [false, true, null, null],
    ]);
  });

  test('[TRADE-129, TRADE-130, CONFLICT-39, OPEN-31] the prepared lists of the digital share class take its least and its most, and nothing beyond either', async () => {
    const { oid, who } = await open('PENG3082');
    const { accountNo, visitor } = who;
    const [line] = (await desk.bodyOf(oid, who)).allotmentList;
    const checked = async (amount: string) =>
      (
        await visitor.call('POST', '/deal/validateAllotment', {
          body: { accountNo, orders: [{ fundCode: line?.fundCode, currency: 'TWD', amount }] },
        })
      ).json<{ code: string | null }>().code;
    expect([await checked('2999'), await checked('3000'), await checked('300000'), await checked('300001')]).toEqual([
      'ORDER_BELOW_MINIMUM',
      null,
      null,
      'ORDER_ABOVE_MAXIMUM',
    ]);
    const { result } = await sent('PENG3082');
    expect(result.successfulAllotmentOrders.map(({ amount }) => amount)).toEqual(['3000', '300000']);
  });

  test('[TRADE-91, TRADE-92, TRADE-119, OPEN-37] the prepared lists in a fund whose market is closed are dealt on the next business day', async () => {
    const { oid, who } = await open('HSUYA385');
    // A typhoon is told at run time, for the whole market.
    await sandbox.database.insert(calendars).values({ market: 'TW', date: '2026-12-24', name: 'typhoon' });
    const { tradingVOList } = (await desk.detail(oid, who.visitor)).json<{ tradingVOList: { closedOn: string[] }[] }>();
    expect(tradingVOList.map(({ closedOn }) => [closedOn[0], closedOn.at(-1)])).toEqual([['2026-03-04', '2026-12-24']]);
    const { result, states } = await sent('HSUYA385');
    expect(result.successfulAllotmentOrders.map(({ transactionDate }) => transactionDate)).toEqual(['2026-03-05']);
    sandbox.clock.set('2026-03-05T00:00:00+08:00');
    await runDealing(sandbox);
    expect((await states()).map(({ status }) => status)).toEqual(['RECEIVED']);
    sandbox.clock.set('2026-03-06T00:00:00+08:00');
    await runDealing(sandbox);
    expect((await states()).map(({ status, dealingDate }) => `${status} ${dealingDate}`)).toEqual([
      'CONFIRMED 2026-03-05',
    ]);
  });

  test('[TRADE-26, TRADE-137, TRADE-139] the prepared lists in a new fund are dealt on the first business day after its subscription', async () => {
    const { result } = await sent('YANG5173');
    expect(result.successfulAllotmentOrders.map(({ transactionDate }) => transactionDate)).toEqual(['2026-03-16']);
  });

  test('[TRADE-94, TRADE-36] that was sent has its orders in the books and its answer kept', async () => {
    const { who } = await open('YANG5173');
    const link = (await links()).find(({ login, state }) => login === 'YANG5173' && state === 'list-sent');
    expect(codesOf(await desk.detail(link?.oid ?? '', who.visitor))).toEqual(['ORDER_LINK_SENT']);
    const state = (await who.visitor.call('GET', `/urlService/orderState?oid=${link?.oid ?? ''}`)).json<{
      state: string;
      result: Result;
      orders: Shown[];
    }>();
    expect([state.state, counts(state.result), state.orders.map(({ status }) => status)]).toEqual([
      'sent',
      [1, 0, 0, 0, 0],
      ['RECEIVED'],
    ]);
  });

  test('[OPEN-78, TRADE-93] the prepared lists of another client, and one that was cut off, say the same', async () => {
    const { who } = await open('HSUYA385');
    const others = (await links()).find(({ login, state }) => login === 'TSAI4004' && state === 'valid');
    const unreadable = (await links()).find(({ state }) => state === 'unreadable');
    const answers = [];
    for (const oid of [others?.oid ?? '', unreadable?.oid ?? '']) {
      const answer = await desk.detail(oid, who.visitor);
      answers.push([answer.statusCode, codesOf(answer)]);
    }
    expect([others?.oid, unreadable?.url]).toEqual(['demo-19-2026-03-04', '/eTrading/v2/url?oid=cut-off']);
    expect(answers).toEqual([
      [400, ['ORDER_LINK_UNREADABLE']],
      [400, ['ORDER_LINK_UNREADABLE']],
    ]);
  });
});

describe('who is told of as', () => {
  test.each([
    ['CHANG1956', true, false],
    ['TUNG6453', true, true],
    ['HSUYA385', false, false],
  ])(
    '[TRADE-106, SUIT-35, CONFLICT-60] %s is elderly: %s, and disadvantaged: %s',
    async (login, elderly, disadvantaged) => {
      const { who } = await open(login);
      const { userPortfolioTW } = (await who.visitor.graphql(UserPortfolioTwDocument)).data ?? {};
      expect([userPortfolioTW?.elderlyIndicator, userPortfolioTW?.disadvantagedElderlyIndicator]).toEqual([
        elderly,
        disadvantaged,
      ]);
    },
  );
});
