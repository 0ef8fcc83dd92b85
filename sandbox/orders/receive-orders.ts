import { and, asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { orderResult } from '../../adapters/rest/contract/orders/order-result';
import type { orderSubmission } from '../../adapters/rest/contract/orders/order-submission';
import {
  checkTransactionSecret,
  type TypedSecretProblem,
} from '../../domain/credentials/secrets/check-transaction-secret';
import type { Language } from '../../domain/language';
import { nextOrderStep } from '../../domain/trading/dealing/next-order-step';
import { switchInDate } from '../../domain/trading/dealing/switch-in-date';
import { toText } from '../../domain/money/decimal';
import { type IdempotencyKey, keyOf } from '../../domain/submissions/idempotency-key';
import type { Region } from '../../domain/region';
import { submissionRefusals } from '../../domain/submissions/submission-refusal';
import { orderDesks } from '../../domain/trading/orders/order-desk';
import type { ServerClock } from '../context/clock';
import type { Session } from '../context/find-session';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { accounts } from '../database/schema/clients';
import { orderLists, orders } from '../database/schema/orders';
import { answerOnce, type Submission } from '../submissions/answer-once';
import { Refusal } from '../wire/refusal';
import { kindOf, type LineFacts, lineFacts, paymentOf, problemOf, tradedFunds, type WantedLine } from './check-line';
import { type DealingCalendars, dealingCalendars } from './dealing-calendar';
import { openList } from './held-list';
import { type KeptOrder, keptOrder, type OrderRow } from './kept-orders';
import { lineErrorOf } from './line-error';
import { mailOrders } from './mail-orders';
import { bookCash } from './order-funding';
import { recordReceipt } from './record-event';
import { requireTradingPassword } from './trading-password';
import { wantedLines } from './wanted-lines';

type Body = z.output<typeof orderSubmission>;
type Result = z.output<typeof orderResult>;
type Placed = NonNullable<Result['successfulAllotmentOrders']>[number];
type Failed = NonNullable<Result['failedAllotmentOrders']>[number];
type Switched = NonNullable<Result['switchOrders']>[number];
type PlannedLine = {
  readonly line: WantedLine;
  readonly index: number;
  readonly facts: LineFacts;
  readonly calendars: DealingCalendars;
};
type PlacedLine = {
  /** As it was received, or what is wrong with it. */
  readonly order: Failed;
  /** Of a switch, the side that is bought. */
  readonly into?: Placed;
  /** Where the line was received. */
  readonly kept?: KeptOrder;
};

/** Where orders are received: in which books, when, and how clients are told of it. */
type Desk = {
  readonly region: Region;
  readonly database: Database;
  readonly clock: ServerClock;
  readonly configuration: Pick<ServerContext['configuration'], 'environment'>;
};

/** What a client sends from an order list, in which session and language. */
export type SentOrders = {
  readonly session: Pick<Session, 'cookieHash'>;
  readonly clientId: string;
  readonly language: Language;
  readonly body: Body;
  readonly key: IdempotencyKey;
};

/** Under which key a list is submitted, by which call; without a content, to look it up. */
export const submissionOf = ({
  clientId,
  oid,
  content,
}: {
  clientId: string;
  oid: string;
  content: string;
}): Submission => ({
  ...{ clientId, call: 'urlSubmit', content },
  key: keyOf('order-list', oid),
});

/**
 * Receives an order list once, whatever breaks on the way: its lines as orders, each with its receipt, the e-mail and the
 * end of the link, all or nothing [API-77, ENT-51..55, TRADE-94]. A password too short places nothing [TRADE-44], a wrong
 * one is refused [TRADE-14]; neither costs the list. Lines that can't be received stand among the failed; where all
 * fail, nothing is kept and the list stays usable.
 */
export async function receiveOrders(context: ServerContext, sent: SentOrders): Promise<Result> {
  const { clientId, body, key } = sent;
  const { vpin } = body;
  if (key !== keyOf('order-list', body.oid)) throw new Refusal(400, [submissionRefusals.keyInvalid]);
  if (isTooShort(checkTransactionSecret(context.region, vpin))) return { shortPin: true };
  await requireTradingPassword(context, { clientId, password: vpin });
  return receiveOnce(context, sent);
}

const isTooShort = (problem: TypedSecretProblem | undefined): boolean =>
  problem !== undefined && problem !== 'not-alphanumeric';

/** Receives an order list once, from a client whose trading password was asked for. */
export function receiveOnce(desk: Desk, sent: SentOrders): Promise<Result> {
  const { clientId, body } = sent;
  const { vpin: _, ...rest } = body;
  const submission = submissionOf({ clientId, oid: body.oid, content: JSON.stringify(rest) });
  return answerOnce<Result, Result>(desk, { submission, stored: orderResult }, async (database) => {
    const { result, received } = await placed({ ...desk, database }, sent);
    return received ? { keep: result } : { leave: result };
  });
}

async function placed(world: Desk, sent: SentOrders): Promise<{ result: Result; received: boolean }> {
  const { database, clock } = world;
  const { clientId, body, language } = sent;
  const own = await database
    .select({ number: accounts.number })
    .from(accounts)
    .where(eq(accounts.clientId, clientId))
    .orderBy(asc(accounts.number))
    // Units, money and the day's cap are worked out for one submission of a client after the other.
    .for('update');
  const list = await openList(world, { clientId, oid: body.oid });
  if (list.signedAt === null) throw new Refusal(400, ['ORDER_CONSENT_MISSING']);
  if (!own.some(({ number }) => number === body.accountNo)) throw new Refusal(400, ['ORDER_ACCOUNT_UNKNOWN']);
  const wanted = wantedLines(list, body);
  const outcome = {
    bought: [] as Placed[],
    redeemed: [] as Placed[],
    notBought: [] as Failed[],
    notRedeemed: [] as Failed[],
    switched: [] as Switched[],
  };
  // Read once: what this list orders is added as it is received.
  const calendars = await dealingCalendars(database);
  let facts = await lineFacts(world, { clientId, accountNumber: body.accountNo });
  for (const [index, line] of wanted.entries()) {
    const { order, into, kept } = await placeLine(world, sent, { line, index, facts, calendars });
    if (kept) facts = { ...facts, earlier: [...facts.earlier, kept] };
    if (line.prepared.type === 'B') (kept ? outcome.bought : outcome.notBought).push(order);
    else if (into && kept) outcome.switched.push({ sellDeal: order, buyDeal: into });
    // A switch that fails has no list of its own: its units stay, like those of a redemption that fails.
    else (kept ? outcome.redeemed : outcome.notRedeemed).push(order);
  }
  const count = outcome.bought.length + outcome.redeemed.length + outcome.switched.length;
  const received = count > 0;
  const now = clock.now();
  if (received) {
    await database
      .update(orderLists)
      .set({ sentAt: now })
      .where(and(eq(orderLists.oid, list.oid), eq(orderLists.clientId, clientId)));
    const { environment } = world.configuration;
    await mailOrders({ database, environment }, { clientId, oid: list.oid, sentAt: now, count, language });
  }
  const result = {
    ...(received ? { orderReceivedDate: now.toISOString() } : {}),
    successfulAllotmentOrders: outcome.bought,
    failedAllotmentOrders: outcome.notBought,
    successfulRedemptionOrders: outcome.redeemed,
    failedRedemptionOrders: outcome.notRedeemed,
    switchOrders: outcome.switched,
    shortPin: false,
  };
  return { result, received };
}

/** Receives one line, if it can be. */
async function placeLine(
  world: Desk,
  { session, clientId, language, body }: SentOrders,
  { line, index, facts, calendars }: PlannedLine,
): Promise<PlacedLine> {
  const { region, database, clock } = world;
  const { prepared, figure } = line;
  const traded = await tradedFunds(database, prepared, facts.day);
  const order = {
    fundCode: prepared.fundCode,
    fundName: localised(traded.fund.names, language) ?? null,
    currency: prepared.currency,
    ...(prepared.type === 'B' ? { amount: toText(figure) } : { units: toText(figure), fundFeeType: line.feeType }),
  };
  const problem = await problemOf(database, { line, traded }, facts);
  if (problem) return { order: { ...order, ...lineErrorOf(problem, prepared, language) } };
  const id = `${body.oid}.${String(index + 1)}`;
  const row: OrderRow = {
    ...{ id, oid: body.oid, line: index + 1, clientId, accountNumber: body.accountNo, fundId: prepared.fundId },
    ...{ cutOff: orderDesks[region].cutOff(prepared.amcCode), currency: prepared.currency },
    paymentType: orderDesks[region].settlementAccount(prepared.amcCode, prepared.currency) ?? null,
    ...{ paidFrom: paymentOf(line, region) ?? null, points: null },
    feeType: line.feeType ?? traded.fund.feeType,
    ...figuresOf(line, traded.fund),
  };
  await database.insert(orders).values(row);
  const sessionMark = session.cookieHash.slice(0, 8);
  const at = clock.now().toISOString();
  await recordReceipt(database, row, { actor: 'client', sessionMark }, at);
  const kept = keptOrder({ row, ...traded }, [{ kind: 'received', at }]);
  await bookCash(database, row, kept.state);
  const calendar = calendars(traded);
  const date = nextOrderStep(kept.state, calendar)?.date;
  if (date === undefined) return { order, kept };
  const dated = { ...order, transactionDate: date, ...(prepared.type === 'B' ? { debitDate: date } : {}) };
  if (prepared.type !== 'S') return { order: dated, kept };
  const into = {
    fundCode: prepared.intoFundCode,
    fundName: (traded.intoFund && localised(traded.intoFund.names, language)) ?? null,
    currency: prepared.currency,
    transactionDate: switchInDate({ order: row, receivedAt: at, dealingDate: date }, calendar),
  };
  return { order: dated, into, kept };
}

const figuresOf = ({ prepared, figure, feeType }: WantedLine, fund: KeptOrder['fund']) => {
  const kind = kindOf[prepared.type];
  if (kind === 'buy')
    return { kind, intoFundId: null, amount: toText(figure), feePercent: prepared.feeRate ?? '0', units: null };
  const leaving = { units: toText(figure), amount: null };
  if (prepared.type === 'S') return { kind, intoFundId: prepared.intoFundId, ...leaving, feePercent: null };
  // Units keep their fee type when they are switched; only what is redeemed pays it.
  return { kind, intoFundId: null, ...leaving, feePercent: feeType === 'back-end' ? fund.backEndFeePercent : null };
};
