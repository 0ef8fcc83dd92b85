import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { ServiceStops } from '../../../application/ports/notices/service-stops';
import { err, ok } from '../../../domain/kernel/result';
import type { ServiceStop } from '../../../domain/notices/service-stop';
import { StopsStore } from '../../../ui/stores/stops-store';
import { TestClock } from '../../builders/test-clock';
import { settled } from '../../builders/settled';

const noPurchases: ServiceStop = { scope: { kind: 'orders', of: 'buy' }, text: 'No purchases today.' };
const noLogins: ServiceStop = { scope: { kind: 'sign-in' }, text: 'Nobody can log in.' };

class StatedStops extends ServiceStops {
  stops: readonly ServiceStop[] | undefined = [];
  asked = 0;

  async current(): AsyncResult<readonly ServiceStop[]> {
    this.asked += 1;
    return this.stops ? ok(this.stops) : err({ kind: 'no-answer', reason: 'offline' });
  }
}

function open() {
  const clock = new TestClock();
  const source = new StatedStops();
  return { clock, source, store: new StopsStore(source, clock) };
}

describe('the stops that a page knows of', () => {
  it('[MSG-04] include a new one within a minute, and no longer one that ended, whenever it was made', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 300 }), async (seconds) => {
        const { clock, source, store } = open();
        const leave = store.follow(() => true);
        clock.advance(seconds * 1000);
        await settled();
        source.stops = [noPurchases];
        clock.advance(60_000);
        await settled();
        expect(store.sentences('orders')).toEqual(['No purchases today.']);
        source.stops = [];
        clock.advance(60_000);
        await settled();
        expect(store.sentences('orders')).toEqual([]);
        leave();
      }),
      { numRuns: 20 },
    );
  });

  it('[MSG-04] no stop is asked for while nobody sees the page, nor after it is left', () => {
    const { clock, source, store } = open();
    let isVisible = false;
    const leave = store.follow(() => isVisible);
    clock.advance(600_000);
    expect(source.asked).toBe(0);
    isVisible = true;
    store.look();
    store.look();
    expect(source.asked).toBe(1);
    leave();
    clock.advance(600_000);
    expect(source.asked).toBe(1);
  });

  it('[OPEN-16] stay as they were when they can’t be asked for', async () => {
    const { clock, source, store } = open();
    source.stops = [noPurchases];
    await store.load();
    source.stops = undefined;
    clock.advance(60_000);
    await store.load();
    expect(store.sentences('orders')).toEqual(['No purchases today.']);
  });

  it('[MSG-04] each stop is told once, those of logins to visitors alone, and none without a sentence', async () => {
    const { source, store } = open();
    source.stops = [noLogins, noPurchases, noPurchases, { scope: { kind: 'all-orders' }, text: '' }];
    await store.load();
    expect(store.sentences('orders')).toEqual(['No purchases today.']);
    expect(store.sentences('everything')).toEqual(['Nobody can log in.', 'No purchases today.']);
  });
});
