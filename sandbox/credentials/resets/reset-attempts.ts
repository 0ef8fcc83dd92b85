import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { isResetOpen, resetLifetime } from '../../../domain/credentials/reset/reset-attempt';
import { ownResetErrorCodes } from '../../../domain/credentials/reset/own-reset-error-codes';
import { defaultResetStep, nextResetStep, type ResetStep } from '../../../domain/credentials/reset/reset-step';
import type { ResetType } from '../../../domain/credentials/reset/reset-type';
import { digest, freshToken } from '../../context/tokens';
import type { Database } from '../../database/database';
import { removePart } from '../../database/in-parts';
import { type ClientRow, clients } from '../../database/schema/clients';
import { resetAttempts } from '../../database/schema/credentials';
import { ApiError } from '../../wire/api-error';

/** A reset under way, and whose it is. */
export type ResetAttempt = { readonly row: typeof resetAttempts.$inferSelect; readonly client: ClientRow };

/** The refusal of a step that there is no reset for, or not any more: it begins anew [RESET-13, RESET-16]. */
export const resetOver = (): ApiError => new ApiError(409, [ownResetErrorCodes.over]);

/** The reset of a browser, unless its time is over. */
export async function findAttempt(
  database: Database,
  token: string | undefined,
  now: Date,
): Promise<ResetAttempt | undefined> {
  const [found] = await database
    .select({ row: resetAttempts, client: clients })
    .from(resetAttempts)
    .innerJoin(clients, eq(clients.id, resetAttempts.clientId))
    .where(eq(resetAttempts.tokenHash, digest(token ?? '')));
  return found && isResetOpen(found.row.startedAt.toISOString(), now.toISOString()) ? found : undefined;
}

/** The same where the reset must have come to a step; no step can be left out, and none be taken twice [RESET-13]. */
export async function requireAttempt(
  database: Database,
  token: string | undefined,
  { step, now }: { readonly step: ResetStep; readonly now: Date },
): Promise<ResetAttempt> {
  const found = await findAttempt(database, token, now);
  if (found?.row.step !== step) throw resetOver();
  return found;
}

/** Takes hold of a reset until the transaction ends; undefined when it has gone on, ended, or been replaced meanwhile. */
export async function lockAttempt(
  transaction: Database,
  { row }: ResetAttempt,
): Promise<ResetAttempt['row'] | undefined> {
  const [held] = await transaction
    .update(resetAttempts)
    .set({ step: sql`${resetAttempts.step}` })
    .where(and(eq(resetAttempts.tokenHash, row.tokenHash), eq(resetAttempts.step, row.step)))
    .returning();
  return held;
}

/** Begins a reset whose data were proved; the browser's former one ends. */
export async function beginAttempt(
  transaction: Database,
  { clientId, type, over, now }: { clientId: string; type: ResetType; over: string | undefined; now: Date },
): Promise<string> {
  await transaction.delete(resetAttempts).where(eq(resetAttempts.tokenHash, digest(over ?? '')));
  const token = freshToken();
  const step = nextResetStep(defaultResetStep);
  await transaction.insert(resetAttempts).values({ tokenHash: digest(token), clientId, type, step, startedAt: now });
  return token;
}

/** Goes on to the new details under a new token: whoever put the old one into this browser is left behind. */
export async function verifyAttempt(transaction: Database, tokenHash: string): Promise<string> {
  const token = freshToken();
  await transaction
    .update(resetAttempts)
    .set({ tokenHash: digest(token), step: nextResetStep('1'), codeHash: null, codeSentAt: null, codeMessageId: null })
    .where(eq(resetAttempts.tokenHash, tokenHash));
  return token;
}

/** Marks a reset as done, and ends every other one of its client. */
export async function finishAttempt(transaction: Database, row: ResetAttempt['row']): Promise<void> {
  await transaction
    .update(resetAttempts)
    .set({ step: nextResetStep('2') })
    .where(eq(resetAttempts.tokenHash, row.tokenHash));
  await transaction
    .delete(resetAttempts)
    .where(and(eq(resetAttempts.clientId, row.clientId), ne(resetAttempts.tokenHash, row.tokenHash)));
}

/** Ends all resets of a client that aren't done. */
export async function endAttempts(transaction: Database, clientId: string): Promise<void> {
  await transaction
    .delete(resetAttempts)
    .where(and(eq(resetAttempts.clientId, clientId), ne(resetAttempts.step, '999')));
}

/** Sweeps out some of the resets whose time is over; returns how many. By itself, outside any transaction, so that it never holds what another waits for. */
export function sweepAttempts(database: Database, now: Date): Promise<number> {
  return removePart(database, resetAttempts, lt(resetAttempts.startedAt, new Date(now.getTime() - resetLifetime)));
}
