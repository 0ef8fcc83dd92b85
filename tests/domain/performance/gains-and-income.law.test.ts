import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import { add, type Decimal, scaled, toText, zero } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import { valueBridge } from '../../../domain/performance/bridge';
import type { DayRange } from '../../../domain/calendar/day-range';
import { gainsIn } from '../../../domain/performance/gains';
import { gainsAndIncome, type GainsAndIncomeSums } from '../../../domain/performance/gains-and-income';
import type { RateHistory } from '../../../domain/performance/rate-history';
import type { Transfer } from '../../../domain/performance/transfer';
import { type TransferFacts, transferHistory } from '../../../domain/performance/transfer-history';
import {
  cash,
  dayRanges,
  fees,
  historyDay,
  historyDays,
  historyStart,
  holding,
  income,
  outside,
  portfolioFacts,
  transit,
} from '../../arbitraries/performance';

const sums = ['realisedGain', 'paidDistributions', 'reinvestedDistributions', 'fees'] as const;

const wholePast: DayRange = { first: historyStart, last: historyDay(historyDays) };

const figure = (value: Decimal | undefined): string => (value ? toText(round(value, 2, 'half-up')) : 'not known');

const sumsOf = (found: GainsAndIncomeSums) => Object.fromEntries(sums.map((name) => [name, figure(found[name])]));

describe('gains and income', () => {
  it('[PORT-46] realise, holding by holding and sale by sale, what the report of the whole realises', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, (facts, range) => {
        const history = transferHistory(facts);
        const found = gainsAndIncome(history, range);
        expect(figure(found.realisedGain)).toBe(figure(gainsIn(history, range).realised));
        for (const { holding: id, realisedGain, sales } of found.holdings) {
          expect(figure(realisedGain)).toBe(figure(gainsIn(history, range, id).realised));
          for (const { gain, proceeds, cost } of sales)
            expect(figure(add(gain ?? zero, cost ?? zero))).toBe(figure(proceeds));
        }
      }),
    );
  });

  it('[PORT-46] distribute and cost what the bridge of the period says', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, (facts, range) => {
        const history = transferHistory(facts);
        const found = gainsAndIncome(history, range);
        const bridge = valueBridge(history, range);
        const distributed = sum([found.paidDistributions ?? zero, found.reinvestedDistributions ?? zero]);
        expect(figure(distributed)).toBe(figure(bridge?.distributions));
        expect(figure(found.fees)).toBe(figure(bridge?.fees));
      }),
    );
  });

  it('[PORT-46] gains and income of two periods one after the other add up to those of both', () => {
    fc.assert(
      fc.property(portfolioFacts, fc.integer({ min: 1, max: historyDays }), (facts, days) => {
        const history = transferHistory(facts);
        const split = historyDay(days);
        const early = gainsAndIncome(history, { first: historyStart, last: addDays(split, -1) });
        const late = gainsAndIncome(history, { first: split, last: wholePast.last });
        const whole = gainsAndIncome(history, wholePast);
        const added = sums.map((name) => [name, figure(add(early[name] ?? zero, late[name] ?? zero))]);
        expect(Object.fromEntries(added)).toEqual(sumsOf(whole));
      }),
    );
  });

  it('[PORT-46] say of a holding that it is held exactly while it has units', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, (facts, range) => {
        const units = new Map<string, Decimal>();
        for (const { date, from, to, units: moved = zero } of facts.transfers) {
          if (date > range.last) continue;
          if (to.kind === 'fund') units.set(to.id, add(units.get(to.id) ?? zero, moved));
          if (from.kind === 'fund') units.set(from.id, sum([units.get(from.id) ?? zero, minus(moved)]));
        }
        for (const { holding: id, isHeld } of gainsAndIncome(transferHistory(facts), range).holdings)
          expect([id, isHeld]).toEqual([id, (units.get(id) ?? zero).digits !== 0n]);
      }),
    );
  });

  it('[PORT-46] tell a sale, a distribution paid out, one invested again and a fee, each with the order at its other end', () => {
    const found = gainsAndIncome(transferHistory(bought100For1000), wholePast);
    expect(found.holdings.map(({ holding: id, isHeld }) => [id, isHeld])).toEqual([['A', true]]);
    const [only] = found.holdings;
    expect(
      only?.sales.map((sale) => [
        sale.date,
        sale.to.id,
        ...[sale.units, sale.proceeds, sale.cost, sale.gain].map(figure),
      ]),
    ).toEqual([[historyDay(10), 'order-2', '40.00', '480.00', '400.00', '80.00']]);
    expect(only?.distributions.map(({ date, at, converted }) => [date, at.kind, figure(converted)])).toEqual([
      [historyDay(5), 'outside', '25.00'],
      [historyDay(6), 'transit', '30.00'],
    ]);
    expect(only?.feePayments.map(({ at, converted }) => [at.id, figure(converted)])).toEqual([
      ['order-1', '15.00'],
      ['order-1', '-5.00'],
    ]);
    expect(sumsOf(found)).toEqual({
      realisedGain: '80.00',
      paidDistributions: '25.00',
      reinvestedDistributions: '30.00',
      fees: '10.00',
    });
  });

  it('[PORT-46] tell a distribution as paid whose order came to nothing, in whichever period its money came back', () => {
    const refunds = [
      money(8, transit('order-3'), outside, 30),
      money(7, income('A'), transit('order-4'), 11),
      money(9, transit('order-4'), cash('HKD'), 11),
      money(7, income('A'), transit('order-5'), 12),
      { ...money(9, transit('order-5'), holding('A'), 12), units: whole(1) },
    ];
    const history = transferHistory({
      ...bought100For1000,
      transfers: [...bought100For1000.transfers, ...refunds],
    });
    const found = gainsAndIncome(history, { first: historyStart, last: historyDay(7) });
    const [only] = found.holdings;
    expect(only?.distributions.map(({ converted, isReinvested }) => [figure(converted), isReinvested])).toEqual([
      ['25.00', false],
      ['30.00', false],
      ['11.00', false],
      ['12.00', true],
    ]);
    expect([figure(found.paidDistributions), figure(found.reinvestedDistributions)]).toEqual(['66.00', '12.00']);
  });

  it('[PORT-46] tell a distribution that was taken back below zero', () => {
    const facts = {
      ...bought100For1000,
      transfers: [money(5, income('A'), outside, 25), money(6, outside, income('A'), 10)],
    };
    const found = gainsAndIncome(transferHistory(facts), wholePast);
    expect(found.holdings[0]?.distributions.map(({ amount }) => figure(amount))).toEqual(['25.00', '-10.00']);
    expect(figure(found.paidDistributions)).toBe('15.00');
  });

  it('[PORT-46] leave a sum unknown where a rate of a day is, and tell the amount as it moved', () => {
    const rates: RateHistory = { published: new Map(), mostDays: historyDays };
    const found = gainsAndIncome(transferHistory({ ...bought100For1000, currency: 'USD', rates }), wholePast);
    expect(sumsOf(found)).toEqual({
      realisedGain: 'not known',
      paidDistributions: 'not known',
      reinvestedDistributions: 'not known',
      fees: 'not known',
    });
    expect(found.holdings[0]?.sales.map(({ amount, currency }) => [figure(amount), currency])).toEqual([
      ['480.00', 'HKD'],
    ]);
  });

  it('[PORT-46] tell the distribution of a holding whose units were never moved here', () => {
    const facts = { ...bought100For1000, transfers: [money(5, income('B'), outside, 25)] };
    const found = gainsAndIncome(transferHistory(facts), wholePast);
    expect(found.holdings.map(({ holding: id, isHeld, sales }) => [id, isHeld, sales])).toEqual([['B', false, []]]);
    expect(figure(found.paidDistributions)).toBe('25.00');
  });

  it('[PORT-46] tell nothing of a holding that only stands there, and of no transfers nothing at all', () => {
    expect(gainsAndIncome(transferHistory(bought100For1000), { first: historyDay(20), last: historyDay(30) })).toEqual({
      realisedGain: zero,
      paidDistributions: zero,
      reinvestedDistributions: zero,
      fees: zero,
      holdings: [],
    });
  });
});

const minus = ({ digits, scale }: Decimal): Decimal => scaled(-digits, scale);

const whole = (amount: number): Decimal => scaled(BigInt(amount));

/** Units of fund A for HKD 1,000 with a fee of 15, of which 5 came back; 25 paid out, 30 on the way into an order; 40 units sold for 480. */
const bought100For1000: TransferFacts = {
  currency: 'HKD',
  funds: new Map([['A', { currency: 'HKD', prices: [{ date: historyDay(1), nav: whole(10) }] }]]),
  rates: { published: new Map([['HKD', [{ date: historyStart, perUsd: scaled(78n, 1) }]]]), mostDays: historyDays },
  transfers: [
    money(1, outside, transit('order-1'), 1015),
    money(1, transit('order-1'), fees('A'), 15),
    { ...money(1, transit('order-1'), holding('A'), 1000), units: whole(100) },
    money(2, fees('A'), transit('order-1'), 5),
    money(5, income('A'), outside, 25),
    money(6, income('A'), transit('order-3'), 30),
    { ...money(10, holding('A'), transit('order-2'), 480), units: whole(40) },
  ],
};

function money(day: number, from: Transfer['from'], to: Transfer['to'], amount: number): Transfer {
  return { date: historyDay(day), from, to, amount: whole(amount), currency: 'HKD' };
}
