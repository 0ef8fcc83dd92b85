import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { cancelledOrder } from '../../../contract/rest/records/order-events';
import { confirmationOf } from '../../../domain/credentials/confirmation';
import type { Language } from '../../../domain/language';
import { type IdempotencyKey, keyOf } from '../../../domain/submissions/idempotency-key';
import { submissionErrorCodes } from '../../../domain/submissions/submission-error-codes';
import { nextOrderStep } from '../../../domain/trading/dealing/next-order-step';
import { cancellationErrorCodes, orderCancellation } from '../../../domain/trading/dealing/order-cancellation';
import { notBefore } from '../../../domain/trading/dealing/order-state';
import { orderStatus } from '../../../domain/trading/dealing/order-status';
import type { ServerClock } from '../../context/clock';
import type { Session } from '../../context/find-session';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { orders } from '../../database/schema/orders';
import { tellOfEnd } from '../../cooling-off/keep-waiting';
import { requireProof, requireProofAgain } from '../../re-authentication/require-proof';
import { requireTradingPassword, secretWanted } from '../../sessions/trading-password';
import { answerOnce } from '../../submissions/answer-once';
import { Refusal } from '../../wire/refusal';
import { dealingCalendars } from '../../funds/dealing-calendar';
import { type KeptOrder, keptOrders } from '../books/kept-orders';
import { mailCancellation } from '../lists/mail-orders';
import { recordEvent } from '../books/record-event';

/** In which books, when, and how the client is told of it. */
type Desk = Pick<ServerContext, 'region'> & {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly configuration: Pick<ServerContext['configuration'], 'contract' | 'environment'>;
};

/** Which order a client cancels, in which session and language. */
export type WantedCancellation = {
  readonly session: Pick<Session, 'cookieHash' | 'clientId'>;
  readonly clientId: string;
  readonly language: Language;
  readonly orderId: string;
  /** Where the region confirms a cancellation with it. */
  readonly secret?: string | undefined;
  readonly key: IdempotencyKey;
};

type Cancelled = z.output<typeof cancelledOrder>;

/**
 * Cancels a client's own order once, before its cut-off: the event with the session that asked for it, and the e-mail, all
 * or nothing; its units are free from then on. Whoever comes first, the client or the desk, has the order. In Hong Kong it
 * takes a client who has just proved who acts, in Taiwan one who knows the trading password
 * [ORDQ-06, TRADE-14, TRADE-90, TRADE-112, REAUTH-01, CONFLICT-53].
 */
export async function cancelOrder(context: ServerContext, wanted: WantedCancellation): Promise<Cancelled> {
  const { clientId, orderId, key, secret } = wanted;
  if (key !== keyOf('cancel-order', orderId)) throw new Refusal(400, [submissionErrorCodes.keyInvalid]);
  if (confirmationOf(context.region, 'cancel-order') === 'transaction-secret') {
    if (secret === undefined) throw new Refusal(401, [secretWanted]);
    await requireTradingPassword(context, { clientId, password: secret });
  }
  return cancelOnce(context, wanted);
}

/** Cancels an order once, for a client whose trading password was asked for where the region does. */
export function cancelOnce(desk: Desk, wanted: WantedCancellation): Promise<Cancelled> {
  const { clientId, orderId, key, session } = wanted;
  const submission = { clientId, call: 'cancelOrder' as const, key, content: orderId };
  const proveAgain = (database: Database) =>
    requireProofAgain({ ...desk, database }, session, 'CANCEL_ORDER', { orderId });
  return answerOnce(desk, { submission, stored: cancelledOrder, proveAgain }, async (database) => {
    const kept = await lockedOrder(database, wanted);
    const calendars = await dealingCalendars(database);
    const now = desk.clock.now();
    const next = nextOrderStep(kept.state, calendars(kept));
    const cancellation = orderCancellation({ status: orderStatus(kept.state.stage), next }, now.toISOString());
    if (cancellation.kind === 'refused') throw new Refusal(400, [cancellationErrorCodes[cancellation.why]]);
    // Last, so that nobody is asked for a proof of what can't be done anyway.
    await requireProof({ ...desk, database }, session, 'CANCEL_ORDER', { orderId });
    const cancelled = notBefore(kept.state, { kind: 'cancelled', at: now.toISOString() });
    const sessionMark = session.cookieHash.slice(0, 8);
    await recordEvent(database, kept, cancelled, { actor: 'client', sessionMark });
    const { environment } = desk.configuration;
    if (kept.state.stage === 'held') await tellOfEnd(database, { ...heldOf(kept), now, environment }, 'cancelled');
    else await mailCancellation({ database, environment }, { kept, language: wanted.language, sentAt: now });
    return { keep: { orderId, cancelledAt: cancelled.at } };
  });
}

/** Cancels an order that waits for the firm, once; its client is told by every way on file. */
export function cancelHeldOrder(desk: Omit<Desk, 'region'>, orderId: string): Promise<void> {
  return desk.database.transaction(async (database) => {
    const own = eq(orders.id, orderId);
    await database.select({ id: orders.id }).from(orders).where(own).for('update');
    const [kept] = await keptOrders(database, own);
    const now = desk.clock.now();
    if (kept?.state.stage !== 'held' || (kept.state.heldUntil ?? '') <= now.toISOString())
      throw new Refusal(400, ['ORDER_UNKNOWN']);
    await recordEvent(database, kept, { kind: 'cancelled', at: now.toISOString() });
    const { environment } = desk.configuration;
    await tellOfEnd(database, { ...heldOf(kept), now, environment }, 'cancelled');
  });
}

const heldOf = ({ row: { clientId } }: KeptOrder) => ({ clientId, waiting: { kind: 'redemption', count: 1 } }) as const;

/** A client's own order, which nobody else touches until the transaction ends; the desk waits for it too. */
async function lockedOrder(database: Database, { clientId, orderId }: WantedCancellation): Promise<KeptOrder> {
  const own = and(eq(orders.id, orderId), eq(orders.clientId, clientId));
  await database.select({ id: orders.id }).from(orders).where(own).for('update');
  const [kept] = await keptOrders(database, own);
  if (!kept) throw new Refusal(400, ['ORDER_UNKNOWN']);
  return kept;
}
