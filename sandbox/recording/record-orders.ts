import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { orderList, type OrderListAnswer } from '../../adapters/rest/contract/orders/order-list';
import type { Keep, RecordingSession } from './recording-session';

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
  await keep('urlOrderState', session.call('urlOrderState', { parts: { oid } }));
  const headers = { 'idempotency-key': `order-list:${oid}` };
  const body = purchasesOf(orderList.parse(list.body), client);
  await keep('urlSubmit', session.call('urlSubmit', { headers, body }));
  // What a server says of a list that is given up: nothing.
  await keep('urlCancel', Promise.resolve({ status: 200, body: {} }));
}

const purchasesOf = ({ oid, tradingVOList }: OrderListAnswer, { tradingSecret }: OrderingClient) => ({
  ...{ accountNo: '5100000011', vpin: tradingSecret, oid, lineManager: '', switchList: [], redemptionList: [] },
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
