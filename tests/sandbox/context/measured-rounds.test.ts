import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatJob } from '../../../sandbox/context/repeated-job';
import { measureRounds } from '../../../sandbox/server/measure-rounds';
import { createMetrics } from '../../../sandbox/server/operation-routes';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[R19, R23] the rounds of a job that fail are counted by its name, those that end well are not', async () => {
  const metrics = createMetrics();
  const stopMeasuring = measureRounds(metrics);
  const outcomes = [true, false, false];
  const stop = repeatJob({
    name: 'the order desk',
    every: 1_000,
    logger: { error: () => undefined },
    work: () => (outcomes.shift() === true ? Promise.resolve() : Promise.reject(new Error('away'))),
  });
  for (let round = outcomes.length; round > 0; round -= 1) {
    vi.advanceTimersByTime(1_000);
    await setImmediate();
  }
  await stop();
  stopMeasuring();
  expect(await metrics.metrics()).toMatch(/^portal_rounds_failed_total\{round="the order desk"\} 2$/m);
});
