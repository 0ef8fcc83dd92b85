import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { orderList, type OrderListAnswer } from '../../contract/rest/orders/order-list';
import { composedList } from '../../contract/rest/orders/order-composition';
import { orderState } from '../../contract/rest/orders/order-state';
import type { Keep, Recording, RecordingSession } from './recording-session';

const links = z.array(z.object({ login: z.string(), oid: z.string(), state: z.string() }));

/** Whose list it is. */
type OrderingClient = { readonly login: string; readonly tradingSecret: string };

/** Keeps what a client is answered with the list prepared for the client, whose purchases are then sent. */
export async function recordOrders(
  session: RecordingSession,
  keep: Keep,
  { server, client }: { readonly server: FastifyInstance; readonly client: OrderingClient },
): Promise<void> {
  const known = links.parse((await server.inject('/sandbox/links.json')).json());
  const oid = known.find(({ login, state }) => login === client.login && state === 'valid')?.oid ?? '';
  const list = await session.call('urlTradingDetail', { parts: { oid } });
  await keep('urlTradingDetail', Promise.resolve(list));
  await keep('urlSign', session.call('urlSign', { parts: { oid } }));
  await recordList(session, keep, { list: orderList.parse(list.body), accountNo: '5100000011', client });
}

const held = z.array(z.object({ accountNo: z.string(), fundCode: z.string(), currency: z.string() }));

/** Keeps what a client is answered with a list that the client composes of what is held: a purchase, and a part that is redeemed. */
export async function recordOwnOrders(
  session: RecordingSession,
  keep: Keep,
  { client }: { readonly client: OrderingClient },
): Promise<void> {
  const holdings = await session.call('dealRedemption');
  const redeemable = held.parse(holdings.body);
  const [first] = redeemable;
  const bought = redeemable.find(({ currency }) => currency === 'HKD') ?? first;
  if (!first || !bought) return;
  const { accountNo } = first;
  const { fundCode, currency } = bought;
  const orders = [
    { type: 'B', fundCode, currency, amount: '20000' },
    { type: 'R', fundCode: first.fundCode, currency: first.currency, units: '10' },
  ];
  const headers = { 'idempotency-key': randomUUID() };
  const made = await session.call('composeOrders', { headers, body: { accountNo, orders } });
  const { oid } = composedList.parse(made.body);
  const answer = await session.call('urlTradingDetail', { parts: { oid } });
  const list = orderList.parse(answer.body);
  await keep('urlTradingDetail', Promise.resolve({ ...answer, body: { ...list, oid: recordedList } }));
  const named = (name: string, recording: Promise<Recording>) =>
    keep(name, name === 'urlOrderState' ? withName(recording) : recording);
  await recordList(session, named, { list, accountNo, client });
}

/** The number of a list can't be guessed, and so would be another each time. */
const recordedList = 'recorded-list';

async function withName(recording: Promise<Recording>): Promise<Recording> {
  const answer = await recording;
  return { ...answer, body: { ...orderState.parse(answer.body), oid: recordedList } };
}

type RecordedList = { readonly list: OrderListAnswer; readonly accountNo: string; readonly client: OrderingClient };

/** Keeps what is said of a list that was opened, what its purchases come to when they are sent, and what else may be done with lists. */
async function recordList(session: RecordingSession, keep: Keep, recorded: RecordedList): Promise<void> {
  const { oid } = recorded.list;
  await recordChecks(session, keep, recorded);
  await keep('urlOrderState', session.call('urlOrderState', { parts: { oid } }));
  const headers = { 'idempotency-key': `order-list:${oid}` };
  await keep('urlSubmit', session.call('urlSubmit', { headers, body: purchasesOf(recorded) }));
  await keep('composeOrders', Promise.resolve({ status: 200, body: { oid: 'own-list' } }));
  // What a server says of a list that is given up: nothing.
  await keep('urlCancel', Promise.resolve({ status: 200, body: {} }));
}

/** Keeps what is said of the list's orders before they are sent. */
async function recordChecks(
  session: RecordingSession,
  keep: Keep,
  { list, accountNo }: Omit<RecordedList, 'client'>,
): Promise<void> {
  const named = list.origin === 'client' ? { oid: list.oid } : {};
  const items = list.tradingVOList ?? [];
  const buys = items.flatMap((item) =>
    item.type === 'B' ? [{ fundCode: item.fundCode, currency: item.currency, amount: item.buyAmount ?? '' }] : [],
  );
  const redemptions = items.flatMap((item) =>
    item.type === 'R' ? [{ fundCode: item.fundCode, currency: item.currency ?? '', unit: item.unit ?? '' }] : [],
  );
  await keep('validateAllotment', session.call('validateAllotment', { body: { accountNo, ...named, orders: buys } }));
  await keep(
    'validateRedemption',
    session.call('validateRedemption', { body: { accountNo, ...named, orders: redemptions } }),
  );
  const switches = items.flatMap((item) =>
    item.type === 'S'
      ? [
          {
            ...{ fundCode: item.switchFromFundCode, intoFundCode: item.switchToFundCode },
            ...{ currency: item.currency ?? '', unit: item.unit ?? '' },
          },
        ]
      : [],
  );
  await keep('validateSwitch', session.call('validateSwitch', { body: { accountNo, ...named, orders: switches } }));
  const [estimated] = redemptions;
  const { fundCode, currency, unit } = estimated ?? { fundCode: '', currency: '', unit: '' };
  const parts = { fundCode, currency, amount: '', units: unit, isAmountChange: 'false' };
  await keep('unitCalculator', session.call('unitCalculator', { parts }));
  const agreed = { functionCode: 'ALLOTMENT_FUND_NOTES', fundCode: buys[0]?.fundCode ?? '', fundFeesType: '' };
  await keep('fundAgreements', session.call('fundAgreements', { parts: agreed }));
}

const purchasesOf = ({ list: { oid, tradingVOList }, accountNo, client: { tradingSecret } }: RecordedList) => ({
  ...{ accountNo, vpin: tradingSecret, oid, lineManager: '', switchList: [], redemptionList: [] },
  ...{ disadvantagedElderlyAck: 'N', elderlyRedeemOverHalfAck: 'N' },
  allotmentList: (tradingVOList ?? []).flatMap((item) =>
    item.type === 'B'
      ? [
          {
            fundCode: item.fundCode,
            amount: item.buyAmount ?? '',
            currency: item.currency,
            discountCode: '',
            agreements: [],
          },
        ]
      : [],
  ),
});
