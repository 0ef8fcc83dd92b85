import { Counter, type Registry } from 'prom-client';
import { type Work, workChannel } from '../context/work-channel';

const failedName = 'portal_rounds_failed_total';

/** Declares the metric of the rounds that failed. */
export function declareRounds(metrics: Registry): void {
  new Counter({
    name: failedName,
    help: 'Rounds of jobs of this process that failed and were left to their next time, by job',
    labelNames: ['round'],
    registers: [metrics],
  });
}

/** Counts the rounds of jobs that fail from now on; says how to stop. */
export function measureRounds(metrics: Registry): () => void {
  const failed = metrics.getSingleMetric(failedName);
  const nothing = (): undefined => undefined;
  const subscribers = {
    start: nothing,
    end: nothing,
    asyncStart: nothing,
    asyncEnd: nothing,
    error: ({ name }: Work) => {
      if (failed instanceof Counter) failed.inc({ round: name });
    },
  };
  workChannel.subscribe(subscribers);
  return () => void workChannel.unsubscribe(subscribers);
}
