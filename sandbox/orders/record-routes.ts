import { eq } from 'drizzle-orm';
import type { OrderRecords } from '../../adapters/rest/contract/records/order-records';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { isRetained } from '../../domain/documents/retention';
import type { Language } from '../../domain/language';
import { toText } from '../../domain/money/decimal';
import { nextOrderStep } from '../../domain/trading/dealing/next-order-step';
import { buyFee } from '../../domain/trading/dealing/order-bookings';
import { isFinished } from '../../domain/trading/dealing/order-state';
import { orderStatus } from '../../domain/trading/dealing/order-status';
import { today } from '../context/clock';
import { localised } from '../context/language';
import { orders } from '../database/schema/orders';
import type { CallGroup } from '../wire/serve';
import { type DealingCalendars, dealingCalendars } from './dealing-calendar';
import { type KeptOrder, keptOrders } from './kept-orders';
import { orderSides } from './order-sides';

/** What became of a client's orders [API-72, ORDQ-06, ORDQ-08, ORDQ-11]. */
export const recordRoutes: CallGroup = (serve, { database, clock }) => {
  serve('orderHistory', async ({ clientId, language }) => {
    const day = today(clock);
    const kept = await keptOrders(database, eq(orders.clientId, clientId));
    const calendars = await dealingCalendars(database);
    return kept
      .filter(({ state }) => !isFinished(state) || isRetained('history', hongKongDay(state.receivedAt) ?? '', day))
      .toSorted((one, other) => Date.parse(other.state.receivedAt) - Date.parse(one.state.receivedAt))
      .flatMap((one) => wireRows(one, calendars, language));
  });
};

/** The rows of an order: one, or one for each side of a switch. */
function wireRows(kept: KeptOrder, calendars: DealingCalendars, language: Language): OrderRecords {
  const { row, state } = kept;
  const { order, stage, receivedAt, changedAt, reason = null } = state;
  return orderSides(kept).map(({ type, fund, dealingDate, amount, units, price }) => ({
    type,
    fund: { name: { code: fund.code, value: localised(fund.names, language) ?? null } },
    ...{ transactionDate: dealingDate, amount, status: orderStatus(stage), units },
    ...{ ePoints: null, chargeRate: row.feePercent },
    ...{ orderId: row.id, currency: row.currency, price, priceCurrency: fund.currency },
    fee: order.kind === 'buy' ? toText(buyFee(order)) : null,
    ...{ receivedAt, changedAt, reason, next: nextOrderStep(state, calendars(kept)) ?? null },
  }));
}
