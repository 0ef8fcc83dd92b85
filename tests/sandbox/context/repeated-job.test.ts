import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLogger } from '../../../sandbox/context/logging/logger';
import { repeatJob, startJob } from '../../../sandbox/context/repeated-job';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const second = 1000;

/** Waits until the promises of now are settled: no clock has to pass for it. */
const ended = () => setImmediate();

describe('a repeated job', () => {
  test('[R19] a repeated job is done at every interval until it is stopped', async () => {
    const { begun, stop } = aJob(() => Promise.resolve());
    for (let round = 1; round <= 3; round += 1) {
      vi.advanceTimersByTime(second);
      expect(begun()).toBe(round);
      await ended();
    }
    await stop();
    vi.advanceTimersByTime(10 * second);
    expect(begun()).toBe(3);
  });

  test('[R19] a repeated job is never done twice at once, however long it takes', async () => {
    const ends: (() => void)[] = [];
    const { begun } = aJob(() => new Promise((resolve) => ends.push(resolve)));
    vi.advanceTimersByTime(5 * second);
    expect(begun()).toBe(1);
    ends.pop()?.();
    await ended();
    vi.advanceTimersByTime(second);
    expect(begun()).toBe(2);
  });

  test('[R19] a repeated job that is stopped ends the round under way, and begins no other', async () => {
    const ends: (() => void)[] = [];
    const { begun, stop } = aJob(() => new Promise((resolve) => ends.push(resolve)));
    vi.advanceTimersByTime(second);
    let isStopped = false;
    const stopping = stop().then(() => {
      isStopped = true;
    });
    vi.advanceTimersByTime(10 * second);
    await ended();
    expect([begun(), isStopped]).toEqual([1, false]);
    ends.pop()?.();
    await stopping;
    expect([begun(), isStopped]).toEqual([1, true]);
  });

  test('[R19] a repeated job is logged by its name when it fails, without a number of a client, and done again', async () => {
    const { begun, lines } = aJob(() => Promise.reject(new Error('no answer about 51001230018901')));
    vi.advanceTimersByTime(second);
    await ended();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('counting failed, and is done again at its next time');
    expect(lines[0]).toContain('no answer about 51****01');
    vi.advanceTimersByTime(second);
    await ended();
    expect(lines).toHaveLength(2);
    expect(begun()).toBe(2);
  });

  test('[R19] a job that is started begins its first round at once, and one that fails is logged and done again', async () => {
    const outcomes = [Promise.reject(new Error('away')), Promise.resolve()];
    const { job, begun, lines } = counting(() => outcomes.shift() ?? Promise.resolve());
    const { first, stop } = startJob(job);
    expect(begun()).toBe(1);
    await first;
    expect(lines).toEqual([expect.stringContaining('counting failed, and is done again at its next time')]);
    vi.advanceTimersByTime(second);
    expect(begun()).toBe(2);
    await stop();
  });

  test('[R2, R19] a job that is stopped in its first round tells the round so, and waits for it', async () => {
    const ends: (() => void)[] = [];
    let told: AbortSignal | undefined;
    const { job } = counting((stopping) => {
      told = stopping;
      return new Promise((resolve) => ends.push(resolve));
    });
    const { stop } = startJob(job);
    let isStopped = false;
    const stopping = stop().then(() => {
      isStopped = true;
    });
    await ended();
    expect([told?.aborted, isStopped]).toEqual([true, false]);
    ends.pop()?.();
    await stopping;
  });
});

function aJob(work: () => Promise<void>) {
  const { job, ...counted } = counting(work);
  return { stop: repeatJob(job), ...counted };
}

function counting(work: (stopping: AbortSignal) => Promise<void>) {
  const lines: string[] = [];
  let rounds = 0;
  const job = {
    name: 'counting',
    every: second,
    logger: createLogger('warn', { write: (line) => lines.push(line) }),
    work: (stopping: AbortSignal) => {
      rounds += 1;
      return work(stopping);
    },
  };
  return { job, lines, begun: () => rounds };
}
