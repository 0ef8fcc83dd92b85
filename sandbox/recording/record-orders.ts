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
  await recordChecks(session, keep, orderList.parse(list.body));
  await keep('urlOrderState', session.call('urlOrderState', { parts: { oid } }));
  const headers = { 'idempotency-key': `order-list:${oid}` };
  const body = purchasesOf(orderList.parse(list.body), client);
  await keep('urlSubmit', session.call('urlSubmit', { headers, body }));
  // The number of a list can't be guessed, and so would be another each time.
  await keep('composeOrders', Promise.resolve({ status: 200, body: { oid: 'own-list' } }));
  // What a server says of a list that is given up: nothing.
  await keep('urlCancel', Promise.resolve({ status: 200, body: {} }));
}

/** Keeps what is said of the list's orders before they are sent. */
async function recordChecks(session: RecordingSession, keep: Keep, list: OrderListAnswer): Promise<void> {
  const items = list.tradingVOList ?? [];
  const buys = items.flatMap((item) =>
    item.type === 'B' ? [{ fundCode: item.fundCode, currency: item.currency, amount: item.buyAmount ?? '' }] : [],
  );
  const redemptions = items.flatMap((item) =>
    item.type === 'R' ? [{ fundCode: item.fundCode, currency: item.currency ?? '', unit: item.unit ?? '' }] : [],
  );
  await keep('validateAllotment', session.call('validateAllotment', { body: { accountNo, orders: buys } }));
  await keep('validateRedemption', session.call('validateRedemption', { body: { accountNo, orders: redemptions } }));
  const [estimated] = redemptions;
  const { fundCode, currency, unit } = estimated ?? { fundCode: '', currency: '', unit: '' };
  const parts = { fundCode, currency, amount: '', units: unit, isAmountChange: 'false' };
  await keep('unitCalculator', session.call('unitCalculator', { parts }));
  const agreed = { functionCode: 'ALLOTMENT_FUND_NOTES', fundCode: buys[0]?.fundCode ?? '', fundFeesType: '' };
  await keep('fundAgreements', session.call('fundAgreements', { parts: agreed }));
}

const accountNo = '5100000011';

const purchasesOf = ({ oid, tradingVOList }: OrderListAnswer, { tradingSecret }: OrderingClient) => ({
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
