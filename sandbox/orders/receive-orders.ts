import { and, asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { orderResult } from '../../adapters/rest/contract/orders/order-result';
import type { orderSubmission } from '../../adapters/rest/contract/orders/order-submission';
import { checkTradingPassword } from '../../domain/credentials/secrets/check-trading-password';
import type { Language } from '../../domain/language';
import { nextOrderStep } from '../../domain/trading/dealing/next-order-step';
import { toText } from '../../domain/money/decimal';
import { type IdempotencyKey, keyOf } from '../../domain/submissions/idempotency-key';
import { submissionRefusals } from '../../domain/submissions/submission-refusal';
import { fundCutOff, settlementAccount } from '../../domain/trading/orders/fund-side';
import type { Session } from '../context/find-session';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import { decimal } from '../database/decimal';
import { accounts } from '../database/schema/clients';
import { orderLists, orders, type PreparedLine } from '../database/schema/orders';
import { answerOnce, type Submission } from '../submissions/answer-once';
import { Refusal } from '../wire/refusal';
import { lineFacts, problemOf, tradedFund, type WantedLine } from './check-line';
import { dealingCalendar } from './dealing-calendar';
import { openList, type OrderListRow } from './held-list';
import { keptOrders, type OrderRow } from './kept-orders';
import { mailOrders } from './mail-orders';
import { recordReceipt } from './record-event';
import { requireTradingPassword } from './trading-password';

type Body = z.output<typeof orderSubmission>;
type Result = z.output<typeof orderResult>;
type Placed = NonNullable<Result['successfulAllotmentOrders']>[number];

/** What a client sends from an order list, in which session and language. */
export type SentOrders = {
  readonly session: Session;
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
  const { vpin, ...rest } = body;
  const submission = submissionOf({ clientId, oid: body.oid, content: JSON.stringify(rest) });
  if (key !== submission.key) throw new Refusal(400, [submissionRefusals.keyInvalid]);
  const typed = checkTradingPassword(vpin);
  if (typed === 'required' || typed === 'too-short') return { shortPin: true };
  await requireTradingPassword(context, { clientId, password: vpin });
  return answerOnce<Result, Result>(context, { submission, stored: orderResult }, async (database) => {
    const { result, received } = await placed({ ...context, database }, sent);
    return received ? { keep: result } : { leave: result };
  });
}

async function placed(world: ServerContext, sent: SentOrders): Promise<{ result: Result; received: boolean }> {
  const { database, clock } = world;
  const { clientId, body } = sent;
  const own = await database
    .select({ number: accounts.number })
    .from(accounts)
    .where(eq(accounts.clientId, clientId))
    .orderBy(asc(accounts.number))
    // What is available and what was ordered today is worked out for one submission of a client after the other.
    .for('update');
  const list = await openList(world, { clientId, oid: body.oid });
  if (list.signedAt === null) throw new Refusal(400, ['ORDER_CONSENT_MISSING']);
  if (!own.some(({ number }) => number === body.accountNo)) throw new Refusal(400, ['ORDER_ACCOUNT_UNKNOWN']);
  const wanted = wantedLines(list, body);
  const outcome = {
    bought: [] as Placed[],
    redeemed: [] as Placed[],
    notBought: [] as Placed[],
    notRedeemed: [] as Placed[],
  };
  for (const [index, line] of wanted.entries()) {
    const { order, isReceived } = await placeLine(world, sent, { line, index });
    if (line.prepared.type === 'B') (isReceived ? outcome.bought : outcome.notBought).push(order);
    else (isReceived ? outcome.redeemed : outcome.notRedeemed).push(order);
  }
  const received = outcome.bought.length + outcome.redeemed.length > 0;
  const now = clock.now();
  if (received) {
    await database
      .update(orderLists)
      .set({ sentAt: now })
      .where(and(eq(orderLists.oid, list.oid), eq(orderLists.clientId, clientId)));
    const count = outcome.bought.length + outcome.redeemed.length;
    const { environment } = world.configuration;
    await mailOrders({ database, environment }, { clientId, oid: list.oid, sentAt: now, count });
  }
  const result = {
    ...(received ? { orderReceivedDate: now.toISOString() } : {}),
    successfulAllotmentOrders: outcome.bought,
    failedAllotmentOrders: outcome.notBought,
    successfulRedemptionOrders: outcome.redeemed,
    failedRedemptionOrders: outcome.notRedeemed,
    switchOrders: [],
    shortPin: false,
  };
  return { result, received };
}

/** Receives one line, if it can be; those after it count with it. */
async function placeLine(
  world: ServerContext,
  { session, clientId, language, body }: SentOrders,
  { line, index }: { readonly line: WantedLine; readonly index: number },
): Promise<{ order: Placed; isReceived: boolean }> {
  const { database, clock } = world;
  const { prepared, figure } = line;
  const facts = await lineFacts(world, { clientId, accountNumber: body.accountNo });
  const traded = await tradedFund(database, prepared.fundId, facts.day);
  const order = {
    fundCode: prepared.fundCode,
    fundName: localised(traded.fund.names, language) ?? null,
    currency: prepared.currency,
    ...(prepared.type === 'B' ? { amount: toText(figure) } : { units: toText(figure) }),
  };
  if (await problemOf(database, { line, traded }, facts)) return { order, isReceived: false };
  const id = `${body.oid}.${String(index + 1)}`;
  const row: OrderRow = {
    ...{ id, oid: body.oid, line: index + 1, clientId, accountNumber: body.accountNo, fundId: prepared.fundId },
    ...{ cutOff: fundCutOff(prepared.amcCode), currency: prepared.currency },
    paymentType: settlementAccount(prepared.amcCode, prepared.currency),
    ...figuresOf(line),
  };
  await database.insert(orders).values(row);
  const sessionMark = session.cookieHash.slice(0, 8);
  await recordReceipt(database, row, { actor: 'client', sessionMark }, clock.now().toISOString());
  const [kept] = await keptOrders(database, eq(orders.id, id));
  const step = kept && nextOrderStep(kept.state, await dealingCalendar(database));
  const dates = step ? { transactionDate: step.date, ...(prepared.type === 'B' ? { debitDate: step.date } : {}) } : {};
  return { order: { ...order, ...dates }, isReceived: true };
}

const figuresOf = ({ prepared, figure }: WantedLine) =>
  prepared.type === 'B'
    ? { kind: 'buy' as const, amount: toText(figure), feePercent: prepared.feeRate ?? '0', units: null }
    : { kind: 'redemption' as const, units: toText(figure), amount: null, feePercent: null };

/**
 * The lines that are sent, each of them one of the list's with its own figure: a client can change figures and leave lines
 * out, not add any [TRADE-63, OPEN-80]. What the sandbox has no dealing for is refused with the whole list: switches,
 * units that bear a fee on the way out.
 */
function wantedLines({ lines }: OrderListRow, body: Body): readonly WantedLine[] {
  const left = [...lines];
  const take = (type: PreparedLine['type'], fundCode: string, currency: string): PreparedLine => {
    const place = left.findIndex(
      (line) => line.type === type && line.fundCode === fundCode && line.currency === currency,
    );
    const [found] = place < 0 ? [] : left.splice(place, 1);
    if (found === undefined) throw new Refusal(400, ['ORDER_NOT_PREPARED']);
    return found;
  };
  const wanted = [
    ...body.allotmentList.map(({ fundCode, currency, amount }) => ({
      prepared: take('B', fundCode, currency),
      figure: decimal(amount),
    })),
    ...body.redemptionList.map(({ fundCode, currency, unit }) => ({
      prepared: take('R', fundCode, currency),
      figure: decimal(unit),
    })),
  ];
  const backEnd = body.redemptionList.some(({ fundFeeType }) => fundFeeType !== 'front-end');
  if (wanted.length === 0 || body.switchList.length > 0 || backEnd) throw new Refusal(400, ['ORDER_NOT_PREPARED']);
  return wanted;
}
