import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, isNegative, scaled, toText, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { proceedsAfter, redemptionFees } from '../../../domain/fees/redemption-fees';
import { dealFees, dealProceeds } from '../../../domain/trading/dealing/deal-fees';
import { positives } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

describe('what units bear when they leave a fund', () => {
  const fees = (amount: string, feePercent: string, shortTermFee?: string, currency = 'TWD') => {
    const terms = { currency, feePercent: decimal(feePercent) };
    const { backEnd, shortTerm } = redemptionFees(
      decimal(amount),
      shortTermFee === undefined ? terms : { ...terms, shortTermFee: decimal(shortTermFee) },
    );
    return [toText(backEnd), toText(shortTerm)];
  };

  it('[TRADE-111, OPEN-35] is the back-end fee in percent of what they bring, as the deal states it, else rounded up to the currency’s minor unit', () => {
    expect([fees('10000', '1.5'), fees('33', '1.5'), fees('34', '1.5')]).toEqual([
      ['150', '0'],
      ['1', '0'],
      ['1', '0'],
    ]);
    expect(fees('333.33', '1.5', undefined, 'USD')).toEqual(['5.00', '0']);
    expect(fees('10000', '0')[0]).toBe('0');
    const asDealt = { currency: 'TWD', feePercent: decimal('1.5'), backEndFee: decimal('151') };
    expect(toText(redemptionFees(decimal('10000'), asDealt).backEnd)).toBe('151');
  });

  it('[TRADE-126] is the short-term fee beside it, both together at most what the units bring', () => {
    expect([fees('10000', '1.5', '20'), fees('100', '100', '20'), fees('100', '90', '20')]).toEqual([
      ['150', '20'],
      ['100', '0'],
      ['90', '10'],
    ]);
    const parts = { backEnd: decimal('150'), shortTerm: decimal('20') };
    expect(toText(proceedsAfter(decimal('10000'), parts))).toBe('9830');
  });

  it('[TRADE-111, TRADE-126, R24] adds up with what is paid out, to the last digit, and neither is below zero', () => {
    const percents = fc.bigInt(0n, 20_000n).map((hundredths) => scaled(hundredths, 2));
    fc.assert(
      fc.property(
        positives,
        percents,
        fc.constantFrom('TWD', 'USD', 'JPY'),
        positives,
        (amount, feePercent, currency, shortTermFee) => {
          const borne = redemptionFees(amount, { currency, feePercent, shortTermFee });
          const paid = proceedsAfter(amount, borne);
          expect(compare(add(paid, sum([borne.backEnd, borne.shortTerm])), amount)).toBe(0);
          for (const part of [paid, borne.backEnd, borne.shortTerm]) expect(isNegative(part)).toBe(false);
        },
      ),
    );
  });

  it('[TRADE-18, TRADE-110] is nothing off a purchase, and no back-end fee off a switch', () => {
    const common = { currency: 'TWD', cutOff: 'onshore' } as const;
    const deal = {
      ...{ price: decimal('1'), units: decimal('100'), cost: decimal('100'), amount: decimal('100') },
      shortTermFee: decimal('3'),
    };
    const buy = { ...common, kind: 'buy', amount: decimal('100'), feePercent: decimal('2') } as const;
    const exchange = { ...common, kind: 'switch', units: decimal('100') } as const;
    const redemption = { ...exchange, kind: 'redemption', feePercent: decimal('2') } as const;
    expect(dealFees(buy, deal)).toEqual({ backEnd: zero, shortTerm: zero });
    expect([buy, exchange, redemption].map((order) => toText(dealProceeds(order, deal)))).toEqual(['100', '97', '95']);
  });
});
