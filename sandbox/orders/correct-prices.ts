import { and, asc, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm';
import { mostCorrectedPercent } from '../../config/price-corrections';
import { issuePriceFor } from '../../domain/funds/fund-subscription';
import { err, ok, type Result } from '../../domain/kernel/result';
import { toText } from '../../domain/money/decimal';
import { sum } from '../../domain/money/sum';
import { correctedDeal, type CorrectionProblem } from '../../domain/trading/dealing/correct-deal';
import type { DealtSide, OrderDeal, OrderEvent } from '../../domain/trading/dealing/order-event';
import { applyOrderEvent } from '../../domain/trading/dealing/order-state';
import type { ServerClock } from '../context/clock';
import { OneByOne, type Round } from '../context/one-by-one';
import type { ServerContext } from '../context/server-context';
import { isAway } from '../database/connection/is-unavailable';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { priceRevisions } from '../database/schema/funds';
import { openCorrections, orderEvents, orders } from '../database/schema/orders';
import { findPublishedPrice } from '../funds/publish-prices';
import { exchangeRates } from '../funds/exchange-rates';
import { heldLots, lotsAvailable, reservedUnits } from './books/held-lots';
import { loadCountingOrders, type StoredOrder, loadOrders } from './books/stored-orders';
import { isAllowedNow } from './books/is-allowed-now';
import { recordEvent } from './books/record-event';
import { lockAccountsOfOrders } from '../context/locked-accounts';
import { mailCorrection } from './lists/mail-corrections';

type Deps = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly configuration: Pick<ServerContext['configuration'], 'environment'>;
};

/**
 * Looks at every order that was dealt at a price which was published anew since: its bookings are corrected by others beside
 * them and its client is told, or it is listed for a person where that can't be done by itself [TRADE-91]. What would pay a
 * client whose account is frozen waits with its revision for a later run [AUTH-42], and so does that of a client whose
 * correction fails. It can be broken off anywhere and begun again, by several processes at once: a revision is done with in a
 * transaction that corrects whatever of its orders isn't right yet.
 */
export async function correctPrices(deps: Deps, { stopping, clients = new OneByOne() }: Round = {}): Promise<void> {
  await forgetUnused(deps.database);
  let last: Revised | undefined;
  do {
    const begun: { revised?: Revised } = {};
    try {
      await correctNext(deps, last, (revised) => {
        begun.revised = revised;
      });
    } catch (problem) {
      if (isAway(problem) || begun.revised === undefined) throw problem;
      await correctByClient(deps, begun.revised, clients);
    }
    last = begun.revised;
  } while (last && stopping?.aborted !== true);
  clients.finish();
}

/** Corrects all orders of the next revision after one, and tells which that is before it begins. */
function correctNext(
  { database, clock, configuration }: Deps,
  last: Revised | undefined,
  begins: (revised: Revised) => void,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const [revised] = await transaction
      .select()
      .from(priceRevisions)
      .where(last && after(last))
      .orderBy(asc(priceRevisions.fundId), asc(priceRevisions.date))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!revised) return;
    begins(revised);
    const isDone = await correctAll(transaction, await dealtAt(transaction, revised), {
      at: clock.now(),
      ...configuration,
    });
    const own = and(eq(priceRevisions.fundId, revised.fundId), eq(priceRevisions.date, revised.date));
    if (isDone) await transaction.delete(priceRevisions).where(own);
  });
}

/** Corrects the orders of a revision client by client; the revision stays, so that the next run looks at all of them again. */
async function correctByClient({ database, clock, configuration }: Deps, revised: Revised, clients: OneByOne) {
  const owners = await database
    .selectDistinct({ clientId: orders.clientId })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(isDealtAt(revised))
    .orderBy(asc(orders.clientId));
  for (const { clientId } of owners)
    await clients.attempt(clientId, () =>
      database.transaction(async (transaction) => {
        const own = await dealtAt(transaction, revised, clientId);
        await correctAll(transaction, own, { at: clock.now(), ...configuration });
      }),
    );
}

const after = ({ fundId, date }: Revised) =>
  or(gt(priceRevisions.fundId, fundId), and(eq(priceRevisions.fundId, fundId), gt(priceRevisions.date, date)));

/** Does away with the revisions of days on which no order was dealt: an import may bring thousands. */
async function forgetUnused(database: Database): Promise<void> {
  const dealt = database
    .select({ one: sql`1` })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(
      and(
        or(eq(orders.fundId, priceRevisions.fundId), eq(orders.intoFundId, priceRevisions.fundId)),
        eq(orderEvents.dealingDate, priceRevisions.date),
      ),
    );
  await database.delete(priceRevisions).where(notExists(dealt));
}

type Revised = typeof priceRevisions.$inferSelect;
type DealtOrder = { readonly stored: StoredOrder; readonly side: DealtSide };

/** The condition of orders, with their events, that were dealt at the price of a fund on a day. */
const isDealtAt = ({ fundId, date }: Revised) =>
  and(
    or(eq(orders.fundId, fundId), eq(orders.intoFundId, fundId)),
    inArray(orderEvents.kind, ['accepted', 'invested']),
    eq(orderEvents.dealingDate, date),
  );

/** The orders with a side that was dealt at the price of a fund on a day, of one client if one is named; their accounts locked. */
async function dealtAt(transaction: Database, revised: Revised, clientId?: string): Promise<readonly DealtOrder[]> {
  const { fundId, date } = revised;
  const found = await transaction
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(and(isDealtAt(revised), clientId === undefined ? undefined : eq(orders.clientId, clientId)));
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  await lockAccountsOfOrders(transaction, ids);
  return (await loadOrders(transaction, inArray(orders.id, ids))).flatMap((stored): readonly DealtOrder[] => {
    const { deal, dealingDate, investment } = stored.state;
    const isOut = stored.row.fundId === fundId && dealingDate === date && deal !== undefined;
    const isIn = stored.row.intoFundId === fundId && investment?.dealingDate === date;
    return [
      ...(isOut ? [{ stored, side: 'priced' as const }] : []),
      ...(isIn ? [{ stored, side: 'invested' as const }] : []),
    ];
  });
}

type Terms = { readonly at: Date; readonly environment: ServerContext['configuration']['environment'] };
type Correction = DealtOrder & Terms;

/** Corrects some orders; false where any has to wait. */
async function correctAll(transaction: Database, dealt: readonly DealtOrder[], terms: Terms): Promise<boolean> {
  let isDone = true;
  for (const one of dealt) isDone = (await correct(transaction, { ...one, ...terms })) && isDone;
  return isDone;
}

/** Corrects an order, or lists it for a person; false where it has to wait. */
async function correct(transaction: Database, { stored, side, at, environment }: Correction): Promise<boolean> {
  const instant = at.toISOString();
  const first = await rightDeal(transaction, stored, side);
  if (first.ok && first.value === undefined) return true;
  const events = first.ok ? await eventsOf(transaction, { stored, side, deal: first.value, at: instant }) : first;
  if (!events.ok) {
    await list(transaction, { stored, side, reason: events.error, at });
    return true;
  }
  for (const event of events.value) if (!(await isAllowedNow(transaction, stored, event))) return false;
  let corrected = stored;
  for (const event of events.value) corrected = await recordEvent(transaction, corrected, event);
  await mailCorrection({ database: transaction, environment }, { before: stored, after: corrected, side, sentAt: at });
  return true;
}

type FirstSide = DealtOrder & { readonly deal: OrderDeal | undefined; readonly at: string };

/** Returns the events to be written down: for the side that was dealt at the price and, of a switch whose units brought more or less than was invested, for the other one too. */
async function eventsOf(
  transaction: Database,
  { stored, side, deal, at }: FirstSide,
): Promise<Result<readonly OrderEvent[], CorrectionProblem>> {
  if (!deal) return ok([]);
  const first: OrderEvent = { kind: 'corrected', at, side, deal };
  const next = applyOrderEvent(stored.state, first);
  if (!next.ok) return err('not-known');
  if (side === 'invested' || !stored.state.investment) return ok([first]);
  const other = await rightDeal(transaction, { ...stored, state: next.value }, 'invested');
  if (!other.ok) return other;
  return ok(other.value ? [first, { kind: 'corrected', at, side: 'invested', deal: other.value }] : [first]);
}

/** Returns the deal of a side at the price of its day as it is now, and the rates of that day. */
async function rightDeal(
  transaction: Database,
  stored: StoredOrder,
  side: DealtSide,
): Promise<Result<OrderDeal | undefined, CorrectionProblem>> {
  const { row, intoFund, state } = stored;
  const fund = side === 'invested' ? (intoFund ?? stored.fund) : stored.fund;
  const { subscribedUntil: until, issuePrice } = fund;
  // What a new fund is issued at isn't what it is worth on a day.
  if (issuePriceFor({ until, issuePrice }, state.receivedAt) !== undefined) return ok(undefined);
  const date = side === 'invested' ? state.investment?.dealingDate : state.dealingDate;
  const nav = date && (await findPublishedPrice(transaction, fund.id, date));
  if (!date || !nav) return err('not-known');
  const place = { accountNumber: row.accountNumber, fundId: fund.id, paymentType: row.paymentType };
  const lots = (await heldLots(transaction, place)).filter(({ feeType }) => feeType === row.feeType);
  const others = await loadCountingOrders(transaction, { clientId: row.clientId, day: date });
  const left = lotsAvailable(lots, reservedUnits(others, { ...place, feeType: row.feeType }));
  const rates = await exchangeRates(transaction, date);
  return correctedDeal(state, {
    side,
    terms: { price: decimal(nav), fundCurrency: fund.currency, rates },
    unitsLeft: sum(left.map(({ units }) => units)),
    mostPercent: mostCorrectedPercent,
  });
}

type Listed = DealtOrder & { readonly reason: CorrectionProblem; readonly at: Date };

async function list(transaction: Database, { stored, side, reason, at }: Listed): Promise<void> {
  const { state, row } = stored;
  const wrong = side === 'invested' ? state.investment?.deal : state.deal;
  const fundId = side === 'invested' ? row.intoFundId : row.fundId;
  const date = side === 'invested' ? state.investment?.dealingDate : state.dealingDate;
  const price = await findPublishedPrice(transaction, fundId ?? 0, date ?? '');
  if (!wrong || price === undefined) return;
  const priceBefore = toText(wrong.price);
  const same = and(
    eq(openCorrections.orderId, row.id),
    eq(openCorrections.side, side),
    eq(openCorrections.priceBefore, priceBefore),
    eq(openCorrections.price, price),
    eq(openCorrections.reason, reason),
  );
  // A revision that waits is looked at again: what it lists, it lists once.
  if ((await transaction.$count(openCorrections, same)) > 0) return;
  await transaction
    .insert(openCorrections)
    .values({ orderId: row.id, side, priceBefore, price, reason, at })
    .onConflictDoNothing();
}
