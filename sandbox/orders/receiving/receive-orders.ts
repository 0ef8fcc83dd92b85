import type * as z from 'zod/mini';
import { orderResult } from '../../../contract/rest/orders/order-result';
import {
  checkTransactionSecret,
  type TypedSecretProblem,
} from '../../../domain/credentials/secrets/check-transaction-secret';
import type { Language } from '../../../domain/language';
import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import { type OrderFiguresText, writeOrderFigures } from '../../../domain/trading/records/order-figures';
import { nextOrderStep } from '../../../domain/trading/dealing/next-order-step';
import { switchInDate } from '../../../domain/trading/dealing/switch-in-date';
import { orderNumber } from '../../../domain/trading/orders/order-number';
import { toText } from '../../../domain/money/decimal';
import { feesOf } from '../../../domain/fees/fees-of';
import { type IdempotencyKey, deriveKey } from '../../../domain/submissions/idempotency-key';
import type { Region } from '../../../domain/region';
import type { OrderSubmission } from '../../../domain/trading/orders/build-order-submission';
import type { OrderDraft } from '../../../domain/trading/orders/order-draft';
import { readOrderSubmission, submissionContent } from '../../../domain/trading/orders/read-order-submission';
import { submissionErrorCodes } from '../../../domain/submissions/submission-error-codes';
import { settlementAccounts } from '../../banking/settlement-accounts';
import type { ServerClock } from '../../context/clock';
import type { Session } from '../../context/find-session';
import { localised } from '../../context/language';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { pipelined } from '../../database/pipelined';
import { runOnce, type Submission } from '../../submissions/run-once';
import { ApiError } from '../../wire/api-error';
import { fundsOfLine, lineProblem } from '../checks/check-line';
import type { CoolingOff } from '../../cooling-off/required-cooling-off';
import { listCoolingOff, holdOrders } from '../checks/list-cooling-off';
import { type DealingCalendars, dealingCalendars } from '../../funds/dealing-calendar';
import { lockList } from '../lists/held-list';
import { type StoredOrder, toStoredOrder } from '../books/stored-orders';
import { toLineError } from '../checks/line-error';
import { type LineFacts, lineFacts } from '../checks/line-facts';
import { toOrder } from '../checks/order-of-line';
import { lineProblemText } from '../checks/line-problem-text';
import { ageIndicators, requireAcknowledgements } from '../checks/require-acknowledgements';
import { lockedAccounts } from '../../context/locked-accounts';
import { settledOrder } from './settled-order';
import { mailOrders } from '../lists/mail-orders';
import { orderFigures } from './order-figures';
import { nextOrderSerials } from './next-order-serials';
import { statedOrder } from '../dossier/stated-order';
import { recordEvidence } from '../dossier/record-evidence';
import { recordReceipts } from '../books/record-event';
import { requireTradingPassword } from '../../sessions/trading-password';
import { sessionMark } from '../../context/session-mark';
import { lineMatcher } from '../lists/line-funds';
import { jfFundCode } from '../../funds/listed-funds';
import { linePurchase, type RequestedLine, requestedLines } from '../lists/requested-lines';

type Result = z.output<typeof orderResult>;
type Placed = NonNullable<Result['successfulAllotmentOrders']>[number];
type Failed = NonNullable<Result['failedAllotmentOrders']>[number];
type Switched = NonNullable<Result['switchOrders']>[number];
type PlannedLine = {
  readonly line: RequestedLine;
  readonly index: number;
  readonly serial: number;
  readonly facts: LineFacts;
  readonly calendars: DealingCalendars;
  readonly coolingOff: CoolingOff | undefined;
  readonly at: string;
};
type PlacedLine = {
  /** As it is received, or what is wrong with it. */
  readonly order: Failed;
  /** The side that a switch buys. */
  readonly into?: Placed;
  /** Where the line is received. */
  readonly stored?: StoredOrder;
  /** The instant of the cut-off that it was received for. */
  readonly cutOffAt?: string;
  /** The figures that its client is told, and those of the side that a switch buys. */
  readonly figures?: OrderFiguresText;
  readonly intoFigures?: OrderFiguresText;
};

/** A line that was received. */
type ReceivedLine = Omit<PlacedLine, 'stored'> & { readonly stored: StoredOrder };

/** Where orders are received: in which books, when, and how clients are told of it. */
type Deps = {
  readonly region: Region;
  readonly database: Database;
  readonly clock: ServerClock;
  readonly configuration: Pick<ServerContext['configuration'], 'contract' | 'environment'>;
};

/** The orders that a client sends from an order list, with its session and language. */
export type SentOrders = {
  readonly session: Pick<Session, 'id' | 'cookieHash'>;
  readonly clientId: string;
  readonly language: Language;
  readonly body: OrderSubmission;
  readonly key: IdempotencyKey;
};

/** A list with its orders as they were read, and who sends it. */
type ListToPlace = Pick<SentOrders, 'session' | 'clientId' | 'language'> & { readonly draft: OrderDraft };

/** The key and the call with which a list is submitted; without a content, to look it up. */
export const toSubmission = ({
  clientId,
  oid,
  content,
}: {
  clientId: string;
  oid: string;
  content: string;
}): Submission => ({
  clientId,
  call: 'urlSubmit',
  content,
  key: deriveKey('order-list', oid),
});

/**
 * Receives an order list once, whatever breaks on the way: its lines as orders, each with its receipt, the e-mail and the
 * end of the link, all or nothing [API-77, ENT-51..55, TRADE-94]. A password too short places nothing [TRADE-44], a wrong
 * one is refused [TRADE-14]; neither costs the list. Lines that can't be received stand among the failed; where all
 * fail, nothing is kept and the list stays usable.
 */
export async function receiveOrders(context: ServerContext, sent: SentOrders): Promise<Result> {
  const { clientId, key } = sent;
  const { listId, tradingPassword } = draftOf(sent);
  if (key !== deriveKey('order-list', listId)) throw new ApiError(400, [submissionErrorCodes.keyInvalid]);
  if (isTooShort(checkTransactionSecret(context.region, tradingPassword))) return { shortPin: true };
  await requireTradingPassword(context, { clientId, password: tradingPassword });
  return receiveOnce(context, sent);
}

const isTooShort = (problem: TypedSecretProblem | undefined): boolean =>
  problem !== undefined && problem !== 'not-alphanumeric';

/** Receives an order list once, from a client whose trading password was asked for. */
export function receiveOnce(deps: Deps, sent: SentOrders): Promise<Result> {
  const { clientId, body } = sent;
  const submission = toSubmission({ clientId, oid: body.oid, content: submissionContent(body) });
  return runOnce<Result, Result>(deps, { submission, stored: orderResult }, async (database) => {
    const { result, received } = await placed({ ...deps, database }, sent);
    return received ? { keep: result } : { leave: result };
  });
}

/** The orders that a client sends; the contract lets no figure through that is no decimal. */
function draftOf({ body }: Pick<SentOrders, 'body'>): OrderDraft {
  const draft = readOrderSubmission(body);
  if (!draft.ok) throw new ApiError(400, ['BAD_REQUEST']);
  return draft.value;
}

async function placed(deps: Deps, request: SentOrders): Promise<{ result: Result; received: boolean }> {
  const { database, clock } = deps;
  const { session, clientId, language } = request;
  const draft = draftOf(request);
  const sent = { session, clientId, language, draft };
  const [own, list] = await pipelined([
    lockedAccounts(database, clientId),
    lockList(deps, { clientId, oid: draft.listId }),
  ]);
  if (list.signedAt === null) throw new ApiError(400, ['ORDER_CONSENT_MISSING']);
  if (!own.some(({ number }) => number === draft.accountNo)) throw new ApiError(400, ['ORDER_ACCOUNT_UNKNOWN']);
  const lines = requestedLines(list, draft, await lineMatcher(database, list.lines));
  const [before, age, calendars, serials] = await pipelined([
    lineFacts(deps, { clientId, accountNumber: draft.accountNo, lines }),
    ageIndicators(deps, clientId),
    dealingCalendars(database),
    nextOrderSerials(database, lines.length),
  ]);
  let facts = before;
  await requireAcknowledgements(deps, sent, { lines, facts, age });
  const coolingOff = await listCoolingOff(deps, sent, { lines, facts });
  const outcome = {
    bought: [] as Placed[],
    redeemed: [] as Placed[],
    notBought: [] as Failed[],
    notRedeemed: [] as Failed[],
    switched: [] as Switched[],
  };
  const now = clock.now();
  const placedOrders: ReceivedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const serial = serials[index];
    if (serial === undefined) throw new Error('an order would have no serial');
    const placedLine = placeLine(sent, {
      line,
      index,
      serial,
      facts,
      calendars,
      coolingOff,
      at: now.toISOString(),
    });
    const { order, into, stored } = placedLine;
    if (stored) facts = { ...facts, received: [...facts.received, stored] };
    if (stored) placedOrders.push({ ...placedLine, stored });
    if (line.prepared.type === 'B') (stored ? outcome.bought : outcome.notBought).push(order);
    else if (into && stored) outcome.switched.push({ sellDeal: order, buyDeal: into });
    // A switch that fails has no list of its own: its units stay, like those of a redemption that fails.
    else (stored ? outcome.redeemed : outcome.notRedeemed).push(order);
  }
  const received = facts.received.length > 0;
  const storedRows = placedOrders.map(({ stored }) => stored.row);
  const accountOf = await settlementAccounts(database, storedRows, language);
  for (const { order, stored } of placedOrders) order.settlementAccount = accountOf(stored.row) ?? null;
  if (received) {
    const receipt = { list: { oid: list.oid, sentAt: now }, received: facts.received };
    const { environment } = deps.configuration;
    const settled = placedOrders.map(({ order, stored }) =>
      settledOrder(stored, accountOf(stored.row), { dealingDate: order.transactionDate, language }),
    );
    const promised = placedOrders.flatMap(({ order, into, stored, figures, intoFigures }) =>
      order.transactionDate
        ? [
            {
              orderId: stored.row.id,
              dealingDate: order.transactionDate,
              ...(into?.transactionDate ? { intoDate: into.transactionDate } : {}),
              ...(figures ? { figures } : {}),
              ...(intoFigures ? { intoFigures } : {}),
            },
          ]
        : [],
    );
    const stated = placedOrders.map(({ stored, cutOffAt }) => statedOrder({ stored, facts, cutOffAt }));
    await pipelined([
      recordReceipts(database, receipt, { actor: 'client', sessionMark: sessionMark(session) }),
      recordEvidence(database, { region: deps.region, session, language, draft, at: now, promised, stated, list }),
      mailOrders({ database, environment }, { clientId, oid: list.oid, sentAt: now, language, settled }),
    ]);
    await holdOrders(deps, sent, facts.received, coolingOff);
  }
  const result = {
    ...(received ? { orderReceivedDate: now.toISOString(), accountNo: draft.accountNo } : {}),
    successfulAllotmentOrders: outcome.bought,
    failedAllotmentOrders: outcome.notBought,
    successfulRedemptionOrders: outcome.redeemed,
    failedRedemptionOrders: outcome.notRedeemed,
    switchOrders: outcome.switched,
    shortPin: false,
  };
  return { result, received };
}

/** Places one line: returns an order, or the line's problem. */
function placeLine(
  { clientId, language, draft }: ListToPlace,
  { line, index, serial, facts, calendars, coolingOff, at }: PlannedLine,
): PlacedLine {
  const { prepared, quantity } = line;
  const funds = fundsOfLine(prepared, facts);
  const order = {
    fundCode: prepared.fundCode,
    jfFundCode: jfFundCode(funds.fund),
    fundName: localised(funds.fund.names, language) ?? null,
    currency: prepared.currency,
    ...(prepared.type === 'B'
      ? { amount: toText(quantity.value) }
      : { units: toText(quantity.value), fundFeeType: line.feeType }),
  };
  const problem = lineProblem(line, facts);
  if (problem) {
    const ofLine = lineProblemText(problem, { line, facts, language });
    return { order: { ...order, ...toLineError(problem, prepared, language, ofLine) } };
  }
  const heldUntil = prepared.type === 'R' ? coolingOff?.until.toISOString() : undefined;
  const stored = toOrder(line, facts, { clientId, oid: draft.listId, index, serial, at, heldUntil });
  const { row } = stored;
  Object.assign(order, { orderNo: orderNumber(row.serial) });
  const { points, feeWaived } = row;
  const calendar = calendars(funds);
  const step = nextOrderStep(toStoredOrder(stored, [{ kind: 'received', at: heldUntil ?? at }]).state, calendar);
  const figures = writeOrderFigures(orderFigures(line, facts, { stored, dealingDate: step?.date, calendar }));
  Object.assign(order, { figures });
  if (prepared.type === 'B')
    Object.assign(order, { fee: toText(feesOf(linePurchase(line, facts.region).purchase).total) });
  if (points !== null) Object.assign(order, { ePoints: String(points), feeWaived });
  if (step === undefined) return { order, stored, figures };
  const { date, dueAt: cutOffAt } = step;
  const dated = { ...order, transactionDate: date, ...(prepared.type === 'B' ? { debitDate: date } : {}) };
  if (prepared.type !== 'S')
    return { order: { ...dated, ...(heldUntil ? { heldUntil } : {}) }, stored, cutOffAt, figures };
  const intoFigures = writeOrderFigures({
    riskRating: parseFundRiskRating(funds.intoFund?.riskRating ?? undefined),
  });
  const into = {
    fundCode: prepared.intoFundCode,
    jfFundCode: funds.intoFund && jfFundCode(funds.intoFund),
    fundName: (funds.intoFund && localised(funds.intoFund.names, language)) ?? null,
    currency: funds.intoFund?.currency ?? prepared.currency,
    transactionDate: switchInDate({ order: row, receivedAt: at, dealingDate: date }, calendar),
    figures: intoFigures,
  };
  return { order: dated, into, stored, cutOffAt, figures, intoFigures };
}
