import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { cancelledOrder } from '../../../contract/rest/records/order-events';
import { confirmationFor } from '../../../domain/credentials/confirmation';
import type { Language } from '../../../domain/language';
import { type IdempotencyKey, deriveKey } from '../../../domain/submissions/idempotency-key';
import { submissionErrorCodes } from '../../../domain/submissions/submission-error-codes';
import { nextOrderStep } from '../../../domain/trading/dealing/next-order-step';
import { cancellationErrorCodes, orderCancellation } from '../../../domain/trading/dealing/order-cancellation';
import { notBefore } from '../../../domain/trading/dealing/order-state';
import { orderStatus } from '../../../domain/trading/dealing/order-status';
import type { ServerClock } from '../../context/clock';
import type { Session } from '../../context/find-session';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { type EventProof, orders } from '../../database/schema/orders';
import { heldRedemptions } from '../books/held-redemptions';
import { notifyOfEnd } from '../../cooling-off/record-cooling-off';
import { secretOf, sessionEvidence } from '../../evidence/sent-evidence';
import { requireStepUp, requireStepUpAgain, type StepUpProof } from '../../re-authentication/require-step-up';
import { sessionMark } from '../../context/session-mark';
import { requireTradingPassword, missingSecretCode } from '../../sessions/trading-password';
import { runOnce } from '../../submissions/run-once';
import { ApiError } from '../../wire/api-error';
import { dealingCalendars } from '../../funds/dealing-calendar';
import { type StoredOrder, loadOrders } from '../books/stored-orders';
import { mailCancellation } from '../lists/mail-orders';
import { recordEvent } from '../books/record-event';

/** The books, the time, and the way in which the client is told of it. */
type Deps = Pick<ServerContext, 'region'> & {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly configuration: Pick<ServerContext['configuration'], 'contract' | 'environment'>;
};

/** The order that a client cancels, with the session and the language. */
export type CancellationInput = {
  readonly session: Pick<Session, 'id' | 'cookieHash' | 'clientId'>;
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
export async function cancelOrder(context: ServerContext, input: CancellationInput): Promise<Cancelled> {
  const { clientId, orderId, key, secret } = input;
  if (key !== deriveKey('cancel-order', orderId)) throw new ApiError(400, [submissionErrorCodes.keyInvalid]);
  if (confirmationFor(context.region, 'cancel-order') === 'transaction-secret') {
    if (secret === undefined) throw new ApiError(401, [missingSecretCode]);
    await requireTradingPassword(context, { clientId, password: secret });
  }
  return cancelOnce(context, input);
}

/** Cancels an order once, for a client whose trading password was asked for where the region does. */
export function cancelOnce(deps: Deps, input: CancellationInput): Promise<Cancelled> {
  const { clientId, orderId, key, session } = input;
  const submission = { clientId, call: 'cancelOrder' as const, key, content: orderId };
  const proveAgain = (database: Database) =>
    requireStepUpAgain({ ...deps, database }, session, 'CANCEL_ORDER', { orderId });
  return runOnce(deps, { submission, stored: cancelledOrder, proveAgain }, async (database) => {
    const stored = await lockOrder(database, input);
    const calendars = await dealingCalendars(database);
    const now = deps.clock.now();
    const next = nextOrderStep(stored.state, calendars(stored));
    const cancellation = orderCancellation({ status: orderStatus(stored.state.stage), next }, now.toISOString());
    if (cancellation.kind === 'refused') throw new ApiError(400, [cancellationErrorCodes[cancellation.why]]);
    // Last, so that nobody is asked for a proof of what can't be done anyway.
    const stepUp = await requireStepUp({ ...deps, database }, session, 'CANCEL_ORDER', { orderId });
    const proof = await cancellationProof({ ...deps, database }, session, stepUp);
    const cancelled = notBefore(stored.state, { kind: 'cancelled', at: now.toISOString() });
    await recordEvent(database, stored, cancelled, {
      actor: 'client',
      sessionMark: sessionMark(session),
      proof,
    });
    const { environment } = deps.configuration;
    if (stored.state.stage === 'held')
      await notifyOfEnd(database, { ...heldRedemptions([stored]), now, environment }, 'cancelled');
    else await mailCancellation({ database, environment }, { stored, language: input.language, sentAt: now });
    return { keep: { orderId, cancelledAt: cancelled.at } };
  });
}

/** Returns how a client confirmed a cancellation, and in which session on which device. */
async function cancellationProof(
  { region, database }: Pick<Deps, 'region' | 'database'>,
  session: CancellationInput['session'],
  stepUp: StepUpProof | undefined,
): Promise<EventProof> {
  const { signedInAt, ...evidence } = await sessionEvidence(database, session);
  const isBySecret = stepUp === undefined && confirmationFor(region, 'cancel-order') === 'transaction-secret';
  return {
    ...evidence,
    signedInAt: signedInAt?.toISOString() ?? null,
    secret: isBySecret ? secretOf(region) : null,
    stepUpProvider: stepUp?.provider ?? null,
    stepUpBy: stepUp?.provedBy ?? null,
    stepUpAt: stepUp?.provedAt?.toISOString() ?? null,
  };
}

/** Cancels for the firm an order that still waits, once, even if its time is over; its client is told by every way on file. */
export function cancelHeldOrder(deps: Omit<Deps, 'region'>, orderId: string): Promise<void> {
  return deps.database.transaction(async (database) => {
    const own = eq(orders.id, orderId);
    await database.select({ id: orders.id }).from(orders).where(own).for('update');
    const [stored] = await loadOrders(database, own);
    const now = deps.clock.now();
    if (stored?.state.stage !== 'held') throw new ApiError(400, ['ORDER_UNKNOWN']);
    await recordEvent(database, stored, { kind: 'cancelled', at: now.toISOString() });
    const { environment } = deps.configuration;
    await notifyOfEnd(database, { ...heldRedemptions([stored]), now, environment }, 'cancelled');
  });
}

/** A client's own order, which nobody else touches until the transaction ends; the desk waits for it too. */
async function lockOrder(database: Database, { clientId, orderId }: CancellationInput): Promise<StoredOrder> {
  const own = and(eq(orders.id, orderId), eq(orders.clientId, clientId));
  await database.select({ id: orders.id }).from(orders).where(own).for('update');
  const [stored] = await loadOrders(database, own);
  if (!stored) throw new ApiError(400, ['ORDER_UNKNOWN']);
  return stored;
}
