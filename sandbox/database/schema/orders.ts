import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { correctionProblems } from '../../../domain/trading/dealing/correct-deal';
import { feeTypes } from '../../../domain/funds/fee-type';
import { ledgerAccounts } from '../../../domain/trading/dealing/order-bookings';
import { orderEventKinds } from '../../../domain/trading/dealing/order-event';
import type { OrderFiguresText } from '../../../domain/trading/records/order-figures';
import { orderRejections } from '../../../domain/trading/dealing/order-rejection';
import { bankAccounts } from './bank-accounts';
import { accounts, clients } from './clients';
import { evidenceColumns } from './evidence';
import { funds } from './funds';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One line of an order list that was prepared for a client; figures are decimal text, the fee in percent. */
export type PreparedLine = {
  readonly fundId: number;
  readonly fundCode: string;
  readonly amcCode: string;
  readonly currency: string;
  /** The amount of a purchase, the units of a redemption or a switch. */
  readonly figure: string;
  readonly feeRate?: string;
  /**
   * The comprehensive wealth account, for units taken out of it; else the kind of account follows the fund's side and
   * the currency.
   */
  readonly paymentType?: 'OF_MA_ZZZ';
  /** The dealing day that the client chose for a purchase ahead. */
  readonly dealOn?: string;
  /** True for an order that its client composed by the service for new funds. */
  readonly isIpo?: true;
} & (
  | { readonly type: 'B' | 'R' }
  /** The fund that a switch buys; null for other orders. */
  | { readonly type: 'S'; readonly intoFundId: number; readonly intoFundCode: string }
);

/** Orders prepared for a client, to be opened by a link, or composed by the client, and what the client did with them. */
export const orderLists = pgTable(
  'order_lists',
  {
    oid: text('oid').primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    /** The maker of the list: an adviser, who sends its link, the client in the portal, a regular plan of the client's, or a dividend that is invested again. */
    origin: text('origin', { enum: ['adviser', 'client', 'plan', 'dividend'] })
      .notNull()
      .default('adviser'),
    /** The account that an order is placed on; null for an adviser's list. */
    accountNumber: text('account_number').references(() => accounts.number),
    lines: jsonb('lines').$type<readonly PreparedLine[]>().notNull(),
    /** For whoever prepared it; no client reads it. */
    note: text('note').notNull(),
    madeAt: instant('made_at').notNull(),
    signedAt: instant('signed_at'),
    sentAt: instant('sent_at'),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    index('order_lists_client').on(table.clientId, table.madeAt),
    index('order_lists_account').on(table.accountNumber),
    index('order_lists_unsent')
      .on(table.madeAt)
      .where(sql`${table.sentAt} is null`),
    check('order_lists_origin', sql`(${table.origin} <> 'adviser') = (${table.accountNumber} is not null)`),
  ],
);

/** The serials of orders, from which their short numbers are made; one that isn't used is left out. */
export const orderSerials = pgSequence('order_serials', { minValue: 1, maxValue: 99_999_999 });

/** The orders of clients; a row is never changed: what happens later are its events. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    oid: text('oid')
      .notNull()
      .references(() => orderLists.oid),
    line: integer('line').notNull(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.number),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    kind: text('kind', { enum: ['buy', 'redemption', 'switch'] }).notNull(),
    cutOff: text('cut_off', { enum: ['onshore', 'offshore', 'cash-account'] }).notNull(),
    currency: text('currency').notNull(),
    /** The kind of account that Taiwan's orders are settled through. */
    paymentType: text('payment_type'),
    /** The payment of a purchase where the client chooses. */
    paidFrom: text('paid_from', { enum: ['direct-debit', 'cash-account'] }),
    /** The bank account that is debited for a purchase or that a redemption is paid to; null for none, and where none is on record [BANK-03, BANK-05]. */
    bankAccountId: integer('bank_account_id').references(() => bankAccounts.id),
    /** The reward points that are spent on the fee of a purchase [EPNT-06, EPNT-09]. */
    points: integer('points'),
    /** The part of the fee that those points waive, in the order's currency. */
    feeWaived: numeric('fee_waived'),
    /** The amount of a purchase. */
    amount: numeric('amount'),
    /** The fee in percent: on top of the amount of a purchase, off the proceeds of a redemption. */
    feePercent: numeric('fee_percent'),
    /** The fee of a purchase before points, as it was fixed when the order was received. */
    fee: numeric('fee'),
    /** The dealing day that the client chose for a purchase ahead [LINK-28]. */
    dealOn: date('deal_on'),
    /** The fee type of the units that it brings or takes [TRADE-111]. */
    feeType: text('fee_type', { enum: feeTypes }).notNull().default('front-end'),
    /** The units of a redemption or a switch. */
    units: numeric('units'),
    /** The target fund of a switch. */
    intoFundId: integer('into_fund_id').references(() => funds.id),
    /** The serial that its short number is made of. */
    serial: integer('serial')
      .notNull()
      .default(sql`nextval('order_serials')`)
      .unique(),
  },
  (table) => [
    unique('orders_line').on(table.oid, table.line),
    index('orders_client').on(table.clientId),
    index('orders_account').on(table.accountNumber),
    index('orders_bank_account').on(table.bankAccountId),
    index('orders_fund').on(table.fundId),
    index('orders_into_fund').on(table.intoFundId),
    check(
      'orders_figures',
      sql`case ${table.kind} when 'buy' then ${table.amount} > 0 and ${table.feePercent} >= 0 and ${table.units} is null
        when 'redemption' then ${table.units} > 0 and ${table.amount} is null and ${table.feePercent} between 0 and 100
        else ${table.units} > 0 and ${table.amount} is null and ${table.feePercent} is null end
        and (${table.kind} = 'switch') = (${table.intoFundId} is not null) and ${table.intoFundId} is distinct from ${table.fundId}`,
    ),
    check(
      'orders_bank_account',
      sql`${table.bankAccountId} is null or ${table.kind} <> 'switch' and ${table.paidFrom} is distinct from 'cash-account'`,
    ),
    check('orders_deal_on', sql`${table.dealOn} is null or ${table.kind} = 'buy'`),
    check(
      'orders_points',
      sql`(${table.points} is null) = (${table.feeWaived} is null) and coalesce(${table.feeWaived}, 0) >= 0`,
    ),
    check(
      'orders_payment',
      sql`${table.points} > 0 and (${table.kind} = 'buy' or ${table.paidFrom} is null and ${table.points} is null)`,
    ),
  ],
);

/** The events of orders, one after the other; nothing is ever changed or taken away. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    sequence: integer('sequence').notNull(),
    kind: text('kind', { enum: orderEventKinds }).notNull(),
    at: instant('at').notNull(),
    /** The one who did it; of a client's session a part of its id, by which one visit can be told from another. */
    actor: text('actor', { enum: ['client', 'desk'] }).notNull(),
    sessionMark: text('session_mark'),
    /** The proof and the device of what a client did after the receipt, whose own evidence is that of its list; null for what the desk did. */
    proof: jsonb('proof').$type<EventProof>(),
    dealingDate: date('dealing_date'),
    price: numeric('price'),
    units: numeric('units'),
    cost: numeric('cost'),
    amount: numeric('amount'),
    /** The back-end fee of the units, in the order's currency [TRADE-111]. */
    backEndFee: numeric('back_end_fee'),
    /** The short-term trading fee of the units, in the order's currency [TRADE-126]. */
    shortTermFee: numeric('short_term_fee'),
    reason: text('reason', { enum: orderRejections }),
    /** The side that was dealt at a price corrected later. */
    side: text('side', { enum: ['priced', 'invested'] }),
    /** The instant until which an order is held. */
    heldUntil: instant('held_until'),
    /** The digest of the event and of the latest seal before it; null for events of servers that keep none. */
    seal: text('seal'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.sequence] }),
    index('order_events_dealing_date')
      .on(table.dealingDate)
      .where(sql`${table.dealingDate} is not null`),
  ],
);

/** The latest event of each order that has a seal, so that one which is taken away is missed; a trigger keeps it. */
export const orderSeals = pgTable('order_seals', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  sequence: integer('sequence').notNull(),
  seal: text('seal').notNull(),
});

/** The orders that aren't finished, so that the desk needn't look through those of years for them; their events say how they stand. */
export const openOrders = pgTable(
  'open_orders',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** The instant from which the desk has to look at it again; null where that has to be worked out, as after every event: a trigger sees to that. */
    dueFrom: instant('due_from'),
  },
  (table) => [index('open_orders_due').on(table.dueFrom, table.orderId)],
);

/** Orders dealt at a price that was corrected later, where a person has to decide what is done; the order is left as it was. */
export const openCorrections = pgTable(
  'open_corrections',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    side: text('side', { enum: ['priced', 'invested'] }).notNull(),
    priceBefore: numeric('price_before').notNull(),
    price: numeric('price').notNull(),
    reason: text('reason', { enum: correctionProblems }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.side, table.at] })],
);

/** A client's confirmation of something that happened to an order, and the session and device it came from; instants as text. */
export type EventProof = { readonly [name: string]: string | null };

/** The server's figures of an order when it was received, by the rules with which it answers the checks of the portal; decimals as text. */
export type StatedOrder = {
  readonly orderId: string;
  /** The amount of a purchase, or the units that it takes. */
  readonly quantity: string;
  /** The latest price of its fund, in the fund's currency, by which its estimate is worked out. */
  readonly price: string | null;
  readonly priceDate: string | null;
  readonly fundCurrency: string;
  /** The fund's currency in the order's. */
  readonly exchangeRate: string | null;
  /** The units that a purchase would buy, or the money that units would bring, at that price. */
  readonly estimatedUnits: string | null;
  readonly estimatedValue: string | null;
  readonly fee: string | null;
  readonly feePercent: string | null;
  /** The part of the fee that points waive. */
  readonly feeWaived: string | null;
  readonly fundRisk: string | null;
  readonly intoFundRisk: string | null;
  readonly clientRisk: string | null;
  /** The instant of its next step: of the cut-off, or of the end of its wait. */
  readonly cutOffAt: string | null;
};

/** The date on which an order was to be dealt when it was received and, of a switch, that of its other side. */
export type PromisedDates = {
  readonly orderId: string;
  readonly dealingDate: string;
  readonly intoDate?: string;
  /** The figures that its client was told, and those of the fund that a switch buys; lists sent before have none. */
  readonly figures?: OrderFiguresText;
  readonly intoFigures?: OrderFiguresText;
};

/**
 * The evidence of an order list that was sent: its language, the secret that proved it, the session, the device as far as
 * the browser said, the texts accepted, and the dates promised. A row is never changed.
 */
export const orderEvidence = pgTable('order_evidence', {
  oid: text('oid')
    .primaryKey()
    .references(() => orderLists.oid),
  ...evidenceColumns,
  secret: text('secret', { enum: ['trading-password', 'transaction-pin'] }).notNull(),
  /** The codes of the agreements that the submission bears, and what it acknowledges. */
  agreements: jsonb('agreements').$type<readonly string[]>().notNull(),
  /** The dates that were promised for its orders; null for lists sent before they were written down. */
  promised: jsonb('promised').$type<readonly PromisedDates[]>(),
  /** What was stated of its orders; null for lists sent before it was kept. */
  stated: jsonb('stated').$type<readonly StatedOrder[]>(),
  /** The digest of all this and of the list; null for evidence from before seals were kept. */
  seal: text('seal'),
});

/** Money that events moved; the entries of an event add up to zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id').notNull(),
    sequence: integer('sequence').notNull(),
    account: text('account', { enum: ledgerAccounts }).notNull(),
    currency: text('currency').notNull(),
    amount: numeric('amount').notNull(),
  },
  (table) => [
    index('ledger_entries_order').on(table.orderId, table.sequence),
    foreignKey({
      name: 'ledger_entries_event',
      columns: [table.orderId, table.sequence],
      foreignColumns: [orderEvents.orderId, orderEvents.sequence],
    }),
  ],
);

/** The units that an event of an order brought or took, those of a sale by how they were bought: which movement is whose. */
export const orderMovements = pgTable(
  'order_movements',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    sequence: integer('sequence').notNull(),
    movementId: integer('movement_id').notNull().unique(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.sequence, table.movementId] }),
    foreignKey({
      name: 'order_movements_event',
      columns: [table.orderId, table.sequence],
      foreignColumns: [orderEvents.orderId, orderEvents.sequence],
    }),
  ],
);
