import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextOrderStep } from '../../../domain/trading/dealing/next-order-step';
import { orderDueFrom } from '../../../domain/trading/dealing/order-due-from';
import { orderFromEvents } from '../../../domain/trading/dealing/order-state';
import { arbitraryCalendars } from '../../arbitraries/calendar';
import { knownOrder, orderLives } from '../../arbitraries/order-life';

describe('the first instant at which the next step of an order can be due', () => {
  test('[TRADE-91] no calendar brings a step of an order before the instant from which it is looked at', () => {
    fc.assert(
      fc.property(orderLives, arbitraryCalendars, fc.nat(), ({ order, events }, calendar, seen) => {
        const state = knownOrder(orderFromEvents(order, events.slice(0, 1 + (seen % events.length))));
        const step = nextOrderStep(state, calendar);
        if (step === undefined) return;
        expect(Date.parse(orderDueFrom(state) ?? '')).toBeLessThanOrEqual(Date.parse(step.dueAt));
      }),
    );
  });

  test('[TRADE-91] no step comes by itself when an order is finished, and none is awaited', () => {
    fc.assert(
      fc.property(orderLives, ({ order, events }) => {
        expect(orderDueFrom(knownOrder(orderFromEvents(order, events)))).toBeUndefined();
      }),
    );
  });
});
