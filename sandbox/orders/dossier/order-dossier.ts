import { and, asc, eq, like, or } from 'drizzle-orm';
import { chainEvents, type ChainEvent, type HashChain, type Json } from '../../../domain/trading/records/hash-chain';
import { orderNumber } from '../../../domain/trading/orders/order-number';
import { toText } from '../../../domain/money/decimal';
import { orderFromEvents } from '../../../domain/trading/dealing/order-state';
import type { OrderEvent } from '../../../domain/trading/dealing/order-event';
import { groupBy } from '../../../domain/kernel/group-by';
import type { Database } from '../../database/database';
import { cashTransactions } from '../../database/schema/cash-accounts';
import { coolingOffs } from '../../database/schema/cooling-offs';
import { movements, navs } from '../../database/schema/funds';
import {
  ledgerEntries,
  openCorrections,
  orderEvents,
  orderEvidence,
  orderLists,
  orderMovements,
  orderSeals,
} from '../../database/schema/orders';
import { pointMovements } from '../../database/schema/rewards';
import { outbox } from '../../database/schema/sessions';
import { datedRates } from '../../funds/exchange-rates';
import { evidenceSeal, missingEvents, type SealState, sealStates } from '../books/event-seal';
import { differencesInOrder } from '../books/reconcile';
import { type OrderRecord, toOrderEvent, toReceivedOrder } from '../books/stored-orders';
import { evidenceContent } from '../../evidence/evidence-content';
import { hashOf } from '../../evidence/hash-of';
import { plainRow } from '../../evidence/plain-row';
import { inTime } from './in-time';
import { instructionsBehind } from './instruction-events';

/** The form of a dossier's file; raised with each change of what it says. */
const dossierFormat = 'fund-portal order dossier 4';

/** Collects what is known of an order: the texts that were accepted, with it or with the instruction that it follows from, how the list was proved, each event with its price, rates and movements, its wait, points and Cash Account transactions, and the messages that name it; each bound to the one before. */
export async function orderDossier(database: Database, record: OrderRecord, madeAt: Date): Promise<HashChain> {
  const { row, fund, intoFund, events: happened } = record;
  const list = await listEvents(database, row);
  const books = await booksEvents(database, record);
  const receivedAt = happened[0]?.kind === 'held' ? happened[0].until : happened[0]?.at;
  const head: Json = {
    format: dossierFormat,
    madeAt: madeAt.toISOString(),
    order: { ...plainRow(row), number: orderNumber(row.serial) },
    fund: { code: fund.code, currency: fund.currency, names: plainRow(fund.names) },
    intoFund: intoFund ? { code: intoFund.code, currency: intoFund.currency, names: plainRow(intoFund.names) } : null,
    books: { altered: [...list.altered, ...books.altered], unsealed: [...list.unsealed, ...books.unsealed] },
  };
  const events = [
    ...(await instructionsBehind(database, { id: row.id, at: receivedAt ? new Date(receivedAt) : madeAt })),
    ...list.events,
    ...books.events,
    ...(await corrections(database, row.id)),
    ...(await coolingOff(database, row.id)),
    ...(await pointsMoved(database, row.id)),
    ...(await cashMoved(database, row.id)),
    ...(await messages(database, record)),
  ];
  return chainEvents(head, inTime(events), hashOf);
}

/** Events with the names of those that are no longer as they were sealed or are gone, and of those without a seal. */
type RecordedEvents = {
  readonly events: readonly ChainEvent[];
  readonly altered: readonly string[];
  readonly unsealed: readonly string[];
};

/** The events of the list: made, consented to and sent. */
async function listEvents(database: Database, { id, oid }: OrderRecord['row']): Promise<RecordedEvents> {
  const [list] = await database.select().from(orderLists).where(eq(orderLists.oid, oid));
  const [evidence] = await database.select().from(orderEvidence).where(eq(orderEvidence.oid, oid));
  if (!list) return { events: [], altered: ['list-made missing'], unsealed: [] };
  const { origin, accountNumber, lines, note, madeAt, signedAt } = list;
  const events = [
    { at: madeAt.toISOString(), kind: 'list-made', content: plainRow({ origin, accountNumber, note, lines }) },
    ...(signedAt ? [{ at: signedAt.toISOString(), kind: 'list-consented', content: {} }] : []),
    ...(evidence ? [{ at: evidence.at.toISOString(), kind: 'list-sent', content: evidenceContent(evidence) }] : []),
  ];
  const [first] = await database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.sequence))
    .limit(1);
  // A client's session that left a sealed receipt left sealed evidence with it.
  const mustBeSealed = first !== undefined && first.sessionMark !== null && first.seal !== null;
  if (!evidence) return { events, altered: mustBeSealed ? ['list-sent missing'] : [], unsealed: [] };
  const { seal, ...sealed } = evidence;
  if (seal === null && !mustBeSealed) return { events, altered: [], unsealed: ['list-sent'] };
  return { events, altered: seal === evidenceSeal(sealed, list) ? [] : ['list-sent'], unsealed: [] };
}

/** The events of the order, each with the money and units that it moved, and the price and rates that it used. */
async function booksEvents(database: Database, record: OrderRecord): Promise<RecordedEvents> {
  const { row, fund, intoFund } = record;
  const [last] = await database.select().from(orderSeals).where(eq(orderSeals.orderId, row.id));
  const [rows, entries, moved] = [
    await database.select().from(orderEvents).where(eq(orderEvents.orderId, row.id)).orderBy(asc(orderEvents.sequence)),
    await database.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, row.id)).orderBy(asc(ledgerEntries.id)),
    await database
      .select({ sequence: orderMovements.sequence, movement: movements })
      .from(orderMovements)
      .innerJoin(movements, eq(movements.id, orderMovements.movementId))
      .where(eq(orderMovements.orderId, row.id))
      .orderBy(asc(movements.id)),
  ];
  const money = groupBy(entries, ({ sequence }) => sequence);
  const units = groupBy(moved, ({ sequence }) => sequence);
  const told: ChainEvent[] = [];
  for (const [place, eventRow] of rows.entries()) {
    const { sequence, actor, sessionMark, proof, seal } = eventRow;
    const event = toOrderEvent(eventRow);
    const dealt = event.kind === 'priced' ? fund : event.kind === 'invested' ? intoFund : null;
    const day = dealingDay(rows.slice(0, place + 1).map(toOrderEvent));
    told.push({
      at: event.at,
      kind: event.kind,
      content: {
        sequence,
        by: actor,
        sessionMark,
        proof,
        recordedSeal: seal,
        ...figuresOf(event),
        money: (money.get(sequence) ?? []).map(({ account, currency, amount }) => ({ account, currency, amount })),
        units: (units.get(sequence) ?? []).map(({ movement }) => plainRow(movement)),
        ...(dealt && day
          ? {
              published: await published(database, {
                fundId: dealt.id,
                day,
                currencies: [dealt.currency, row.currency],
              }),
            }
          : {}),
      },
    });
  }
  const states = sealStates(row, rows, last);
  const missing = missingEvents(rows, last).map((sequence) => `${String(sequence)} missing`);
  const named = (state: SealState) =>
    rows.flatMap(({ sequence, kind }, place) => (states[place] === state ? [`${String(sequence)} ${kind}`] : []));
  return {
    events: told,
    altered: [...missing, ...named('altered'), ...differences(record, entries, moved)],
    unsealed: named('unsealed'),
  };
}

/** Returns what the ledger and the movements must be by the events and aren't, or that the events can't follow each other. */
function differences(
  record: OrderRecord,
  entries: Parameters<typeof differencesInOrder>[1],
  moved: Parameters<typeof differencesInOrder>[2],
): readonly string[] {
  const state = orderFromEvents(toReceivedOrder(record.row), record.events);
  if (!state.ok) return ['the events can’t follow each other'];
  return differencesInOrder({ ...record, state: state.value }, entries, moved);
}

/** The latest dealing date among events. */
const dealingDay = (events: readonly OrderEvent[]): string | undefined =>
  events.flatMap((event) => ('dealingDate' in event ? [event.dealingDate] : [])).at(-1);

function figuresOf(event: OrderEvent): { readonly [name: string]: Json } {
  const { at: _, kind: __, ...rest } = event;
  const deal = 'deal' in event ? event.deal : undefined;
  const figures = Object.entries(deal ?? {}).map(([name, figure]) => [name, toText(figure)] as const);
  return { ...plainRow({ ...rest, deal: undefined }), ...Object.fromEntries(figures) };
}

type Published = { readonly fundId: number; readonly day: string; readonly currencies: readonly string[] };

/** The price and the rates of a day, as they are published now. */
async function published(database: Database, { fundId, day, currencies }: Published): Promise<Json> {
  const [price] = await database
    .select()
    .from(navs)
    .where(and(eq(navs.fundId, fundId), eq(navs.date, day)));
  const { rates, dateOf } = await datedRates(database, day);
  return {
    day,
    price: price?.nav ?? null,
    ratesPerDollar: [...new Set(currencies)].map((currency) => {
      const rate = rates(currency);
      return { currency, perUsd: rate ? toText(rate) : null, date: dateOf(currency) ?? null };
    }),
  };
}

/** Corrected prices that wait for a person to decide. */
async function corrections(database: Database, orderId: string): Promise<readonly ChainEvent[]> {
  const rows = await database.select().from(openCorrections).where(eq(openCorrections.orderId, orderId));
  return rows.map(({ at, ...correction }) => ({
    at: at.toISOString(),
    kind: 'correction-open',
    content: plainRow(correction),
  }));
}

/** The choice of the client to let the order wait, with the reasons that were given for it. */
async function coolingOff(database: Database, orderId: string): Promise<readonly ChainEvent[]> {
  const rows = await database.select().from(coolingOffs).where(eq(coolingOffs.subject, orderId));
  return rows.map(({ at, reasons, heldUntil, sessionMark }) => ({
    at: at.toISOString(),
    kind: 'cooling-off',
    content: plainRow({ reasons, heldUntil, sessionMark }),
  }));
}

/** The reward points that the order took and gave back, each of the grant that ends on a day. */
async function pointsMoved(database: Database, orderId: string): Promise<readonly ChainEvent[]> {
  const rows = await database
    .select()
    .from(pointMovements)
    .where(eq(pointMovements.orderId, orderId))
    .orderBy(asc(pointMovements.at), asc(pointMovements.expiresOn));
  return rows.map(({ at, kind, points, expiresOn }) => ({
    at: at.toISOString(),
    kind: `points-${kind}`,
    content: { points, expiresOn },
  }));
}

/** The Cash Account transactions that paid the order, or brought its money back, as they stand when the dossier is made. */
async function cashMoved(database: Database, orderId: string): Promise<readonly ChainEvent[]> {
  const rows = await database
    .select()
    .from(cashTransactions)
    .where(eq(cashTransactions.orderId, orderId))
    .orderBy(asc(cashTransactions.at), asc(cashTransactions.sid));
  return rows.map(({ at, orderId: _, ...transaction }) => ({
    at: at.toISOString(),
    kind: 'cash-account',
    content: plainRow(transaction),
  }));
}

/** The messages to the client that name the order. */
async function messages(database: Database, { row }: OrderRecord): Promise<readonly ChainEvent[]> {
  const names = [orderNumber(row.serial), row.id].map((name) => like(outbox.text, `%${name}%`));
  const rows = await database
    .select()
    .from(outbox)
    .where(and(eq(outbox.clientId, row.clientId), or(...names)))
    .orderBy(asc(outbox.id));
  return rows.map(({ sentAt, channel, recipient, text, state, reference }) => ({
    at: sentAt.toISOString(),
    kind: 'message',
    content: { channel, recipient, text, state, reference },
  }));
}
