import { type RepeatedJob, startJob, type StopJob } from '../context/repeated-job';
import type { DocumentStore } from './document-store';

const seconds = 1_000;

/** Makes the bucket of a demonstration, as `migrate` does elsewhere: now, or as soon as the store is there; a store that is away stops nothing. Says how to stop. */
export async function startMakingBucket(
  documents: Pick<DocumentStore, 'prepare' | 'place'>,
  logger: RepeatedJob['logger'],
  every = 10 * seconds,
): Promise<StopJob> {
  const { first, stop } = startJob({
    name: `the making of ${documents.place}`,
    every,
    logger,
    work: async () => {
      await documents.prepare();
      // Once is enough; who stops it waits for the round that does, which therefore waits for nobody.
      void stop();
    },
  });
  await first;
  return stop;
}
