import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tourSteps } from '../../../ui/screens/portfolio/tour/tour-steps';
import { placeCard, scrollTo } from '../../../ui/screens/portfolio/tour/tour-target';
import { TourViewModel } from '../../../ui/screens/portfolio/tour/tour-view-model';

class Memory {
  taken = 0;
  remember = (taken: number): void => {
    this.taken = taken;
  };
}

describe('the tour', () => {
  it('[PORT-10, OPEN-26] the tour has exactly these fifteen steps in this order', () => {
    expect(tourSteps).toEqual([
      'summary',
      'total-value',
      'profit',
      'pie',
      'breakdown',
      'account-filter',
      'payment-filter',
      'currency-view',
      'sort',
      'layout',
      'holding-row',
      'action-bar',
      'excel',
      'tier-points',
      'help',
    ]);
  });

  it('[PORT-09, PORT-10] welcomes first, then goes from step to step and back, and is over after the last', () => {
    const tour = new TourViewModel(new Memory());
    expect([tour.phase, tour.resumesAt]).toEqual(['welcome', undefined]);
    tour.start();
    tour.back();
    expect([tour.phase, tour.step, tour.number, tour.isFirst]).toEqual(['steps', 'summary', 1, true]);
    const seen = tourSteps.map(() => {
      const { step } = tour;
      tour.next();
      return step;
    });
    expect(seen).toEqual(tourSteps);
    expect(tour.phase).toBe('over');
  });

  it('[PORT-10, OPEN-26] the tour is resumed at the step that was left, and begins anew once it was finished', () => {
    const memory = new Memory();
    const left = new TourViewModel(memory);
    left.start();
    left.next();
    left.next();
    left.skip();
    expect(left.phase).toBe('over');
    const again = new TourViewModel(memory);
    expect(again.resumesAt).toBe(3);
    again.skip();
    expect(new TourViewModel(memory).resumesAt).toBe(3);
    const resumed = new TourViewModel(memory);
    resumed.resume();
    expect(resumed.step).toBe('profit');
    while (resumed.phase === 'steps') resumed.next();
    expect(new TourViewModel(memory).resumesAt).toBeUndefined();
  });

  it('[PORT-10] remembers the step of any walk, and never leaves its fifteen', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('next', 'back')), (walk) => {
        const memory = new Memory();
        const tour = new TourViewModel(memory);
        tour.start();
        for (const way of walk) if (tour.phase === 'steps') tour[way]();
        expect(tour.number).toBeGreaterThanOrEqual(1);
        expect(tour.number).toBeLessThanOrEqual(tourSteps.length);
        expect(memory.taken).toBe(tour.phase === 'over' ? tourSteps.length : tour.number - 1);
      }),
    );
  });
});

describe('the card of a step', () => {
  const size = (least: number, most: number) =>
    fc.record({ width: fc.integer({ min: least, max: most }), height: fc.integer({ min: least, max: most }) });

  it('[PORT-10] the card of a step is always in the window, and beside its part where that leaves room', () => {
    const part = fc.record({ top: fc.integer(), left: fc.integer({ min: 0, max: 900 }) });
    fc.assert(
      fc.property(size(320, 1600), size(100, 290), part, size(1, 900), (screen, card, place, measure) => {
        const scrolled = place.top - scrollTo({ ...place, ...measure }, card, screen);
        expect(scrolled).toBeGreaterThanOrEqual(0);
        expect(scrolled).toBeLessThan(screen.height);
        const { top, left } = placeCard({ ...place, ...measure, top: scrolled }, card, screen);
        expect(left).toBeGreaterThanOrEqual(12);
        expect(left + card.width).toBeLessThanOrEqual(screen.width);
        expect(top).toBeGreaterThanOrEqual(12);
        expect(top + card.height).toBeLessThanOrEqual(screen.height);
        const fits = measure.height + card.height + 3 * 12 < screen.height;
        if (fits) expect(top).toBeGreaterThanOrEqual(scrolled + measure.height);
      }),
    );
  });
});
