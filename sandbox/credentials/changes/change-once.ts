import type * as z from 'zod/mini';
import type { IssuedSession } from '../../context/send-session';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { runOnce, type Submission } from '../../submissions/run-once';
import { ApiError } from '../../wire/api-error';

/** The outcome of a change, and the session under its new names, unless it was carried out before. */
export type ChangedOnce<Answer> = { readonly answer: Answer; readonly session: IssuedSession | undefined };

/** A change under a key, in the steps that it takes. */
export type ChangeSteps<Answer> = {
  readonly submission: Submission;
  readonly stored: z.ZodMiniType<Answer>;
  /** Why it isn't carried out, if it isn't. */
  readonly validate: (transaction: Database) => Promise<ApiError | undefined>;
  /** The same of who sends it again: the proof of the first time, counted like any other try. */
  readonly proveAgain: (transaction: Database) => Promise<ApiError | undefined>;
  readonly carryOut: (transaction: Database) => Promise<IssuedSession>;
  readonly answer: (transaction: Database) => Promise<Answer>;
};

/** Changes what a client logs in or trades with once under a key, with the session under new names, all or nothing. */
export async function applyChangeOnce<Answer extends object>(
  context: ServerContext,
  { submission, stored, validate, proveAgain, carryOut, answer: answerOf }: ChangeSteps<Answer>,
): Promise<ChangedOnce<Answer>> {
  const carriedOut: { session?: IssuedSession } = {};
  const answer = await runOnce<Answer, ApiError>(context, { submission, stored, proveAgain }, async (transaction) => {
    const refusal = await validate(transaction);
    if (refusal !== undefined) return { leave: refusal };
    carriedOut.session = await carryOut(transaction);
    return { keep: await answerOf(transaction) };
  });
  if (answer instanceof ApiError) throw answer;
  return { answer, session: carriedOut.session };
}
