import { and, eq } from 'drizzle-orm';
import type { OrderEventList } from '../../contract/rest/records/order-events';
import type { OrderRecordsAnswer } from '../../contract/rest/records/order-records';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { isRetained } from '../../domain/documents/retention';
import type { Language } from '../../domain/language';
import { toText } from '../../domain/money/decimal';
import { nextOrderStep } from '../../domain/trading/dealing/next-order-step';
import type { OrderDeal, OrderEvent } from '../../domain/trading/dealing/order-event';
import { isFinished } from '../../domain/trading/dealing/order-state';
import { orderNumber } from '../../domain/trading/orders/order-number';
import { orderStatus } from '../../domain/trading/dealing/order-status';
import { settlementAccounts } from '../banking/settlement-accounts';
import { today } from '../context/clock';
import { localised } from '../context/language';
import type { Database } from '../database/database';
import { orders } from '../database/schema/orders';
import { regularPlanExecutions } from '../database/schema/regular-plans';
import { ApiError } from '../wire/api-error';
import type { CallGroup } from '../wire/serve';
import { cancelOrder } from './receiving/cancel-order';
import { type DealingCalendars, dealingCalendars } from '../funds/dealing-calendar';
import { jfFundCode } from '../funds/listed-funds';
import { type StoredOrder, loadOrders } from './books/stored-orders';
import { orderSides } from './books/order-sides';

/** Serves the records of a client's orders [API-72, ORDQ-06, ORDQ-08, ORDQ-11]. */
export const recordRoutes: CallGroup = (serve, context) => {
  const { database, clock } = context;

  serve('orderHistory', async ({ clientId, language }) => {
    const day = today(clock);
    const stored = await loadOrders(database, eq(orders.clientId, clientId));
    const calendars = await dealingCalendars(database);
    const planned = await plansOfOrders(database, clientId);
    const ofOrders = stored.map(({ row }) => row);
    const accountOf = await settlementAccounts(database, ofOrders, language);
    return stored
      .filter(({ state }) => !isFinished(state) || isRetained('history', hongKongDay(state.receivedAt) ?? '', day))
      .toSorted((one, other) => Date.parse(other.state.receivedAt) - Date.parse(one.state.receivedAt))
      .flatMap((one) => {
        const planRefNo = planned.get(one.row.id);
        const settlementAccount = accountOf(one.row) ?? null;
        const rows = wireRows(one, calendars, language).map((row) => ({ ...row, settlementAccount }));
        return planRefNo === undefined ? rows : rows.map((row) => ({ ...row, planRefNo }));
      });
  });

  serve('orderEvents', async ({ clientId, query }) => {
    const [stored] = await loadOrders(database, and(eq(orders.id, query.orderId), eq(orders.clientId, clientId)));
    if (!stored) throw new ApiError(400, ['ORDER_UNKNOWN']);
    return { orderId: stored.row.id, events: stored.events.map(wireEvent) };
  });

  serve('cancelOrder', ({ session, clientId, language, body: { orderId, vpin: secret }, headers }) =>
    cancelOrder(context, { session, clientId, language, orderId, secret, key: headers['idempotency-key'] }),
  );
};

function wireEvent(event: OrderEvent): OrderEventList['events'][number] {
  return {
    kind: event.kind,
    at: event.at,
    ...('deal' in event ? textsOf(event.deal) : noDeal),
    dealingDate: 'dealingDate' in event ? event.dealingDate : null,
    reason: 'reason' in event ? event.reason : null,
    side: event.kind === 'corrected' ? event.side : null,
    heldUntil: event.kind === 'held' ? event.until : null,
  };
}

const noDeal = { price: null, units: null, cost: null, amount: null, backEndFee: null, shortTermFee: null };

const textsOf = ({ price, units, cost, amount, backEndFee, shortTermFee }: OrderDeal) => ({
  price: toText(price),
  units: toText(units),
  cost: toText(cost),
  amount: toText(amount),
  backEndFee: backEndFee ? toText(backEndFee) : null,
  shortTermFee: shortTermFee ? toText(shortTermFee) : null,
});

/** The rows of an order: one, or one for each side of a switch. */
function wireRows(stored: StoredOrder, calendars: DealingCalendars, language: Language): OrderRecordsAnswer {
  const { row, state } = stored;
  const { stage, receivedAt, changedAt, reason = null } = state;
  // Most orders are over: no calendar is made for them.
  const next = isFinished(state) ? null : (nextOrderStep(state, calendars(stored)) ?? null);
  return orderSides(stored).map(({ type, fund, dealingDate, amount, units, price, fee }) => ({
    type,
    fund: { name: { code: fund.code, value: localised(fund.names, language) ?? null }, jfFundCode: jfFundCode(fund) },
    transactionDate: dealingDate,
    amount,
    status: orderStatus(stage),
    units,
    ePoints: pointsText(row),
    chargeRate: row.feePercent,
    feeWaived: row.feeWaived,
    dealOn: row.dealOn,
    orderId: row.id,
    orderNo: orderNumber(row.serial),
    accountNo: row.accountNumber,
    currency: row.currency,
    price,
    priceCurrency: fund.currency,
    fee,
    receivedAt,
    changedAt,
    reason,
    next,
  }));
}

const pointsText = ({ points }: StoredOrder['row']): string | null => (points === null ? null : String(points));

/** Returns the plans that placed a client's orders, by the order's id. */
async function plansOfOrders(database: Database, clientId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ orderId: orders.id, refNo: regularPlanExecutions.refNo })
    .from(regularPlanExecutions)
    .innerJoin(orders, eq(orders.id, regularPlanExecutions.orderId))
    .where(eq(orders.clientId, clientId));
  return new Map(rows.map(({ orderId, refNo }) => [orderId, refNo]));
}
