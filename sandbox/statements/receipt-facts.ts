import { and, eq, inArray, or } from 'drizzle-orm';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { isRetained } from '../../domain/documents/retention';
import type { Language } from '../../domain/language';
import { nextOrderStep } from '../../domain/trading/dealing/next-order-step';
import { switchInDate } from '../../domain/trading/dealing/switch-in-date';
import { readOrderFigures } from '../../domain/trading/records/order-figures';
import { settlementAccounts } from '../banking/settlement-accounts';
import { type ServerClock, today } from '../context/clock';
import type { Database } from '../database/database';
import { orderEvidence, orders, type PromisedDates } from '../database/schema/orders';
import { type DealingCalendars, dealingCalendars } from '../funds/dealing-calendar';
import { jfFundCode } from '../funds/listed-funds';
import { loadOrders, type StoredOrder, toStoredOrder } from '../orders/books/stored-orders';
import { settledOrder } from '../orders/receiving/settled-order';
import type { OrderReceiptFacts } from './order-receipt';

type Query = {
  readonly clientId: string;
  /** The list, or one of its orders. */
  readonly oid: string;
  readonly language: Language;
};

/** Reads the orders of a client's list as they were received, for a year; undefined where none was [ORDQ-05, ORDQ-13]. */
export async function receiptFacts(
  { database, clock }: { readonly database: Database; readonly clock: ServerClock },
  { clientId, oid, language }: Query,
): Promise<OrderReceiptFacts | undefined> {
  const named = database
    .select({ oid: orders.oid })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), or(eq(orders.oid, oid), eq(orders.id, oid))));
  const stored = await loadOrders(database, inArray(orders.oid, named));
  const [first] = stored;
  const receivedAt = first?.events[0]?.at;
  if (!first || receivedAt === undefined) return undefined;
  if (!isRetained('trade-confirmation', hongKongDay(receivedAt) ?? '', today(clock))) return undefined;
  const calendars = await dealingCalendars(database);
  const accountOf = await settlementAccounts(
    database,
    stored.map(({ row }) => row),
    language,
  );
  const [evidence] = await database.select().from(orderEvidence).where(eq(orderEvidence.oid, first.row.oid));
  return {
    receivedAt,
    accountNumber: first.row.accountNumber,
    accepted: acceptedTexts(evidence),
    orders: stored.map((one) => {
      const [begun] = one.events;
      const heldUntil = begun?.kind === 'held' ? begun.until : undefined;
      const promised = evidence?.promised?.find(({ orderId }) => orderId === one.row.id);
      const { dealingDate, intoDate } = promised ?? datesAsReceived(one, heldUntil ?? receivedAt, calendars);
      return {
        ...settledOrder(one, accountOf(one.row), { dealingDate, language }),
        fundCodes: { fundCode: one.fund.code, jfFundCode: jfFundCode(one.fund) },
        feeType: one.row.kind === 'redemption' ? one.row.feeType : undefined,
        intoDate,
        heldUntil,
        figures: promised?.figures && readOrderFigures(promised.figures),
        intoFigures: promised?.intoFigures && readOrderFigures(promised.intoFigures),
        intoCurrency: one.intoFund?.currency,
      };
    }),
  };
}

/** Works out the dates of an order for which none were written down, as if it were received at an instant, whatever became of it since. */
function datesAsReceived(order: StoredOrder, receivedAt: string, calendars: DealingCalendars): Partial<PromisedDates> {
  const { state } = toStoredOrder(order, [{ kind: 'received', at: receivedAt }]);
  const calendar = calendars(order);
  const dealingDate = nextOrderStep(state, calendar)?.date;
  if (dealingDate === undefined) return {};
  if (state.order.kind !== 'switch') return { dealingDate };
  return { dealingDate, intoDate: switchInDate({ order: state.order, receivedAt, dealingDate }, calendar) };
}

/** The texts that were accepted with a list, by their codes, and their version; undefined where none are kept. */
function acceptedTexts(evidence: typeof orderEvidence.$inferSelect | undefined): OrderReceiptFacts['accepted'] {
  if (!evidence || evidence.textsVersion === null || evidence.texts.length === 0) return undefined;
  return { version: evidence.textsVersion, codes: evidence.texts.map(({ code }) => code) };
}
