import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InFlightStore } from '../../../ui/stores/in-flight-store';
import { TestClock } from '../../builders/test-clock';

describe('the loading counter', () => {
  it('[SHELL-05, SHELL-06] rises with each tracked call and falls with each answer', () => {
    const store = new InFlightStore(new TestClock());
    store.begin();
    store.begin();
    expect(store.count).toBe(2);
    store.end();
    expect(store.count).toBe(1);
  });

  it('[SHELL-07] stays at zero when an answer comes too often', () => {
    const store = new InFlightStore(new TestClock());
    store.end();
    expect(store.count).toBe(0);
  });

  it('[SHELL-04, OPEN-91] shows the modal only after 150 ms, and then for at least 300 ms', () => {
    const clock = new TestClock();
    const store = new InFlightStore(clock);
    store.begin();
    clock.advance(149);
    expect(store.visible).toBe(false);
    clock.advance(1);
    expect(store.visible).toBe(true);
    store.end();
    clock.advance(299);
    expect(store.visible).toBe(true);
    clock.advance(1);
    expect(store.visible).toBe(false);
  });

  it('[OPEN-91] never flashes for a call that is answered at once', () => {
    const clock = new TestClock();
    const store = new InFlightStore(clock);
    store.begin();
    clock.advance(100);
    store.end();
    clock.advance(1000);
    expect(store.visible).toBe(false);
  });

  it('[SHELL-07, OPEN-91] ends at zero and hidden after any history of balanced calls', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ begins: fc.boolean(), pause: fc.nat(500) })), (history) => {
        const clock = new TestClock();
        const store = new InFlightStore(clock);
        let open = 0;
        for (const { begins, pause } of history) {
          if (begins) store.begin();
          else store.end();
          open = Math.max(0, open + (begins ? 1 : -1));
          expect(store.count).toBe(open);
          clock.advance(pause);
        }
        for (; open > 0; open -= 1) store.end();
        clock.advance(1000);
        expect({ count: store.count, visible: store.visible }).toEqual({ count: 0, visible: false });
      }),
    );
  });
});
