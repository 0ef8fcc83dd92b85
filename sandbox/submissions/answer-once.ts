import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { CallName } from '../../adapters/rest/contract/call-catalogue';
import { commitDeadline } from '../../domain/submissions/commit-deadline';
import type { IdempotencyKey } from '../../domain/submissions/idempotency-key';
import { submissionRefusals } from '../../domain/submissions/submission-refusal';
import type { ServerClock } from '../context/clock';
import type { Database } from '../database/database';
import { submissions } from '../database/schema/submissions';
import { Refusal } from '../wire/refusal';

/** Who sent what under which key. */
export type Submission = {
  readonly clientId: string;
  readonly call: CallName;
  readonly key: IdempotencyKey;
  /** All of it that counts. */
  readonly content: string | Uint8Array;
};

/** What came of carrying it out: an answer to be given again, or one that leaves the key unused. */
type Outcome<Kept, Left> = { readonly keep: Kept } | { readonly leave: Left };

/**
 * Carries out what is sent under a key once, in one transaction with the key: the same again gets the stored answer,
 * something else 422, and while another request under the key is at work 409. What is refused leaves the key unused, and
 * what isn't done within the deadline is undone [API-89, API-90].
 */
export async function answerOnce<Kept extends object, Left = never>(
  { database, clock }: { readonly database: Database; readonly clock: ServerClock },
  { submission, stored }: { readonly submission: Submission; readonly stored: z.ZodMiniType<Kept> },
  work: (transaction: Database) => Promise<Outcome<Kept, Left>>,
): Promise<Kept | Left> {
  const { clientId, call, key } = submission;
  const deadline = performance.now() + commitDeadline;
  return database.transaction(async (transaction) => {
    await lockKey(transaction, submission);
    const sha256 = sha256Of(submission);
    const [claimed] = await transaction
      .insert(submissions)
      .values({ clientId, call, key, sha256, receivedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ key: submissions.key });
    const known = claimed ? undefined : await storedAnswer(transaction, { submission, stored });
    if (known) return known;
    const outcome = await work(transaction);
    const own = isOf(submission);
    if ('keep' in outcome) await transaction.update(submissions).set({ answer: outcome.keep }).where(own);
    else await transaction.delete(submissions).where(own);
    if (performance.now() > deadline) throw new Refusal(503, ['BUSY'], 5);
    return 'keep' in outcome ? outcome.keep : outcome.leave;
  });
}

/** What was answered under the key before; undefined for an unused one. */
export async function storedAnswer<Kept extends object>(
  database: Database,
  { submission, stored }: { readonly submission: Submission; readonly stored: z.ZodMiniType<Kept> },
): Promise<Kept | undefined> {
  const [known] = await database.select().from(submissions).where(isOf(submission));
  if (known === undefined) return undefined;
  if (known.sha256 !== sha256Of(submission)) throw new Refusal(422, [submissionRefusals.keyReused]);
  return stored.parse(known.answer);
}

/** Without waiting: who comes second is told so at once, over all processes. */
async function lockKey(transaction: Database, { clientId, call, key }: Submission): Promise<void> {
  const name = JSON.stringify([clientId, call, key]);
  const [attempt] = await transaction
    .select({ free: sql<boolean>`free` })
    .from(sql`pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`);
  if (attempt?.free !== true) throw new Refusal(409, [submissionRefusals.inFlight]);
}

const isOf = ({ clientId, call, key }: Submission) =>
  and(eq(submissions.clientId, clientId), eq(submissions.call, call), eq(submissions.key, key));

const sha256Of = ({ content }: Submission): string => createHash('sha256').update(content).digest('hex');
