import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, type Decimal, multiply, negate, scaled, subtract, toText, zero } from '../../../domain/money/decimal';
import { subtractKnown } from '../../../domain/money/known-figures';
import { round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import { gainOfBridge, valueBridge, type ValueBridge } from '../../../domain/performance/bridge';
import type { DayRange } from '../../../domain/calendar/day-range';
import { gainsIn } from '../../../domain/performance/gains';
import { type TransferFacts, transferHistory } from '../../../domain/performance/transfer-history';
import { historyOfHoldings } from '../../../domain/performance/history-of-holdings';
import { isHeldOn } from '../../../domain/performance/position-history';
import { type Place, placeKey, type Transfer } from '../../../domain/performance/transfer';
import { valueOn } from '../../../domain/performance/value-line';
import { dayRanges, historyDay, historyDays, historyStart, portfolioFacts } from '../../arbitraries/performance';
import { daysAfter } from '../../arbitraries/nav-series';
import { valueChanges } from '../../builders/value-changes-by-day';

const parts = [
  'opening',
  'paidIn',
  'paidOut',
  'price',
  'currency',
  'distributions',
  'fees',
  'unexplained',
  'closing',
] as const;

const wholePast: DayRange = { first: historyStart, last: historyDay(historyDays) };

function bridgeOf(facts: TransferFacts, range: DayRange): ValueBridge {
  const bridge = valueBridge(transferHistory(facts), range);
  if (bridge === undefined) throw new Error('every rate is known here');
  return bridge;
}

const textsOf = (bridge: ValueBridge) => ({
  ...Object.fromEntries(parts.map((part) => [part, figure(bridge[part])])),
  contributions: bridge.contributions
    .map(({ place, gain, price, currency }) => [placeKey(place), ...[gain, price, currency].map(figure)].join(' '))
    .toSorted(),
});

const figure = (value: Decimal): string => toText(round(value, 6, 'half-up'));

/** The sum of everything that explains the way from the opening to the closing value. */
const explained = ({ opening, paidIn, paidOut, price, currency, distributions, fees, unexplained }: ValueBridge) =>
  sum([opening, paidIn, negate(paidOut), price, currency, distributions, negate(fees), unexplained]);

describe('the bridge of a period', () => {
  it('[PORT-46, OPEN-27] adds up from opening to closing value to the last minor unit', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, (facts, range) => {
        const bridge = bridgeOf(facts, range);
        expect(figure(explained(bridge))).toBe(figure(bridge.closing));
      }),
    );
  });

  it('[PORT-46] opens and closes with the sum of what each position is worth on those days', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, (facts, range) => {
        const history = transferHistory(facts);
        const bridge = bridgeOf(facts, range);
        expect(figure(bridge.closing)).toBe(figure(valueOn(history, range.last) ?? scaled(-1n)));
        expect(figure(bridge.opening)).toBe(figure(valueOn(history, daysAfter(range.first, -1)) ?? scaled(-1n)));
      }),
    );
  });

  it('[PORT-46] the bridge of two periods one after the other is, part by part, that of both', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, fc.nat({ max: historyDays }), (facts, range, offset) => {
        const split = daysAfter(range.first, offset);
        fc.pre(split < range.last);
        const early = bridgeOf(facts, { first: range.first, last: split });
        const late = bridgeOf(facts, { first: daysAfter(split, 1), last: range.last });
        const whole = bridgeOf(facts, range);
        expect(figure(early.closing)).toBe(figure(late.opening));
        for (const part of parts.filter((one) => one !== 'opening' && one !== 'closing'))
          expect([part, figure(add(early[part], late[part]))]).toEqual([part, figure(whole[part])]);
      }),
    );
  });

  it('[PORT-46] the bridge doesn’t depend on the order of the transfers, nor on whether one is split', () => {
    fc.assert(
      fc.property(
        portfolioFacts.chain((facts) =>
          fc.tuple(
            fc.constant(facts),
            fc.shuffledSubarray([...facts.transfers], { minLength: facts.transfers.length }),
          ),
        ),
        fc.nat(),
        fc.bigInt({ min: 0n, max: 100n }),
        ([facts, shuffled], which, percent) => {
          const index = shuffled.length === 0 ? 0 : which % shuffled.length;
          const transfers = shuffled.flatMap((transfer, at) => (at === index ? split(transfer, percent) : [transfer]));
          expect(textsOf(bridgeOf({ ...facts, transfers }, wholePast))).toEqual(textsOf(bridgeOf(facts, wholePast)));
        },
      ),
    );
  });

  it('[PORT-46] agrees with a model that adds up every night’s change of price and of rate', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, (facts, range) => {
        const bridge = bridgeOf(facts, range);
        const model = valueChanges(facts, range);
        // Each value, transfer and currency gain is rounded to the minor unit once.
        const rounded = 4 * (facts.transfers.length + bridge.contributions.length + 1);
        const tolerance = (rounded / 2) * (facts.currency === 'TWD' ? 1 : 0.01);
        expect(Math.abs(Number(toText(bridge.price)) - model.price)).toBeLessThanOrEqual(tolerance);
        expect(Math.abs(Number(toText(bridge.currency)) - model.currency)).toBeLessThanOrEqual(tolerance);
      }),
    );
  });

  it('[PORT-46] days without a price, a rate or a movement invent no value, and none was there before the first price', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, (facts, { first: end, last: later }) => {
        fc.pre(end < later);
        const history = transferHistory(factsUpTo(facts, end));
        expect(text(valueOn(history, later))).toBe(text(valueOn(history, end)));
        const quiet = bridgeOf(factsUpTo(facts, end), { first: daysAfter(end, 1), last: later });
        expect(figure(quiet.opening)).toBe(figure(quiet.closing));
        for (const part of parts.filter((one) => one !== 'opening' && one !== 'closing'))
          expect([part, figure(quiet[part])]).toEqual([part, '0.000000']);
        const unpriced = transferHistory({ ...facts, funds: withoutPricesUpTo(facts.funds, end) });
        const held = unpriced.positions.some((one) => one.place.kind === 'fund' && isHeldOn(one, end));
        expect(valueOn(unpriced, end) === undefined).toBe(held);
      }),
    );
  });

  it('[PORT-46] shows no currency effect where every price and payment is in the viewing currency', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, (facts, range) => {
        const transfers = facts.transfers.filter(({ currency }) => currency === 'HKD').filter(isOfOneCurrency);
        expect(figure(bridgeOf({ ...facts, currency: 'HKD', transfers }, range).currency)).toBe('0.000000');
      }),
    );
  });

  it('[PORT-46] shows no currency effect of a rate that went and came back while prices stood still', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 50, max: 200 }), { maxLength: 20 }), (detour) => {
        const steps = [100, ...detour, 100].map((percent, day) => ({
          date: historyDay(day),
          perUsd: scaled(BigInt(percent) * 780n, 4),
        }));
        const facts: TransferFacts = {
          currency: 'HKD',
          funds: new Map([['B', { currency: 'USD', prices: [{ date: historyStart, nav: scaled(123_457n, 4) }] }]]),
          rates: { published: new Map([['HKD', steps]]), mostDays: 30 },
          transfers: [
            {
              date: historyStart,
              from: { kind: 'outside', id: '' },
              to: { kind: 'fund', id: 'B' },
              amount: scaled(100_000n, 2),
              currency: 'USD',
              units: scaled(810_001n, 4),
            },
          ],
        };
        const after = bridgeOf(facts, { first: historyDay(1), last: historyDay(steps.length - 1) });
        expect([figure(after.currency), figure(after.price)]).toEqual(['0.000000', '0.000000']);
      }),
    );
  });

  it('[PORT-46] shows the gains of its positions as price, currency and distributions less fees', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, (facts, range) => {
        const bridge = bridgeOf(facts, range);
        const gain = subtract(sum([bridge.price, bridge.currency, bridge.distributions]), bridge.fees);
        expect(figure(sum(bridge.contributions.map((one) => one.gain)))).toBe(figure(gain));
      }),
    );
  });

  it('[PORT-46] the bridge of some holdings adds up, and gains what they contributed to the whole', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, fc.subarray(['A', 'B', 'C']), (facts, range, chosen) => {
        const history = transferHistory(facts);
        const whole = bridgeOf(facts, range);
        const part = valueBridge(historyOfHoldings(history, new Set(chosen)), range);
        if (part === undefined) throw new Error('every rate is known here');
        expect(figure(explained(part))).toBe(figure(part.closing));
        const isChosen = ({ place }: { readonly place: Place }) => place.kind === 'fund' && chosen.includes(place.id);
        const contributed = sum(whole.contributions.filter(isChosen).map(({ gain }) => gain));
        expect(figure(gainOfBridge(part))).toBe(figure(contributed));
        expect(part.contributions.every(isChosen)).toBe(true);
      }),
    );
  });

  it('[PORT-46, HOLD-19] shows realised and unrealised gains since the first day as the gain of the holdings', () => {
    fc.assert(
      fc.property(portfolioFacts, (facts) => {
        const { realised, unrealised } = gainsIn(transferHistory(facts), wholePast);
        const ofFunds = bridgeOf(facts, wholePast).contributions.filter(({ place }) => place.kind === 'fund');
        const gain = sum(ofFunds.map(({ price, currency }) => add(price, currency)));
        expect(figure(add(realised ?? scaled(-1n), unrealised ?? zero))).toBe(figure(gain));
      }),
    );
  });
});

const text = (value: Decimal | undefined) => value && figure(value);

/** Leaves what was known at the end of a day: its movements, prices and rates, and those before. */
const factsUpTo = (facts: TransferFacts, day: string): TransferFacts => {
  const isKnown = ({ date }: { readonly date: string }) => date <= day;
  return {
    ...facts,
    transfers: facts.transfers.filter(isKnown),
    funds: new Map([...facts.funds].map(([id, fund]) => [id, { ...fund, prices: fund.prices.filter(isKnown) }])),
    rates: {
      ...facts.rates,
      published: new Map([...facts.rates.published].map(([currency, rates]) => [currency, rates.filter(isKnown)])),
    },
  };
};

/** Leaves the prices of the days after one. */
const withoutPricesUpTo = (funds: TransferFacts['funds'], day: string): TransferFacts['funds'] =>
  new Map([...funds].map(([id, fund]) => [id, { ...fund, prices: fund.prices.filter(({ date }) => date > day) }]));

function split(transfer: Transfer, percent: bigint): readonly Transfer[] {
  const part = (value: Decimal | undefined) => value && round(multiply(value, scaled(percent, 2)), value.scale, 'down');
  const amount = part(transfer.amount);
  const units = part(transfer.units);
  return [
    { ...transfer, amount, units },
    { ...transfer, amount: subtractKnown(transfer.amount, amount), units: subtractKnown(transfer.units, units) },
  ];
}

/** Fund A and the cash of its currency; a switch between currencies is left out with both its halves. */
const isOfOneCurrency = ({ from, to }: Transfer): boolean =>
  [from, to].every(({ kind, id }) => kind !== 'fund' || id === 'A');
