import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../../../domain/calendar/day-length';
import { add, isZero, toText, zero } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import { valueBridge } from '../../../domain/performance/bridge';
import { historyOfOrders } from '../../../domain/performance/history-of-orders';
import { monthEndsUntil, planPoints } from '../../../domain/performance/plan-outcome';
import { oldestPriceByDay } from '../../../domain/performance/position-on-day';
import type { Transfer } from '../../../domain/performance/transfer';
import type { TransferFacts } from '../../../domain/performance/transfer-history';
import { historyDay, historyDays, historyStart, portfolioFacts } from '../../arbitraries/performance';

const lastDay = historyDay(historyDays);
const priceAges = { oldAfterDays: 20, tooOldAfterDays: 366 };

/** The facts with the order of each transfer named, as its place in transit is. */
const withOrders = (facts: TransferFacts): TransferFacts => ({
  ...facts,
  transfers: facts.transfers.map((transfer) => ({
    ...transfer,
    orderId: [transfer.from, transfer.to].find(({ kind }) => kind === 'transit')?.id,
  })),
});

/** The orders that bought something with the client's own money: no switch, and no distribution invested again. */
const purchasesOf = ({ transfers }: TransferFacts): ReadonlySet<string> => {
  const isOther = ({ from }: Transfer) => from.kind === 'fund' || from.kind === 'income';
  const others = new Set(transfers.filter(isOther).flatMap(({ orderId }) => orderId ?? []));
  const buys = transfers.flatMap(({ to, orderId }) => (to.kind === 'fund' ? (orderId ?? []) : []));
  return new Set(buys.filter((order) => !others.has(order)));
};

describe('the outcome of a plan', () => {
  it('[PORT-46, RSP-09] the outcome states the oldest price that it counts with where that is old, and none else', () => {
    fc.assert(
      fc.property(portfolioFacts.map(withOrders), (facts) => {
        const history = historyOfOrders(facts, purchasesOf(facts));
        const oldestOn = oldestPriceByDay(history.positions);
        for (const { date, oldPriceDate } of planPoints(history, { day: lastDay, months: 3, priceAges })) {
          const oldest = oldestOn(date);
          const isOld = oldest !== undefined && daysBetween(oldest, date) > priceAges.oldAfterDays;
          expect(oldPriceDate).toBe(isOld ? oldest : undefined);
        }
      }),
    );
  });

  it('[PORT-46, RSP-09] the outcome is worth all units that its orders bought, sold since or not, and has paid in what went into them', () => {
    fc.assert(
      fc.property(portfolioFacts.map(withOrders), (facts) => {
        const orders = purchasesOf(facts);
        const history = historyOfOrders(facts, orders);
        const last = planPoints(history, { day: lastDay, months: 3, priceAges }).at(-1);
        expect(last === undefined).toBe(orders.size === 0);
        if (last === undefined) return;
        const bought = facts.transfers.filter(({ to, orderId }) => to.kind === 'fund' && orders.has(orderId ?? ''));
        const units = sum(bought.map((transfer) => transfer.units ?? zero));
        const held = sum(history.positions.map(({ entries }) => entries.at(-1)?.units ?? zero));
        expect(toText(round(held, 6, 'half-up'))).toBe(toText(round(units, 6, 'half-up')));
        const bridge = valueBridge(history, { first: historyStart, last: lastDay });
        expect(toText(last.value ?? zero)).toBe(toText(bridge?.closing ?? zero));
        expect(isZero(bridge?.paidOut ?? zero)).toBe(true);
      }),
    );
  });

  it('[PORT-46, RSP-09] the outcomes of two sets of orders pay in together what both pay in', () => {
    fc.assert(
      fc.property(portfolioFacts.map(withOrders), fc.nat(), (facts, at) => {
        const orders = [...purchasesOf(facts)];
        const parts = [orders.slice(0, at % (orders.length + 1)), orders.slice(at % (orders.length + 1))];
        const outcomeOf = (own: readonly string[]) =>
          planPoints(historyOfOrders(facts, new Set(own)), { day: lastDay, months: 1, priceAges }).at(-1)?.putIn ??
          zero;
        const [one = zero, other = zero] = parts.map(outcomeOf);
        expect(toText(round(add(one, other), 2, 'half-up'))).toBe(toText(round(outcomeOf(orders), 2, 'half-up')));
      }),
    );
  });

  it('[PORT-46] the months end with today, and begin with the first purchase or so many months ago', () => {
    expect(monthEndsUntil('2026-01-15', '2026-03-04', 36)).toEqual(['2026-01-31', '2026-02-28', '2026-03-04']);
    expect(monthEndsUntil('2020-01-15', '2026-03-04', 2)).toEqual(['2026-01-31', '2026-02-28', '2026-03-04']);
    expect(monthEndsUntil('2026-03-01', '2026-03-04', 36)).toEqual(['2026-03-04']);
  });
});
