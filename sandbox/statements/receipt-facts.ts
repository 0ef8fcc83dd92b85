import { and, eq } from 'drizzle-orm';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { isRetained } from '../../domain/documents/retention';
import type { Language } from '../../domain/language';
import { nextOrderStep } from '../../domain/trading/dealing/next-order-step';
import { settlementAccounts } from '../banking/settlement-accounts';
import { type ServerClock, today } from '../context/clock';
import type { Database } from '../database/database';
import { orderEvidence, orders } from '../database/schema/orders';
import { dealingCalendars } from '../funds/dealing-calendar';
import { loadOrders, toStoredOrder } from '../orders/books/stored-orders';
import { settledOrder } from '../orders/receiving/settled-order';
import type { ReceiptFacts } from './order-receipt';

type Query = { readonly clientId: string; readonly oid: string; readonly language: Language };

/** Reads the orders of a client's list as they were received, for a year; undefined where none was [ORDQ-05, ORDQ-13]. */
export async function receiptFacts(
  { database, clock }: { readonly database: Database; readonly clock: ServerClock },
  { clientId, oid, language }: Query,
): Promise<ReceiptFacts | undefined> {
  const stored = await loadOrders(database, and(eq(orders.oid, oid), eq(orders.clientId, clientId)));
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
  return {
    receivedAt,
    accountNumber: first.row.accountNumber,
    accepted: await acceptedTexts(database, oid),
    orders: stored.map((one) => {
      const [begun] = one.events;
      const heldUntil = begun?.kind === 'held' ? begun.until : undefined;
      // As it was received, whatever became of it since.
      const received = toStoredOrder(one, [{ kind: 'received', at: heldUntil ?? receivedAt }]);
      const dealingDate = nextOrderStep(received.state, calendars(one))?.date;
      return { ...settledOrder(one, accountOf(one.row), { dealingDate, language }), heldUntil };
    }),
  };
}

/** The texts that were accepted with a list, by their codes, and their version; undefined where none are kept. */
async function acceptedTexts(database: Database, oid: string): Promise<ReceiptFacts['accepted']> {
  const [found] = await database.select().from(orderEvidence).where(eq(orderEvidence.oid, oid));
  if (!found || found.textsVersion === null || found.texts.length === 0) return undefined;
  return { version: found.textsVersion, codes: found.texts.map(({ code }) => code) };
}
