import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import { orderFromEvents } from '../../../domain/trading/dealing/order-state';
import { contractNoteDate, hasContractNote, isDealt } from '../../../domain/trading/records/contract-note';
import { knownOrder, orderLives } from '../../arbitraries/order-life';
import { decimal } from '../../builders/decimal';
import { unitsQuantity } from '../../../domain/trading/orders/order';

const deal = { price: decimal('10'), units: decimal('5'), cost: decimal('50'), amount: decimal('50') };
const accepted = [
  { kind: 'received', at: '2026-03-04T02:00:00Z' },
  { kind: 'accepted', at: '2026-03-04T08:00:00Z', dealingDate: '2026-03-04' },
] as const;
const priced = { kind: 'priced', at: '2026-03-04T16:00:00Z', deal } as const;
const redemption = {
  ...({ kind: 'redemption', currency: 'TWD', cutOff: 'onshore' } as const),
  quantity: unitsQuantity(decimal('5')),
  feePercent: decimal('0'),
};
const switching = {
  kind: 'switch',
  currency: 'TWD',
  cutOff: 'offshore',
  quantity: unitsQuantity(decimal('5')),
} as const;

describe('the contract note of an order', () => {
  it('[ORDQ-10, ORDQ-12, ORDQ-13, CONST-20] the contract note of an order is there from the deal on, for a year', () => {
    const before = knownOrder(orderFromEvents(redemption, accepted));
    expect(hasContractNote(before, '2026-03-04')).toBe(false);
    const dealt = knownOrder(orderFromEvents(redemption, [...accepted, priced]));
    expect(hasContractNote(dealt, '2026-03-05')).toBe(true);
    expect(hasContractNote(dealt, '2027-03-04')).toBe(true);
    expect(hasContractNote(dealt, '2027-03-05')).toBe(false);
  });

  it('[ORDQ-10] the contract note of an order of a switch is there once both sides are dealt, and bears the date of the second', () => {
    const out = knownOrder(orderFromEvents(switching, [...accepted, priced]));
    expect(isDealt(out)).toBe(false);
    const invested = { kind: 'invested', at: '2026-03-05T16:00:00Z', dealingDate: '2026-03-05', deal } as const;
    const both = knownOrder(orderFromEvents(switching, [...accepted, priced, invested]));
    expect(isDealt(both)).toBe(true);
    expect(contractNoteDate(both)).toBe('2026-03-05');
  });

  it('[ORDQ-10, ORDQ-12] law: there is one exactly of what was dealt, and it never comes back once its year is over', () => {
    fc.assert(
      fc.property(orderLives, ({ order, events }) => {
        const state = knownOrder(orderFromEvents(order, events));
        const date = contractNoteDate(state);
        expect(hasContractNote(state, date)).toBe(isDealt(state));
        expect(hasContractNote(state, addDays(date, 400))).toBe(false);
        if (isDealt(state)) expect(date >= String(state.dealingDate)).toBe(true);
      }),
    );
  });
});
