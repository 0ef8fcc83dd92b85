import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { round } from '../../../domain/money/rounding';
import { gainOfBridge, valueBridge } from '../../../domain/performance/bridge';
import { dealtOrders } from '../../../domain/performance/dealt-orders';
import { type Flow, flowKinds, flowsIn } from '../../../domain/performance/flows';
import { largestContributions, otherGain } from '../../../domain/performance/fund-contributions';
import { historyOfHoldings } from '../../../domain/performance/history-of-holdings';
import { paymentsIn } from '../../../domain/performance/returns';
import { transferHistory } from '../../../domain/performance/transfer-history';
import type { Place, Transfer } from '../../../domain/performance/transfer';
import {
  cash,
  dayRanges,
  fees,
  historyDay,
  holding,
  income,
  outside,
  portfolioFacts,
  transit,
} from '../../arbitraries/performance';
import { decimal } from '../../builders/decimal';

const figure = (value: Decimal): string => toText(round(value, 6, 'half-up'));
const total = (flows: readonly { readonly amount: Decimal | undefined }[]): string =>
  figure(sum(flows.flatMap(({ amount }) => amount ?? [])));

/** Returns the history of transfers of 100 each, in Hong Kong dollars. */
function historyOf(...moves: readonly (readonly [day: number, from: Place, to: Place])[]) {
  const transfers = moves.map(([day, from, to]): Transfer => ({
    date: historyDay(day),
    from,
    to,
    amount: decimal('100'),
    currency: 'HKD',
  }));
  return transferHistory({
    currency: 'HKD',
    transfers,
    funds: new Map(),
    rates: { published: new Map(), mostDays: 30 },
  });
}

const wholePast = { first: historyDay(0), last: historyDay(50) };

describe('the flows of a period', () => {
  it('[PORT-46] flows come to the same by kind, and in all to what was paid in less what was paid out, however many are told by themselves', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, fc.integer({ min: 12, max: 40 }), (facts, range, most) => {
        const history = transferHistory(facts);
        const flows = flowsIn(history, range, most);
        const each = flowsIn(history, range, Number.POSITIVE_INFINITY);
        expect(flows.length).toBeLessThanOrEqual(most);
        expect(total(flows)).toBe(total(paymentsIn(history, range)));
        const ofKind = (all: readonly Flow[]) =>
          flowKinds.map((kind) => total(all.filter((flow) => flow.kind === kind)));
        expect(ofKind(flows)).toEqual(ofKind(each));
        for (const { first, last } of flows)
          expect([first >= range.first, last <= range.last, first <= last]).toEqual([true, true, true]);
      }),
    );
  });

  it('[PORT-46] flows of a few orders are told one by one, of more a day together, and of many more in even steps', () => {
    const history = historyOf(
      ...Array.from(
        { length: 12 },
        (_, index) => [1 + (index % 4) * 10, outside, transit(`O${String(index)}`)] as const,
      ),
    );
    expect(flowsIn(history, wholePast, 12).map(({ orderId }) => orderId !== undefined)).toEqual(Array(12).fill(true));
    expect(flowsIn(history, wholePast, 11).map(({ first, orderId }) => [first, orderId])).toEqual(
      [1, 11, 21, 31].map((day) => [historyDay(day), undefined]),
    );
    const many = historyOf(...Array.from({ length: 40 }, (_, index) => [index, outside, cash('HKD')] as const));
    const together = flowsIn(many, wholePast, 12);
    expect(together.length).toBeLessThanOrEqual(12);
    expect(together.some(({ first, last }) => first < last)).toBe(true);
  });

  it('[PORT-46] names what a flow was by the place that the money came to or left', () => {
    const history = historyOf(
      [1, outside, cash('HKD')],
      [2, cash('HKD'), outside],
      [3, outside, transit('O1')],
      [4, transit('O2'), outside],
      [5, income('A'), outside],
      [6, outside, fees('A')],
      [7, outside, holding('A')],
      [8, cash('HKD'), transit('O3')],
    );
    expect(
      flowsIn(history, wholePast, 20).map(({ kind, amount, orderId }) => [kind, amount && toText(amount), orderId]),
    ).toEqual([
      ['top-up', '100.00', undefined],
      ['withdrawal', '-100.00', undefined],
      ['purchase', '100.00', 'O1'],
      ['proceeds', '-100.00', 'O2'],
      ['distribution', '-100.00', undefined],
      ['fee', '100.00', undefined],
      ['purchase', '100.00', undefined],
    ]);
  });

  it('[PORT-46, PORT-31] flows of some holdings are those of their orders, also where the Cash Account paid them', () => {
    const history = historyOf(
      [1, cash('HKD'), transit('O1')],
      [2, transit('O1'), holding('A')],
      [3, outside, holding('B')],
      [4, income('A'), cash('HKD')],
    );
    const flows = flowsIn(historyOfHoldings(history, new Set(['A'])), wholePast, 20);
    expect(flows.map(({ kind, first, orderId }) => [kind, first, orderId])).toEqual([
      ['purchase', historyDay(2), 'O1'],
      ['distribution', historyDay(4), undefined],
    ]);
  });
});

describe('the orders that bought or sold in a period', () => {
  it('[PORT-46] tells a switch by both of its funds, the latest first, and no order that is still in transit', () => {
    const history = historyOf(
      [1, outside, transit('O1')],
      [2, holding('A'), transit('O2')],
      [4, transit('O2'), holding('B')],
    );
    const deals = dealtOrders(history, wholePast);
    expect(deals.map((deal) => [deal.date, deal.orderId, deal.holding, deal.amount && toText(deal.amount)])).toEqual([
      [historyDay(4), 'O2', 'B', '100.00'],
      [historyDay(2), 'O2', 'A', '-100.00'],
    ]);
    expect(dealtOrders(history, { first: historyDay(3), last: historyDay(4) })).toHaveLength(1);
    expect(dealtOrders(historyOfHoldings(history, new Set(['A'])), wholePast)).toHaveLength(1);
  });
});

describe('the contributions of funds', () => {
  it('[PORT-46] contributions and what the others gained add up to the gain of the whole, however few are told, the largest first', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, fc.integer({ min: 0, max: 4 }), (facts, range, most) => {
        const bridge = valueBridge(transferHistory(facts), range);
        if (bridge === undefined) throw new Error('every rate is known here');
        const told = largestContributions(bridge.contributions, (id) => id, most).map(
          ([, contribution]) => contribution,
        );
        const all = largestContributions(bridge.contributions, (id) => id, 100).map(([, contribution]) => contribution);
        expect(told).toEqual(all.slice(0, most));
        const sizes = all.map(({ gain }) => Math.abs(Number(toText(gain))));
        expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
        expect(figure(sum([...told.map(({ gain }) => gain), otherGain(bridge, told)]))).toBe(
          figure(gainOfBridge(bridge)),
        );
      }),
    );
  });

  it('[PORT-46] adds up two holdings of one fund, and leaves out one whose fund isn’t named', () => {
    const of = (id: string, gain: string) => {
      const part = decimal(gain);
      return {
        place: holding(id),
        price: part,
        currency: decimal('0'),
        distributions: decimal('0'),
        fees: decimal('0'),
        gain: part,
      };
    };
    const fundOf = (id: string) => (id === 'nobody’s' ? undefined : id.slice(0, 1));
    const found = largestContributions(
      [of('A1', '5'), of('B1', '-20'), of('A2', '7'), of('nobody’s', '99')],
      fundOf,
      5,
    );
    expect(found.map(([fund, { gain }]) => [fund, toText(gain)])).toEqual([
      ['B', '-20'],
      ['A', '12'],
    ]);
  });
});
