import { and, eq, isNull } from 'drizzle-orm';
import { orderResult, type OrderResultAnswer } from '../../contract/rest/orders/order-result';
import type { OrderStateAnswer } from '../../contract/rest/orders/order-state';
import { orderNumber } from '../../domain/trading/orders/order-number';
import { orderStatus } from '../../domain/trading/dealing/order-status';
import type { Database } from '../database/database';
import { orderEvidence, orderLists, orders } from '../database/schema/orders';
import { submissions } from '../database/schema/submissions';
import { countWrite } from '../limits/count-write';
import { acceptedTextsOptions } from '../wire/accepted-texts-options';
import type { CallGroup } from '../wire/serve';
import { cancelList } from './lists/cancel-list';
import { composeList } from './lists/compose-list';
import { findList, openList, type ListState } from './lists/held-list';
import { type StoredOrder, loadOrders } from './books/stored-orders';
import { fundsOnList, wireLine } from './lists/listed-lines';
import { orderSides } from './books/order-sides';
import { receiveOrders, toSubmission } from './receiving/receive-orders';
import { requestMove } from './plans/request-move';
import { startPlan } from './plans/start-plan';

/**
 * Serves the order lists that clients compose or open by a link, and the monthly plans that order for them
 * [ORDQ-01..05, RSP-07, API-75..77, OPEN-78, OPEN-79].
 */
export const orderRoutes: CallGroup = (serve, context) => {
  const { database, clock } = context;

  serve('urlTradingDetail', async ({ clientId, query }) => {
    const list = await openList(context, { clientId, oid: query.oid });
    const listed = await fundsOnList(context, list);
    return {
      oid: list.oid,
      clientId,
      discountCode: null,
      lineManager: null,
      active: true,
      first: list.signedAt === null,
      tradingVOList: list.lines.map((line) => wireLine(line, listed)),
      showRedemptionDailyLimitOverAUMWarning: false,
      ...(list.origin === 'client' ? { origin: list.origin, accountNo: list.accountNumber } : {}),
      ...(list.origin === 'adviser' ? { preparedAt: list.madeAt.toISOString() } : {}),
    };
  });

  serve('composeOrders', ({ clientId, body, headers }) =>
    composeList(context, { clientId, composition: body, key: headers['idempotency-key'] }),
  );

  serve(
    'startPlan',
    ({ session, clientId, language, body, headers }) =>
      startPlan(context, { session, clientId, language, body, key: headers['idempotency-key'] }),
    acceptedTextsOptions,
  );

  serve(
    'movePlans',
    ({ session, clientId, language, body, headers }) =>
      requestMove(context, { session, clientId, language, body, key: headers['idempotency-key'] }),
    acceptedTextsOptions,
  );

  // Its method says that it reads; it is counted like the writes all the same.
  serve('urlSign', async ({ clientId, query }) => {
    await countWrite(context, { clientId, kind: 'GET /urlService/sign' });
    await openList(context, { clientId, oid: query.oid });
    await database
      .update(orderLists)
      .set({ signedAt: clock.now() })
      .where(and(eq(orderLists.oid, query.oid), eq(orderLists.clientId, clientId), isNull(orderLists.signedAt)));
    return {};
  });

  serve(
    'urlSubmit',
    ({ session, clientId, language, body, headers }) =>
      receiveOrders(context, { session, clientId, language, body, key: headers['idempotency-key'] }),
    acceptedTextsOptions,
  );

  serve('urlOrderState', async ({ clientId, query: { oid } }): Promise<OrderStateAnswer> => {
    const { state } = await findList(context, { clientId, oid });
    const { call, key } = toSubmission({ clientId, oid, content: '' });
    const [sent] = await database
      .select({ answer: submissions.answer })
      .from(submissions)
      .where(and(eq(submissions.clientId, clientId), eq(submissions.call, call), eq(submissions.key, key)));
    const stored = await loadOrders(database, and(eq(orders.oid, oid), eq(orders.clientId, clientId)));
    return {
      oid,
      state: shownState(state),
      result: sent?.answer ? { ...orderResult.parse(sent.answer), ...(await acceptedWith(database, oid)) } : null,
      orders: stored.flatMap(wireOrders),
    };
  });

  serve('urlCancel', async ({ clientId, body: { oid } }) => {
    await cancelList(context, { clientId, oid });
    return {};
  });
};

/** The texts that were accepted with a list, where the portal said which. */
async function acceptedWith(database: Database, oid: string): Promise<Pick<OrderResultAnswer, 'acceptedTexts'>> {
  const [evidence] = await database
    .select({ version: orderEvidence.textsVersion, texts: orderEvidence.texts })
    .from(orderEvidence)
    .where(eq(orderEvidence.oid, oid));
  if (!evidence || evidence.version === null) return {};
  return { acceptedTexts: { version: evidence.version, texts: [...evidence.texts] } };
}

const shownState = (state: ListState): OrderStateAnswer['state'] => {
  if (state === 'valid') return 'open';
  if (state === 'list-sent') return 'sent';
  return state === 'unreadable' ? 'expired' : state;
};

function wireOrders(stored: StoredOrder): OrderStateAnswer['orders'] {
  const { row, state } = stored;
  return orderSides(stored).map(({ type, fund, ...figures }) => ({
    orderId: row.id,
    orderNo: orderNumber(row.serial),
    type,
    fundCode: fund.code,
    currency: row.currency,
    status: orderStatus(state.stage),
    ...figures,
  }));
}
