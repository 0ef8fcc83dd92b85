import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withRetries } from '../../adapters/http/retries';
import type { TransportAnswer } from '../../adapters/http/transport';
import { Clock } from '../../application/ports/clock';

/** A clock on which whatever is waited for is over at once, and which knows how long that was. */
class WaitedClock extends Clock {
  readonly waits: number[] = [];
  private time = 0;

  now(): number {
    return this.time;
  }

  after(milliseconds: number, call: () => void): () => void {
    this.waits.push(milliseconds);
    this.time += milliseconds;
    call();
    return () => undefined;
  }
}

const busy = (retryAfter?: string): TransportAnswer => ({
  kind: 'answered',
  status: 503,
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  body: '',
});

async function waitsFor(answer: TransportAnswer, random: number): Promise<readonly number[]> {
  const clock = new WaitedClock();
  await withRetries(() => Promise.resolve(answer), { clock, random: () => random, abandoned: () => false });
  return clock.waits;
}

test('[R8] a server that is busy is asked again after the time that it states, once within 8 seconds', async () => {
  expect([await waitsFor(busy('5'), 0), await waitsFor(busy('3'), 0), await waitsFor(busy('60'), 0)]).toEqual([
    [5_000],
    [3_000, 3_000],
    [],
  ]);
});

test('[R8] a server that states no number of seconds is asked again after the usual pauses', async () => {
  for (const stated of [undefined, '', '0', '-5', '1.5', 'soon', 'Fri, 13 Nov 2026 06:00:00 GMT'])
    expect([stated, await waitsFor(busy(stated), 0.5)]).toEqual([stated, [400, 1_600]]);
  expect(await waitsFor({ kind: 'no-answer', reason: 'timeout' }, 0.5)).toEqual([400, 1_600]);
});

test('[R8] no client is ever back before a busy server wants it, and those that it sent away are back over a quarter more', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (seconds, random) => {
        const [first = Infinity] = await waitsFor(busy(String(seconds)), random);
        expect(first).toBeGreaterThanOrEqual(seconds * 1_000);
        expect(first).toBeLessThanOrEqual(seconds * 1_250);
      },
    ),
  );
  expect(new Set([await waitsFor(busy('4'), 0), await waitsFor(busy('4'), 1)].map(([first]) => first)).size).toBe(2);
});
