import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageUnitCost } from '../../../domain/holdings/figures/average-unit-cost';
import { type Decimal, scaled, subtract, toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { lotsLeft } from '../../../domain/holdings/unit-lots';
import { correctedDeal, type PriceCorrection } from '../../../domain/trading/dealing/correct-deal';
import { dealProceeds } from '../../../domain/trading/dealing/deal-fees';
import { dealOfSide } from '../../../domain/trading/dealing/deal-of-side';
import { buyUnits, dealOrder } from '../../../domain/trading/dealing/deal-order';
import { ledgerAccounts, orderBookings } from '../../../domain/trading/dealing/order-bookings';
import type { ReceivedOrder, OrderDeal, OrderEvent } from '../../../domain/trading/dealing/order-event';
import { applyOrderEvent, orderFromEvents, type OrderState } from '../../../domain/trading/dealing/order-state';
import { explainOrderEvent } from '../../../domain/trading/records/explain-order-event';
import { bookingsOf, knownOrder } from '../../arbitraries/order-life';
import { decimal } from '../../builders/decimal';
import { amountQuantity, unitsQuantity } from '../../../domain/trading/orders/order';

const common = { currency: 'TWD', cutOff: 'onshore' } as const;
const buy: ReceivedOrder = {
  ...common,
  kind: 'buy',
  quantity: amountQuantity(decimal('10000')),
  feePercent: decimal('1'),
};
const redemption = (feePercent = '0'): ReceivedOrder => ({
  ...common,
  kind: 'redemption',
  quantity: unitsQuantity(decimal('100')),
  feePercent: decimal(feePercent),
});
const switched: ReceivedOrder = { ...common, kind: 'switch', quantity: unitsQuantity(decimal('100')) };

const termsAt = (price: Decimal) => ({ price, fundCurrency: 'TWD', rates: () => undefined });
const dealAt = (order: ReceivedOrder, price: Decimal): OrderDeal => {
  const deal = dealOrder(order, termsAt(price));
  if (!deal.ok) throw new Error(deal.error);
  return deal.value;
};
const investedAt = (amount: Decimal, price: Decimal): OrderDeal => {
  const deal = buyUnits({ amount, currency: 'TWD' }, termsAt(price));
  if (!deal.ok) throw new Error(deal.error);
  return deal.value;
};

const at = (hour: number): string => new Date(Date.parse('2026-03-04T10:00:00+08:00') + hour * 3_600_000).toISOString();
const accepted: readonly OrderEvent[] = [
  { kind: 'received', at: at(0) },
  { kind: 'accepted', at: at(7), dealingDate: '2026-03-04' },
];
const priced = (order: ReceivedOrder, price: Decimal): OrderEvent => ({
  kind: 'priced',
  at: at(14),
  deal: dealAt(order, price),
});
const invested = (order: ReceivedOrder, price: Decimal, into: Decimal): OrderEvent => ({
  kind: 'invested',
  at: at(14),
  dealingDate: '2026-03-04',
  deal: investedAt(dealProceeds(order, dealAt(order, price)), into),
});
const settled: OrderEvent = { kind: 'settled', at: at(50) };
const corrected = (side: 'priced' | 'invested', deal: OrderDeal): OrderEvent => ({
  kind: 'corrected',
  at: at(60),
  side,
  deal,
});

const stateOf = (order: ReceivedOrder, events: readonly OrderEvent[]): OrderState =>
  knownOrder(orderFromEvents(order, events));

/** Adds up what all events of an order book. */
function booked(order: ReceivedOrder, events: readonly OrderEvent[]) {
  const all = bookingsOf(order, events);
  const of = (account: string) =>
    sum(all.flatMap(({ entries }) => entries.filter((entry) => entry.account === account)).map(({ amount }) => amount));
  return [sum(all.map(({ units }) => units)), ...ledgerAccounts.map(of)].map((figure) => Number(toText(figure)));
}

const price = fc.bigInt(100n, 100_000n).map((digits) => scaled(digits, 2));

describe('an order whose price was corrected', () => {
  it('[TRADE-91, R24] an order whose price was corrected has brought in all what it would have at the right price, whenever that was known', () => {
    const kinds = fc.constantFrom(buy, redemption(), redemption('1.5'));
    fc.assert(
      fc.property(kinds, price, price, fc.boolean(), (order, wrong, right, isSettled) => {
        const end = isSettled ? [settled] : [];
        const correction = corrected('priced', dealAt(order, right));
        const late = booked(order, [...accepted, priced(order, wrong), ...end, correction]);
        expect(late).toEqual(booked(order, [...accepted, priced(order, right), ...end]));
      }),
    );
  });

  it('[TRADE-91, TRADE-43, R24] a switch whose prices were corrected is corrected on both sides', () => {
    fc.assert(
      fc.property(price, price, price, price, (wrong, right, into, intoRight) => {
        const deal = dealAt(switched, right);
        const late = booked(switched, [
          ...accepted,
          priced(switched, wrong),
          invested(switched, wrong, into),
          settled,
          corrected('priced', deal),
          corrected('invested', investedAt(deal.amount, intoRight)),
        ]);
        const sides = [priced(switched, right), invested(switched, right, intoRight)];
        expect(late).toEqual(booked(switched, [...accepted, ...sides, settled]));
      }),
    );
  });

  it('[TRADE-91, TRADE-124] an order whose price was corrected while what it brought waits to be remitted, waits with all of it', () => {
    const order = redemption();
    const waiting: OrderEvent = { kind: 'waiting', at: at(50) };
    const correction = corrected('priced', dealAt(order, decimal('11')));
    const events = [...accepted, priced(order, decimal('10')), waiting, correction];
    expect(booked(order, events)).toEqual([-100, 0, 0, -1100, 0, 1100]);
    expect(stateOf(order, events).stage).toBe('waiting');
  });

  it('[TRADE-91, ENUM-01] stays where it is, and goes on from there', () => {
    const order = redemption();
    const before = [...accepted, priced(order, decimal('10'))];
    const correction = corrected('priced', dealAt(order, decimal('11')));
    const state = stateOf(order, [...before, { ...correction, at: at(20) }]);
    expect([state.stage, toText(state.deal?.price ?? decimal('0')), state.changedAt]).toEqual(['priced', '11', at(20)]);
    expect(applyOrderEvent(state, settled).ok).toBe(true);
  });

  it('[TRADE-91, ENUM-01] an order whose price was corrected is one that was dealt and not paid back, and comes to what was ordered', () => {
    const order = redemption();
    const right = corrected('priced', dealAt(order, decimal('11')));
    const refused = (events: readonly OrderEvent[], event: OrderEvent) =>
      !applyOrderEvent(stateOf(order, events), event).ok;
    const dealt = [...accepted, priced(order, decimal('10'))];
    expect(refused(accepted, right)).toBe(true);
    expect(refused(dealt, { ...right, at: at(1) })).toBe(true);
    expect(refused(dealt, corrected('invested', dealAt(order, decimal('11'))))).toBe(true);
    expect(refused(dealt, corrected('priced', { ...dealAt(order, decimal('11')), units: decimal('99') }))).toBe(true);
    expect(refused(dealt, corrected('priced', { ...dealAt(order, decimal('11')), amount: decimal('-1') }))).toBe(true);
    const intoFund = [...accepted, priced(switched, decimal('20')), invested(switched, decimal('20'), decimal('40'))];
    const nothing = { ...investedAt(decimal('2000'), decimal('41')), units: decimal('0') };
    expect(applyOrderEvent(stateOf(switched, intoFund), corrected('invested', nothing)).ok).toBe(false);
    const { deal: _, ...unpriced } = stateOf(order, dealt);
    expect(orderBookings(unpriced, right).entries).toEqual([]);
  });
});

describe('the correction of a deal', () => {
  const correction = (right: string, more: Partial<PriceCorrection> = {}): PriceCorrection => ({
    side: 'priced',
    terms: termsAt(decimal(right)),
    unitsLeft: decimal('1000'),
    mostPercent: decimal('5'),
    ...more,
  });
  const dealt = (order: ReceivedOrder, ...more: readonly OrderEvent[]) =>
    stateOf(order, [...accepted, priced(order, decimal('20')), ...more]);
  const told = (state: OrderState, of: PriceCorrection) => {
    const found = correctedDeal(state, of);
    return found.ok ? found.value && toText(found.value.price) : found.error;
  };

  it('[TRADE-91] the correction of a deal is nothing where nothing was dealt, or it is the same price', () => {
    expect(told(stateOf(buy, accepted), correction('21'))).toBeUndefined();
    expect(told(dealt(buy), correction('20.00'))).toBeUndefined();
    expect(told(dealt(buy), correction('21', { side: 'invested' }))).toBeUndefined();
  });

  it('[TRADE-91] the correction of a deal is a person’s to decide beyond the share of the price that is set, up as well as down', () => {
    expect(['21', '21.01', '19', '18.99'].map((right) => told(dealt(buy), correction(right)))).toEqual([
      '21',
      'too-far',
      '19',
      'too-far',
    ]);
    const worthless = { ...dealt(buy), deal: { ...dealAt(buy, decimal('20')), price: decimal('0') } };
    expect(told(worthless, correction('20'))).toBe('too-far');
  });

  it('[TRADE-91] the correction of a deal is a person’s where units would be taken that the client no longer holds', () => {
    // 500 units become 490.1960: 9.8040 are to go.
    expect(told(dealt(buy), correction('20.4', { unitsLeft: decimal('9.804') }))).toBe('20.4');
    expect(told(dealt(buy), correction('20.4', { unitsLeft: decimal('9.8039') }))).toBe('units-gone');
    expect(told(dealt(buy), correction('19.6', { unitsLeft: decimal('0') }))).toBe('19.6');
  });

  it('[TRADE-91, TRADE-120] the correction of a deal is a person’s where money that was paid would have to come back', () => {
    const order = redemption();
    expect(told(dealt(order), correction('19.5'))).toBe('19.5');
    expect(told(dealt(order, settled), correction('19.5'))).toBe('paid-already');
    expect(told(dealt(order, settled), correction('20.5'))).toBe('20.5');
  });

  it('[TRADE-91, TRADE-126] the correction of a deal is a person’s where nobody can say what it comes to', () => {
    const order = redemption();
    const withFee = { ...dealt(order), deal: { ...dealAt(order, decimal('20')), shortTermFee: decimal('3') } };
    expect(told(withFee, correction('20.5'))).toBe('not-known');
    const foreign = { ...termsAt(decimal('20.5')), fundCurrency: 'USD' };
    expect(told(dealt(order), correction('20.5', { terms: foreign }))).toBe('not-known');
  });

  it('[TRADE-91, TRADE-43] the correction of a deal of the other side of a switch follows from what the first brings, at whichever price', () => {
    const state = dealt(switched, invested(switched, decimal('20'), decimal('40')));
    const first = correctedDeal(state, correction('21'));
    const deal = first.ok ? first.value : undefined;
    expect(deal && toText(deal.amount)).toBe('2100');
    const next = knownOrder(applyOrderEvent(state, corrected('priced', deal ?? dealAt(switched, decimal('20')))));
    const other = correctedDeal(next, correction('40', { side: 'invested' }));
    const bought = other.ok ? other.value : undefined;
    expect(bought && toText(bought.units)).toBe('52.5000');
    const last = knownOrder(
      applyOrderEvent(next, corrected('invested', bought ?? investedAt(decimal('1'), decimal('1')))),
    );
    expect([last.stage, last.investment?.deal]).toEqual(['invested', bought]);
  });
});

describe('a correction in a holding', () => {
  it('[HOLD-17] keeps what the units cost in all, whichever way they went', () => {
    const units = fc.bigInt(1n, 1_000_000n).map((digits) => scaled(digits, 4));
    fc.assert(
      fc.property(units, units, fc.bigInt(1n, 1_000_000n), (wrong, right, cost) => {
        const bought = { kind: 'buy', units: wrong, cost: scaled(cost) } as const;
        const difference = { kind: 'correction', units: subtract(right, wrong), cost: scaled(0n) } as const;
        const atOnce = averageUnitCost([{ ...bought, units: right }]);
        expect(averageUnitCost([bought, difference])).toEqual(atOnce);
      }),
    );
  });

  it('[TRADE-111, TRADE-126] takes units of the latest lot back, and never more than there are', () => {
    const lot = (kind: 'buy' | 'sell' | 'correction', date: string, units: string) => ({
      kind,
      date,
      feeType: 'front-end' as const,
      units: decimal(units),
    });
    const left = (...moved: readonly ReturnType<typeof lot>[]) =>
      lotsLeft(moved).map(({ date, units }) => `${date} ${toText(units)}`);
    const two = [lot('buy', '2026-01-05', '10'), lot('buy', '2026-03-04', '5')] as const;
    expect(left(...two, lot('correction', '2026-03-06', '-2'))).toEqual(['2026-01-05 10', '2026-03-04 3']);
    expect(left(...two, lot('correction', '2026-03-06', '-7'))).toEqual(['2026-01-05 8']);
    expect(left(...two, lot('correction', '2026-03-06', '0.5'), lot('sell', '2026-03-09', '12'))).toEqual([
      '2026-03-04 3',
      '2026-03-06 0.5',
    ]);
  });
});

describe('a corrected price in the history of an order', () => {
  const kindsOf = (order: Parameters<typeof explainOrderEvent>[0], events: readonly OrderEvent[]) => {
    const event = events.at(-1);
    return event ? explainOrderEvent(order, event, events.slice(0, -1)).map(({ kind }) => kind) : [];
  };
  const record = { fund: { code: 'A', name: 'A' }, currency: 'TWD', priceCurrency: 'TWD' };

  it('[TRADE-91, ORDQ-06] tells both prices and what the order comes to now', () => {
    const events = [...accepted, priced(buy, decimal('20')), corrected('priced', dealAt(buy, decimal('21')))];
    expect(kindsOf({ ...record, type: 'B' }, events)).toEqual(['price-corrected', 'bought']);
    const [prices] = explainOrderEvent({ ...record, type: 'B' }, events[3] ?? settled, events.slice(0, 3));
    expect(prices).toEqual({
      kind: 'price-corrected',
      from: { currency: 'TWD', amount: decimal('20') },
      to: { currency: 'TWD', amount: decimal('21') },
    });
    expect(kindsOf({ ...record, type: 'B' }, [...accepted, corrected('priced', dealAt(buy, decimal('21')))])).toEqual([
      'bought',
    ]);
  });

  it('[TRADE-91, ORDQ-06, TRADE-120] tells what is paid in addition where it was paid before, and else pays the right sum', () => {
    const order = redemption('1');
    const right = corrected('priced', dealAt(order, decimal('21')));
    const sold = { ...record, type: 'R', chargeRate: decimal('1') } as const;
    const paid = [...accepted, priced(order, decimal('20')), settled, right];
    expect(kindsOf(sold, paid)).toEqual(['price-corrected', 'sold', 'fees-taken', 'paid-more']);
    const unpaid = [...accepted, priced(order, decimal('20')), { ...right, at: at(20) }];
    expect(kindsOf(sold, unpaid)).toEqual(['price-corrected', 'sold', 'fees-taken']);
    const [payment] = explainOrderEvent(sold, settled, unpaid);
    expect(payment).toMatchObject({
      kind: 'paid-out',
      total: { amount: dealProceeds(order, dealAt(order, decimal('21'))) },
    });
  });

  it('[TRADE-91, ORDQ-06, TRADE-43] names the currency of the fund that it is of', () => {
    const deal = investedAt(decimal('2000'), decimal('41'));
    const events = [
      ...accepted,
      priced(switched, decimal('20')),
      invested(switched, decimal('20'), decimal('40')),
      corrected('invested', deal),
    ];
    const into = { fund: { code: 'B', name: 'B' }, priceCurrency: 'JPY' };
    const ofSwitch = { ...record, type: 'SF', into } as const;
    expect(explainOrderEvent(ofSwitch, events[4] ?? settled, events.slice(0, 4))[0]).toMatchObject({
      kind: 'price-corrected',
      from: { currency: 'JPY' },
    });
    const { into: _, ...unnamed } = ofSwitch;
    expect(explainOrderEvent(unnamed, events[4] ?? settled, events.slice(0, 4))[0]).toMatchObject({
      from: { currency: 'TWD' },
    });
    expect(dealOfSide(events, 'invested')).toEqual(deal);
    expect(dealOfSide(accepted, 'priced')).toBeUndefined();
  });
});
