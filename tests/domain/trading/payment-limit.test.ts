import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyDebit } from '../../../domain/banking/debit';
import { allowsDebit } from '../../../domain/banking/debit-allowance';
import { debitFrequencies } from '../../../domain/banking/debit-frequency';
import { cashLeft } from '../../../domain/cash-account/cash-left';
import { feesOf } from '../../../domain/fees/fees-of';
import { minorUnitScale } from '../../../domain/money/currency';
import { add, compare, type Decimal, isNegative, scaled, toText, zero } from '../../../domain/money/decimal';
import { greatestPurchase, partOfPurchase } from '../../../domain/trading/orders/greatest-purchase';
import {
  mandateLeft,
  payableBeside,
  paymentShortfall,
  type PaymentSource,
  type PurchaseDebit,
  sourceToDivide,
} from '../../../domain/trading/limits/payment-limit';
import { amountQuantity } from '../../../domain/trading/orders/order';
import { decimal } from '../../builders/decimal';

const day = '2026-03-04';
const cash = (available?: string): PaymentSource => ({
  payment: 'cash-account',
  available: available === undefined ? undefined : decimal(available),
});
const debit = (limit: string | undefined, debits?: readonly CurrencyDebit[], periodicity = 'DAILY'): PaymentSource => ({
  payment: 'direct-debit',
  debited: { ...(limit === undefined ? {} : { debitLimit: decimal(limit) }), periodicity, debits },
});
const taken = (on: string, amount: string, currency = 'HKD'): CurrencyDebit => ({
  day: on,
  amount: decimal(amount),
  currency,
});
const other = (amount: string, on: string | undefined = day): PurchaseDebit => ({ day: on, total: decimal(amount) });
const problem = (total: string, sources: readonly PaymentSource[], ...others: readonly PurchaseDebit[]) =>
  paymentShortfall(decimal(total), { currency: 'HKD', day, others, sources })?.problem;

describe('the limit of what pays a purchase', () => {
  it('[VCA-15, VCA-26] a Cash Account of 1,000 pays 1,000 with the fee, and no cent more, the other purchases included', () => {
    expect(problem('1000', [cash('1000')])).toBeUndefined();
    expect(problem('1000.01', [cash('1000')])).toBe('above-cash');
    expect(problem('400', [cash('1000')], other('600'))).toBeUndefined();
    expect(problem('400.01', [cash('1000')], other('600', '2026-03-09'))).toBe('above-cash');
  });

  it('[VCA-15, BANK-03] the limit of several purchases names the money that they need together, that of one its own', () => {
    const needed = (total: string, ...others: readonly PurchaseDebit[]) => {
      const sources = [cash('1000')];
      const shortfall = paymentShortfall(decimal(total), { currency: 'HKD', day, others, sources });
      return shortfall && toText(shortfall.needed);
    };
    expect([needed('1500'), needed('500', other('600')), needed('500')]).toEqual(['1500', '1100', undefined]);
  });

  it('[VCA-15, BANK-03] the source to divide is the Cash Account where it leaves anything, else the debit', () => {
    const divided = (sources: readonly PaymentSource[], ...others: readonly PurchaseDebit[]) =>
      sourceToDivide({ currency: 'HKD', day, others, sources })?.source.payment;
    expect(divided([debit('500', []), cash('1000')])).toBe('cash-account');
    expect(divided([debit('500', []), cash('1000')], other('1000'))).toBeUndefined();
    expect(divided([debit('5000', []), cash('1000')], other('1000'))).toBe('direct-debit');
    expect(divided([debit('500', []), cash('0')])).toBe('direct-debit');
    expect(divided([debit(undefined), cash()])).toBeUndefined();
  });

  it('[BANK-03, ENT-44] an authority of 1,000 a day pays what the day’s debits leave, those of its own currency and day alone', () => {
    const stated = [taken(day, '300'), taken('2026-03-05', '999'), taken(day, '999', 'USD')];
    expect(problem('700', [debit('1000', stated)])).toBeUndefined();
    expect(problem('700.01', [debit('1000', stated)])).toBe('above-mandate');
    expect(problem('600.01', [debit('1000', stated)], other('100'))).toBe('above-mandate');
    expect(problem('700', [debit('1000', stated)], other('100', '2026-03-05'))).toBeUndefined();
    expect(problem('700', [debit('1000', stated, 'WEEKLY')])).toBe('above-mandate');
  });

  it('[VCA-15, BANK-03] a source leaves beside the others what it can pay alone where they don’t share its limit', () => {
    const beside = (source: PaymentSource) => {
      const left = payableBeside(source, { currency: 'HKD', day, others: [other('600')], sources: [source] });
      return left && toText(left);
    };
    expect([debit('1000'), debit('1000', []), cash('500')].map(beside)).toEqual(['1000', '400', '0']);
    expect(problem('9999', [cash(), debit(undefined, [])], other('1'))).toBeUndefined();
  });

  it('[BANK-03, ENT-44] a limit whose debits the server doesn’t state refuses what one debit may never take, and adds nothing up', () => {
    expect(problem('1000', [debit('1000')], other('1000'))).toBeUndefined();
    expect(problem('1000.01', [debit('1000')])).toBe('above-mandate');
    const source = debit('1000');
    expect(source.payment === 'direct-debit' && mandateLeft(source.debited, { currency: 'HKD', day })).toBeUndefined();
  });

  it('[VCA-15, BANK-03] a purchase that one of two sources can pay isn’t refused, nor one without a known limit', () => {
    expect(problem('900', [debit('500', []), cash('1000')])).toBeUndefined();
    expect(problem('1000.01', [debit('500', []), cash('1000')])).toBe('above-means');
    expect(problem('900', [debit('500', []), cash('1000')], other('600'))).toBeUndefined();
    expect(problem('900.01', [debit('500', []), cash('1000')], other('600'))).toBe('above-means');
    expect(problem('9999', [debit(undefined, []), cash('1')])).toBeUndefined();
    expect(problem('9999', [debit('1', []), cash()])).toBeUndefined();
    expect(problem('9999', [])).toBeUndefined();
  });

  it('[VCA-15, VCA-26, BANK-03, ENT-44] purchases that their sources can pay in some way are never refused', () => {
    fc.assert(
      fc.property(paidOrders, ({ sources, purchases }) => {
        const debits = purchases.map(({ on, total }) => ({ day: on, total }));
        for (const [place, purchase] of purchases.entries()) {
          const others = debits.filter((_, index) => index !== place);
          expect(
            paymentShortfall(purchase.total, { currency: 'HKD', day: purchase.on, others, sources }),
          ).toBeUndefined();
        }
      }),
    );
  });

  it('[VCA-15, BANK-03] a single source refuses exactly what is above what it leaves beside the others', () => {
    const totals = fc.bigInt(1n, 200_000n).map((digits) => scaled(digits, 2));
    const source = fc.constantFrom(cash('1000'), debit('1000', [taken(day, '200')], 'MONTHLY'));
    fc.assert(
      fc.property(source, totals, fc.array(totals, { maxLength: 3 }), (one, total, rest) => {
        const purchase = { currency: 'HKD', day, others: rest.map((each) => ({ day, total: each })), sources: [one] };
        const left = payableBeside(one, purchase) ?? zero;
        expect(paymentShortfall(total, purchase) !== undefined).toBe(compare(total, left) > 0);
      }),
    );
  });
});

describe('the greatest purchase', () => {
  const greatest = (payable: string, feePercent: string, currency = 'HKD') =>
    toText(greatestPurchase(decimal(payable), { feePercent: decimal(feePercent), currency }));

  it('[TRADE-18, VCA-15] the greatest purchase leaves room for its fee, in whole units of its currency', () => {
    expect([greatest('1015', '1.5'), greatest('1000', '0'), greatest('1000', '1.5')]).toEqual([
      '1000.00',
      '1000.00',
      '985.22',
    ]);
    expect([greatest('100000', '1.5', 'TWD'), greatest('0.99', '1.5', 'TWD'), greatest('-5', '1.5')]).toEqual([
      '98522',
      '0',
      '0',
    ]);
  });

  it('[TRADE-18, VCA-15] the greatest purchase is paid with its fee, and one unit more isn’t', () => {
    const payable = fc.bigInt(0n, 10n ** 11n).map((digits) => scaled(digits, 2));
    const percents = fc.bigInt(0n, 500n).map((digits) => scaled(digits, 2));
    fc.assert(
      fc.property(payable, percents, fc.constantFrom('HKD', 'TWD', 'USD'), (left, feePercent, currency) => {
        const debited = (amount: Decimal) =>
          feesOf({ kind: 'buy', quantity: amountQuantity(amount), feePercent, currency }).net;
        const amount = greatestPurchase(left, { feePercent, currency });
        expect(isNegative(amount)).toBe(false);
        expect(compare(debited(amount), left)).not.toBe(1);
        expect(compare(debited(add(amount, scaled(1n, minorUnitScale(currency)))), left)).toBe(1);
      }),
    );
  });

  it('[TRADE-99, VCA-15] a part of it is rounded down, never above the most of one purchase, and all of it at a hundred', () => {
    const part = (percent: string, maximum?: string) =>
      toText(
        partOfPurchase(decimal('985.22'), {
          percent: decimal(percent),
          currency: 'HKD',
          maximum: maximum === undefined ? undefined : decimal(maximum),
        }),
      );
    expect(['10', '25', '50', '100'].map((percent) => part(percent))).toEqual(['98.52', '246.30', '492.61', '985.22']);
    expect([part('50', '300'), part('10', '300')]).toEqual(['300', '98.52']);
  });
});

const days = fc.constantFrom('2026-03-04', '2026-03-05', '2026-03-31', '2026-04-01');

/** Purchases in HKD, each paid by one of the sources within its limit. */
const paidOrders = fc
  .record({
    limit: fc.bigInt(1n, 200_000n),
    available: fc.bigInt(0n, 200_000n),
    frequency: fc.constantFrom(...debitFrequencies),
    isStated: fc.boolean(),
    before: fc.array(fc.record({ on: days, cents: fc.bigInt(1n, 50_000n) }), { maxLength: 4 }),
    asked: fc.array(fc.record({ on: days, cents: fc.bigInt(1n, 200_000n), byDebit: fc.boolean() }), { maxLength: 5 }),
    has: fc.constantFrom('debit', 'cash', 'both'),
  })
  .map(({ limit, available, frequency, isStated, before, asked, has }) => {
    const allowance = { debitLimit: scaled(limit, 2), periodicity: frequency };
    const debited: CurrencyDebit[] = [];
    for (const { on, cents } of before) {
      const next = { day: on, amount: scaled(cents, 2), currency: 'HKD' };
      if (allowsDebit(allowance, debited, next)) debited.push(next);
    }
    const sources: readonly PaymentSource[] = [
      { payment: 'direct-debit', debited: { ...allowance, ...(isStated ? { debits: [...debited] } : {}) } },
      { payment: 'cash-account', available: scaled(available, 2) },
    ];
    const paid: Decimal[] = [];
    const purchases = asked.flatMap(({ on, cents, byDebit }) => {
      const total = scaled(cents, 2);
      const next = { day: on, amount: total, currency: 'HKD' };
      if (byDebit && has !== 'cash' && allowsDebit(allowance, debited, next)) {
        debited.push(next);
        return [{ on, total }];
      }
      if (has === 'debit' || isNegative(cashLeft(scaled(available, 2), [...paid, total]))) return [];
      paid.push(total);
      return [{ on, total }];
    });
    const offered =
      has === 'both' ? sources : sources.filter(({ payment }) => (payment === 'cash-account') === (has === 'cash'));
    return { sources: offered, purchases };
  });
