import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOrderStep } from '../../../domain/trading/dealing/next-order-step';
import { orderCancellation } from '../../../domain/trading/dealing/order-cancellation';
import { applyOrderEvent, orderFromEvents } from '../../../domain/trading/dealing/order-state';
import { orderStatus } from '../../../domain/trading/dealing/order-status';
import { recordKind } from '../../../domain/trading/records/record-kind';
import { isOpenRecord, recordStatuses } from '../../../domain/trading/records/record-status';
import { knownOrder, orderLives } from '../../arbitraries/order-life';

const accept = { step: 'accept', date: '2026-11-23', dueAt: '2026-11-23T16:00:00+08:00' } as const;
const price = { step: 'price', date: '2026-11-23', dueAt: '2026-11-24T00:00:00+08:00' } as const;

describe('cancelling an order', () => {
  it.each([
    ['RECEIVED', accept, '2026-11-23T07:59:59.999Z', { kind: 'allowed', until: accept.dueAt }],
    ['RECEIVED', accept, '2026-11-23T08:00:00Z', { kind: 'refused', why: 'cut-off-passed' }],
    ['ACCEPTED', price, '2026-11-23T09:00:00Z', { kind: 'refused', why: 'cut-off-passed' }],
    ['RECEIVED', undefined, '2026-11-23T07:00:00Z', { kind: 'refused', why: 'cut-off-passed' }],
    ['RECEIVED', { ...accept, dueAt: 'soon' }, '2026-11-23T07:00:00Z', { kind: 'refused', why: 'cut-off-passed' }],
    ['RECEIVED', accept, 'now', { kind: 'refused', why: 'cut-off-passed' }],
    ['CANCELLED', undefined, '2026-11-23T07:00:00Z', { kind: 'refused', why: 'cancelled' }],
    ['COMPLETED', undefined, '2026-11-23T07:00:00Z', { kind: 'refused', why: 'finished' }],
    ['REJECTED_OTHERS', undefined, '2026-11-23T07:00:00Z', { kind: 'refused', why: 'finished' }],
  ] as const)(
    '[ORDQ-06, TRADE-90, TRADE-112] of status %s, with %j next, is at %s %j',
    (status, next, now, expected) => {
      expect(orderCancellation({ status, next }, now)).toEqual(expected);
    },
  );

  it('[ORDQ-06] is allowed exactly where the order’s events let it follow and nothing else is due', () => {
    fc.assert(
      fc.property(orderLives, fc.nat(), ({ order, events }, pick) => {
        const state = knownOrder(orderFromEvents(order, events.slice(0, 1 + (pick % events.length))));
        const next = nextOrderStep(state, { holidays: new Set() });
        const allowed =
          orderCancellation({ status: orderStatus(state.stage), next }, state.changedAt).kind === 'allowed';
        const isDue = next !== undefined && Date.parse(next.dueAt) <= Date.parse(state.changedAt);
        const follows = applyOrderEvent(state, { kind: 'cancelled', at: state.changedAt }).ok;
        expect(allowed).toBe(follows && !isDue);
      }),
    );
  });
});

describe('a record', () => {
  it('[ENUM-01, ORDQ-06, ORDQ-08] is current while something is still to happen, also by a status that isn’t known', () => {
    expect(recordStatuses.filter(isOpenRecord)).toEqual([
      ...['ACCEPTED', 'APPROVED_PENDING_PAYMENT', 'CONFIRMED', 'IN_PROGRESS', 'RECEIVED'],
    ]);
    expect(isOpenRecord(undefined)).toBe(true);
  });

  it('[ENUM-35, ENUM-36, CONFLICT-35] of a type is a purchase, a sale, a switch or of a regular plan', () => {
    const kinds = (['B', 'A', 'R', 'S', 'SF', 'ST', 'AS', 'X', 'DX', undefined] as const).map(recordKind);
    expect(kinds).toEqual([
      ...['buy', 'buy', 'redemption', 'switch', 'switch', 'switch', 'switch', 'regular', 'regular', undefined],
    ]);
  });
});
