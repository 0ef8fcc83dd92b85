import type { FastifyBaseLogger } from 'fastify';

/** A job that a process repeats: its name in the log, and how often it runs, in milliseconds. */
export type RepeatedJob = {
  readonly name: string;
  readonly every: number;
  readonly logger: Pick<FastifyBaseLogger, 'error'>;
  readonly work: () => Promise<void>;
};

/**
 * Does a job at every interval, and never two rounds at once; says how to stop. A round that fails is logged, and the
 * next one may do better: a database that was away is back.
 */
export function repeatJob({ name, every, logger, work }: RepeatedJob): () => void {
  let isAtWork = false;
  const timer = setInterval(() => {
    if (isAtWork) return;
    isAtWork = true;
    work()
      .catch((problem: unknown) => logger.error({ err: problem }, `${name} failed, and is done again at its next time`))
      .finally(() => {
        isAtWork = false;
      });
  }, every).unref();
  return () => clearInterval(timer);
}
