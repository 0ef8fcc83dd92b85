import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { orderList, type OrderListAnswer } from '../../contract/rest/orders/order-list';
import { composedList } from '../../contract/rest/orders/order-composition';
import type { Keep, RecordingSession } from './recording-session';

const links = z.array(z.object({ login: z.string(), oid: z.string(), state: z.string() }));

/** The client of the list. */
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
  await session.call('urlSign', { parts: { oid } });
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
  await recordList(session, keep, { list, accountNo, client });
}

/** The number of a list can't be guessed, and so would be another each time. */
const recordedList = 'recorded-list';

type RecordedList = { readonly list: OrderListAnswer; readonly accountNo: string; readonly client: OrderingClient };

/** Keeps what a redemption of an opened list is worth, and what the list's purchases come to when they are sent. */
async function recordList(session: RecordingSession, keep: Keep, recorded: RecordedList): Promise<void> {
  const { oid, tradingVOList } = recorded.list;
  const redemption = (tradingVOList ?? []).find((item) => item.type === 'R');
  const { fundCode = '', currency, unit } = redemption ?? {};
  const parts = { fundCode, currency: currency ?? '', amount: '', units: unit ?? '', isAmountChange: 'false' };
  await keep('unitCalculator', session.call('unitCalculator', { parts }));
  const headers = { 'idempotency-key': `order-list:${oid}` };
  await keep('urlSubmit', session.call('urlSubmit', { headers, body: purchasesOf(recorded) }));
}

const purchasesOf = ({ list: { oid, tradingVOList }, accountNo, client: { tradingSecret } }: RecordedList) => ({
  accountNo,
  vpin: tradingSecret,
  oid,
  lineManager: '',
  disadvantagedElderlyAck: 'N',
  elderlyRedeemOverHalfAck: 'N',
  switchList: [],
  redemptionList: [],
  allotmentList: (tradingVOList ?? []).flatMap((item) =>
    item.type === 'B' ? [purchaseOf(item.fundCode, item.currency, item.buyAmount)] : [],
  ),
});

const purchaseOf = (fundCode: string, currency: string | null | undefined, amount: string | null | undefined) => ({
  fundCode,
  amount: amount ?? '',
  currency,
  discountCode: '',
  agreements: [],
});
