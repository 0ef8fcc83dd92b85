import fc from 'fast-check';
import type { TransferFacts } from '../../domain/performance/transfer-history';
import type { FundPrices } from '../../domain/performance/position-history';
import type { DatedRate } from '../../domain/performance/rate-history';
import type { Place, Transfer } from '../../domain/performance/transfer';
import {
  add,
  compare,
  type Decimal,
  isZero,
  multiply,
  negate,
  scaled,
  subtract,
  zero,
} from '../../domain/money/decimal';
import { divide, round } from '../../domain/money/rounding';
import { daysAfter } from './nav-series';

/** The first day of every generated history; prices and rates begin here, transfers a day later. */
export const historyStart = '2026-01-01';

/** The number of days of a generated history. */
export const historyDays = 60;

/** Returns the day so many days into a generated history. */
export const historyDay = (index: number): string => daysAfter(historyStart, index);

export const outside: Place = { kind: 'outside', id: '' };
export const holding = (id: string): Place => ({ kind: 'fund', id });
export const cash = (currency: string): Place => ({ kind: 'cash', id: currency });
export const transit = (order: string): Place => ({ kind: 'transit', id: order });
export const income = (id: string): Place => ({ kind: 'income', id });
export const fees = (id: string): Place => ({ kind: 'fees', id });

const fundCurrencies = { A: 'HKD', B: 'USD', C: 'JPY' } as const;
type FundId = keyof typeof fundCurrencies;
const fundIds: readonly FundId[] = ['A', 'B', 'C'];

/** Prices or rates of some days, one of the first day among them; each moves by up to a fifth from a base. */
const figuresAround = (base: number, places: number) =>
  fc
    .uniqueArray(fc.tuple(fc.nat({ max: historyDays }), fc.integer({ min: 80, max: 120 })), {
      selector: ([day]) => day,
      maxLength: 25,
    })
    .map((steps) =>
      [[0, 100] as const, ...steps.filter(([day]) => day > 0)]
        .toSorted(([a], [b]) => a - b)
        .map(([day, percent]) => ({
          date: historyDay(day),
          figure: scaled((BigInt(base) * BigInt(percent)) / 100n, places),
        })),
    );

const pricesOf = (currency: string, base: number): fc.Arbitrary<FundPrices> =>
  figuresAround(base, 4).map((steps) => ({
    currency,
    prices: steps.map(({ date, figure }) => ({ date, nav: figure })),
  }));

const ratesOf = (base: number): fc.Arbitrary<readonly DatedRate[]> =>
  figuresAround(base, 4).map((steps) => steps.map(({ date, figure }) => ({ date, perUsd: figure })));

const deeds = [
  'buy',
  'sell',
  'switch',
  'top up',
  'withdraw',
  'buy from cash',
  'distribute',
  'reinvest',
  'reinvest in vain',
  'correct units',
  'correct proceeds',
] as const;

type Deed = {
  readonly kind: (typeof deeds)[number];
  readonly day: number;
  readonly fund: FundId;
  readonly into: FundId;
  readonly amount: bigint;
};

const arbitraryDeed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom(...deeds),
  day: fc.integer({ min: 1, max: historyDays - 5 }),
  fund: fc.constantFrom(...fundIds),
  into: fc.constantFrom(...fundIds),
  amount: fc.bigInt({ min: 100n, max: 5_000_000n }),
});

/** The past of a portfolio in one of three currencies: up to thirty deeds on three funds and the Cash Account, each from what is there. */
export const portfolioFacts: fc.Arbitrary<TransferFacts> = fc
  .record({
    currency: fc.constantFrom('HKD', 'TWD', 'USD'),
    funds: fc.tuple(pricesOf('HKD', 123_456), pricesOf('USD', 98_765), pricesOf('JPY', 12_345_678)),
    rates: fc.tuple(ratesOf(78_000), ratesOf(320_000), ratesOf(1_500_000)),
    plan: fc.array(arbitraryDeed, { minLength: 1, maxLength: 30 }),
  })
  .map(({ currency, funds: [a, b, c], rates: [hkd, twd, jpy], plan }) => {
    const funds = new Map([
      ['A', a],
      ['B', b],
      ['C', c],
    ]);
    const published = new Map([
      ['HKD', hkd],
      ['TWD', twd],
      ['JPY', jpy],
    ]);
    const ordered = plan.toSorted((one, other) => one.day - other.day);
    return { currency, funds, rates: { published, mostDays: historyDays }, transfers: transfersOf(ordered, funds) };
  });

/** Returns the transfers that deeds make, the earliest first; a deed for which nothing is there makes none. */
function transfersOf(plan: readonly Deed[], funds: ReadonlyMap<string, FundPrices>): readonly Transfer[] {
  const held = new Map<string, Decimal>();
  const cashLeft = new Map<string, Decimal>();
  return plan.flatMap(({ kind, day, fund, into, amount: digits }, line) => {
    const date = historyDay(day);
    const later = historyDay(day + 2);
    const currency = fundCurrencies[fund];
    const amount = currency === 'JPY' ? scaled(digits) : scaled(digits, 2);
    const order = transit(`order-${String(line)}`);
    const fee = round(multiply(amount, scaled(1n, 2)), currency === 'JPY' ? 0 : 2, 'half-up');
    const buy = (of: FundId, money: Decimal, on: string): Transfer => {
      const units = quotient(money, priceOn(funds, of, on), 4);
      held.set(of, addTo(held.get(of), units));
      return { date: on, from: order, to: holding(of), amount: money, currency, units };
    };
    const sell = (): (Transfer & { readonly amount: Decimal }) | undefined => {
      const units = least(quotient(amount, priceOn(funds, fund, date), 4), held.get(fund) ?? zero);
      if (isZero(units)) return undefined;
      held.set(fund, subtract(held.get(fund) ?? zero, units));
      const money = round(multiply(units, priceOn(funds, fund, date)), currency === 'JPY' ? 0 : 2, 'half-up');
      return { date, from: holding(fund), to: order, amount: money, currency, units };
    };
    switch (kind) {
      case 'buy':
        return [
          { date, from: outside, to: order, amount: addTo(amount, fee), currency },
          { date, from: order, to: fees(fund), amount: fee, currency },
          buy(fund, amount, date),
        ];
      case 'sell': {
        const sale = sell();
        return sale ? [sale, { date: later, from: order, to: outside, amount: sale.amount, currency }] : [];
      }
      case 'switch': {
        const sale = fund === into ? undefined : sell();
        return sale ? [sale, buy(into, sale.amount, later)] : [];
      }
      case 'top up':
        cashLeft.set(currency, addTo(cashLeft.get(currency), amount));
        return [{ date, from: outside, to: cash(currency), amount, currency }];
      case 'withdraw': {
        const out = least(amount, cashLeft.get(currency) ?? zero);
        cashLeft.set(currency, subtract(cashLeft.get(currency) ?? zero, out));
        return isZero(out) ? [] : [{ date, from: cash(currency), to: outside, amount: out, currency }];
      }
      case 'buy from cash': {
        const money = least(amount, cashLeft.get(currency) ?? zero);
        if (isZero(money)) return [];
        cashLeft.set(currency, subtract(cashLeft.get(currency) ?? zero, money));
        return [{ date, from: cash(currency), to: order, amount: money, currency }, buy(fund, money, date)];
      }
      case 'distribute':
        return isZero(held.get(fund) ?? zero) ? [] : [{ date, from: income(fund), to: outside, amount, currency }];
      case 'reinvest':
        return isZero(held.get(fund) ?? zero)
          ? []
          : [{ date, from: income(fund), to: order, amount, currency }, buy(fund, amount, date)];
      case 'reinvest in vain':
        return isZero(held.get(fund) ?? zero)
          ? []
          : [
              { date, from: income(fund), to: order, amount, currency },
              { date: later, from: order, to: outside, amount, currency },
            ];
      case 'correct units': {
        const units = scaled(digits, 6);
        if (isZero(held.get(fund) ?? zero)) return [];
        held.set(fund, addTo(held.get(fund), units));
        return [{ date, from: order, to: holding(fund), amount: zero, currency, units }];
      }
      case 'correct proceeds':
        // The money of a sale that brought too much goes back, on every second day that of one that brought too little.
        return [
          {
            date,
            from: holding(fund),
            to: order,
            amount: day % 2 === 0 ? amount : negate(amount),
            currency,
            units: zero,
          },
        ];
    }
  });
}

function priceOn(funds: ReadonlyMap<string, FundPrices>, id: string, day: string): Decimal {
  return funds.get(id)?.prices.findLast(({ date }) => date <= day)?.nav ?? scaled(1n);
}

const addTo = (a: Decimal | undefined, b: Decimal): Decimal => add(a ?? zero, b);

function quotient(a: Decimal, b: Decimal, places: number): Decimal {
  const result = divide(a, b, places, 'half-up');
  return result.ok ? result.value : zero;
}

const least = (a: Decimal, b: Decimal): Decimal => (compare(a, b) < 0 ? a : b);

/** A part of a generated history: its first and its last day. */
export const dayRanges = fc
  .tuple(fc.nat({ max: historyDays }), fc.nat({ max: historyDays }))
  .map(([a, b]) => ({ first: historyDay(Math.min(a, b)), last: historyDay(Math.max(a, b)) }));
