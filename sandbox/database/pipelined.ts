import pg from 'pg';

/** Says of a statement only that another one of its transaction has failed before. */
const afterFailure = '25P02';

/**
 * Waits for work of which no statement needs another's answer, so that they go to the database together. It fails with what
 * failed first, but only once all of it has ended: nothing is sent after the end of the transaction that the failure ends.
 */
export async function pipelined<Work extends readonly unknown[] | []>(work: Work) {
  const outcomes = await Promise.allSettled(work);
  const problems = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [problemOf(outcome)] : []));
  if (problems.length > 0) throw problems.find((problem) => !isAfterFailure(problem)) ?? problems[0];
  return Promise.all(work);
}

const problemOf = ({ reason }: { readonly reason: unknown }): unknown => reason;

const isAfterFailure = (problem: unknown): boolean =>
  problem instanceof Error && problem.cause instanceof pg.DatabaseError && problem.cause.code === afterFailure;
