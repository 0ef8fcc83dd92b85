import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { CallName } from '../../contract/rest/call-catalogue';
import { commitDeadline } from '../../domain/submissions/commit-deadline';
import type { IdempotencyKey } from '../../domain/submissions/idempotency-key';
import { hasKeyEnded } from '../../domain/submissions/key-lifetime';
import { submissionErrorCodes } from '../../domain/submissions/submission-error-codes';
import type { ServerClock } from '../context/clock';
import type { Database } from '../database/database';
import { preparedStatement } from '../database/prepared-statement';
import { submissions } from '../database/schema/submissions';
import { ApiError } from '../wire/api-error';
import { holdAccount } from './hold-account';

/** The mutations that are carried out once. */
type MutationName = 'addVcaTransaction';

/** A submission: the client who sent it, the call, and the key. */
export type Submission = {
  readonly clientId: string;
  readonly call: CallName | MutationName;
  readonly key: IdempotencyKey;
  /** All of it that counts. */
  readonly content: string | Uint8Array;
};

/** The outcome of carrying it out: an answer to be given again, or one that leaves the key unused. */
type Outcome<Kept, Left> = { readonly keep: Kept } | { readonly leave: Left };

/** The submission that was sent before, if it was, and how its answer is read. */
type Stored<Kept> = { readonly submission: Submission; readonly stored: z.ZodMiniType<Kept> };

/** The submission, and the proof that sending it again needs first. */
type Sent<Kept, Left> = Stored<Kept> & {
  /**
   * Asks again for the proof that the first sending was carried out with, where nobody asked for it on the way here: throws
   * where it is missing, or returns what is answered instead and kept, such as a try that counted.
   */
  readonly proveAgain?: (transaction: Database) => Promise<NoInfer<Left> | undefined>;
};

/**
 * Carries out what is sent under a key once, in one transaction with the key: the same again gets the stored answer from
 * whoever gives the proof of the first time, something else 422, and while another request under the key is at work 409.
 * Nothing is carried out in an account that is frozen meanwhile.
 * What is refused leaves the key unused, and what isn't done within the deadline is undone. After a day the key has ended:
 * it answers nothing more, and nothing is carried out under it again [API-89, API-90].
 */
export async function runOnce<Kept extends object, Left = never>(
  { database, clock }: { readonly database: Database; readonly clock: Pick<ServerClock, 'now'> },
  { submission, stored, proveAgain }: Sent<Kept, Left>,
  work: (transaction: Database) => Promise<Outcome<Kept, Left>>,
): Promise<Kept | Left> {
  const { clientId, call, key } = submission;
  const deadline = performance.now() + commitDeadline;
  return database.transaction(async (transaction) => {
    // Before the key, which refers to the client: a freeze or an erasure holds the account, and waits for who wrote such a row.
    await holdAccount(transaction, clientId, 'submission');
    const isNew = await claimKey(transaction, submission, clock.now());
    const known = isNew ? undefined : await storedAnswer({ database: transaction, clock }, { submission, stored });
    if (known) return (await proveAgain?.(transaction)) ?? known;
    const outcome = await work(transaction);
    if ('keep' in outcome) await keepAnswer(transaction).execute({ clientId, call, key, answer: outcome.keep });
    else await transaction.delete(submissions).where(isOf(submission));
    if (performance.now() > deadline) throw new ApiError(503, ['BUSY'], 5);
    // Read as it will be when it is sent again, so that both answers are one text.
    return 'keep' in outcome ? stored.parse(outcome.keep) : outcome.leave;
  });
}

/**
 * Loads the answer under the key; undefined for an unused one. Refuses one that was used for something else, and one
 * that has ended.
 */
export async function storedAnswer<Kept extends object>(
  { database, clock }: { readonly database: Database; readonly clock: Pick<ServerClock, 'now'> },
  { submission, stored }: Stored<Kept>,
): Promise<Kept | undefined> {
  const [known] = await database.select().from(submissions).where(isOf(submission));
  if (known === undefined) return undefined;
  if (hasKeyEnded(known.receivedAt.toISOString(), clock.now().toISOString()))
    throw new ApiError(422, [submissionErrorCodes.keyEnded]);
  if (known.sha256 !== sha256Of(submission)) throw new ApiError(422, [submissionErrorCodes.keyReused]);
  return stored.parse(known.answer);
}

/** Writes a key down and says whether it was unused; without waiting: who comes second is told so at once, over all processes. */
async function claimKey(transaction: Database, submission: Submission, receivedAt: Date): Promise<boolean> {
  const { clientId, call, key } = submission;
  const [attempt] = await claim(transaction).execute({
    client_id: clientId,
    call,
    key,
    sha256: sha256Of(submission),
    received_at: receivedAt.toISOString(),
    lock: JSON.stringify([clientId, call, key]),
  });
  if (attempt?.isFree !== true) throw new ApiError(409, [submissionErrorCodes.inFlight]);
  return attempt.isNew;
}

/** The lock lasts until the transaction ends; in the same statement, since each costs a transaction a way to the database and back. */
const claim = preparedStatement((database) => {
  const of = (column: PgColumn) => sql`${sql.placeholder(column.name)}::${sql.raw(column.getSQLType())}`;
  const columns = [submissions.clientId, submissions.call, submissions.key, submissions.sha256, submissions.receivedAt];
  const names = columns.map(({ name }) => sql.identifier(name));
  const lock = sql`pg_try_advisory_xact_lock(hashtextextended(${sql.placeholder('lock')}, 0)) as is_free`;
  const attempt = database
    .$with('attempt', { isFree: sql<boolean>`is_free`.as('is_free') })
    .as(sql`select * from ${lock}`);
  const claimed = database
    .$with('claimed', { one: sql<number>`one`.as('one') })
    .as(
      sql`insert into ${submissions} (${sql.join(names, sql`, `)}) select ${sql.join(columns.map(of), sql`, `)} from ${attempt} where is_free on conflict do nothing returning 1 as one`,
    );
  return database
    .with(attempt, claimed)
    .select({ isFree: attempt.isFree, isNew: sql<boolean>`exists (select from ${claimed})` })
    .from(attempt)
    .prepare('claim_key');
});

const keepAnswer = preparedStatement((database) => {
  const clientId = sql.placeholder('clientId');
  const call = sql.placeholder('call');
  const key = sql.placeholder('key');
  return database
    .update(submissions)
    .set({ answer: sql`${sql.placeholder('answer')}` })
    .where(and(eq(submissions.clientId, clientId), eq(submissions.call, call), eq(submissions.key, key)))
    .prepare('keep_answer');
});

const isOf = ({ clientId, call, key }: Submission) =>
  and(eq(submissions.clientId, clientId), eq(submissions.call, call), eq(submissions.key, key));

const sha256Of = ({ content }: Submission): string => createHash('sha256').update(content).digest('hex');
