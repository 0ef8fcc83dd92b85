import type { FastifyBaseLogger } from 'fastify';
import { tellOfWork } from './work-channel';

/** A job that a process repeats: its name in the log, and how often it runs, in milliseconds. */
export type RepeatedJob = {
  readonly name: string;
  readonly every: number;
  readonly logger: Pick<FastifyBaseLogger, 'error'>;
  /** One round; it ends between two of its items once the job is being stopped. */
  readonly work: (stopping: AbortSignal) => Promise<void>;
};

/** Stops a job; done once the round that is under way has ended. */
export type StopJob = () => Promise<void>;

/** A job whose first round has begun: when that ends, well or not, and how to stop. */
export type StartedJob = { readonly first: Promise<void>; readonly stop: StopJob };

/**
 * Does a job at every interval, and never two rounds at once; says how to stop. A round that fails is logged, and the
 * next one may do better: a database that was away is back.
 */
export function repeatJob(job: RepeatedJob): StopJob {
  return repeat(job).stop;
}

/** Does a job now, and at every interval from now on. A first round that fails or takes long keeps no process from serving. */
export function startJob(job: RepeatedJob): StartedJob {
  const { begin, stop } = repeat(job);
  return { first: begin(), stop };
}

function repeat({ name, every, logger, work }: RepeatedJob) {
  const stopping = new AbortController();
  let round: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    round ??= tellOfWork(name, () => work(stopping.signal))
      .catch((problem: unknown) => logger.error({ err: problem }, `${name} failed, and is done again at its next time`))
      .finally(() => {
        round = undefined;
      });
    return round;
  };
  const timer = setInterval(() => void begin(), every).unref();
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    stopping.abort();
    await round;
  };
  return { begin, stop };
}
