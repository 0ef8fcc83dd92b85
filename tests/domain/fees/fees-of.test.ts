import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChargeableOrder,
  type ChargeablePurchase,
  type ChargeableRedemption,
  type DealtOrder,
  feesOf,
  feesOfKind,
  type OrderFees,
} from '../../../domain/fees/fees-of';
import { add, compare, type Decimal, isNegative, scaled, subtract, toText } from '../../../domain/money/decimal';
import { minorUnitScale } from '../../../domain/money/currency';
import { sum } from '../../../domain/money/sum';
import { regions } from '../../../domain/region';
import { dealFees, dealProceeds } from '../../../domain/trading/dealing/deal-fees';
import { positives } from '../../arbitraries/decimal';
import { pointCounts } from '../../arbitraries/points';
import { decimal } from '../../builders/decimal';
import { amountQuantity, unitsQuantity } from '../../../domain/trading/orders/order';

describe('the fees of a purchase', () => {
  const bought = {
    kind: 'buy',
    quantity: amountQuantity(decimal('20000')),
    currency: 'HKD',
    feePercent: decimal('0.18'),
  } as const;

  it('[TRADE-18, R24] the fees of a purchase are a percentage of its amount, rounded up to the currency’s minor unit', () => {
    const fee = (amount: string, percent: string, currency: string) =>
      toText(
        feesOf({ ...bought, quantity: amountQuantity(decimal(amount)), feePercent: decimal(percent), currency }).total,
      );
    expect([fee('10000', '0.6', 'TWD'), fee('75', '0.6', 'TWD'), fee('84', '0.6', 'TWD')]).toEqual(['60', '1', '1']);
    expect(fee('333.33', '1.2', 'USD')).toBe('4.00');
    expect(fee('0.10', '1.2', 'USD')).toBe('0.01');
  });

  it('[TRADE-18, R24] stay as they were fixed when it was received, whatever the percent would come to now', () => {
    const fixed = {
      ...bought,
      quantity: amountQuantity(decimal('75')),
      feePercent: decimal('0.6'),
      currency: 'TWD',
      fee: decimal('0'),
    };
    expect(toText(feesOf(fixed).total)).toBe('0');
  });

  it('[TRADE-18, EPNT-06] the fees of a purchase are on top of its amount, without what points take off them', () => {
    const points = { region: 'HK', count: 500 } as const;
    expect(texts(feesOf({ ...bought, points }))).toEqual({
      gross: '20000',
      fees: [['purchase', '0.18', '20000', '26.00', 'HKD']],
      waived: '10',
      total: '26.00',
      net: '20026.00',
    });
    expect(toText(feesOf({ ...bought, points, feeWaived: decimal('1') }).total)).toBe('35.00');
  });

  it('[TRADE-18, TIER-25] the fees of a purchase are unknown, and not zero, while their percent is', () => {
    const { gross, fees, waived, total, net } = feesOf({ ...bought, feePercent: undefined });
    expect([gross, fees[0]?.amount, waived, total, net]).toEqual([decimal('20000'), ...Array<undefined>(4)]);
  });
});

describe('the fees of units that leave a fund, by their worth', () => {
  type Part = readonly [units: string, percent: string | undefined];
  const partOf = ([units, percent]: Part) => ({
    units: decimal(units),
    percent: percent === undefined ? undefined : decimal(percent),
  });
  const redeemed = (remittances: readonly Part[], shortTerm?: Part): ChargeableRedemption => ({
    kind: 'redemption',
    units: decimal('10'),
    value: decimal('1000'),
    currency: 'TWD',
    remittances: remittances.map(partOf),
    shortTerm: shortTerm && partOf(shortTerm),
  });
  const money = (order: ChargeableOrder) => {
    const { total, net } = texts(feesOf(order));
    return [total, net];
  };
  const halves: readonly Part[] = [
    ['4', '2'],
    ['6', '0'],
  ];

  it('[TRADE-110, TRADE-111, TRADE-126] the fees of units that leave a fund, by their worth are off what each remittance brings, rounded down, and each rounded up', () => {
    expect(texts(feesOf(redeemed(halves, ['3', '0.15'])))).toEqual({
      gross: '1000',
      fees: [
        ['back-end', '2', '400', '8', 'TWD'],
        ['back-end', '0', '600', '0', 'TWD'],
        ['short-term', '0.15', '300', '1', 'TWD'],
      ],
      waived: '0',
      total: '9',
      net: '991',
    });
    expect(money({ ...redeemed([]), value: decimal('1000.9') })).toEqual(['0', '1000']);
    const unequal: readonly Part[] = [
      ['4', '0'],
      ['6', '0'],
    ];
    expect(money({ ...redeemed(unequal), value: decimal('1001') })).toEqual(['0', '1000']);
  });

  it('[TRADE-111] the fees of units that leave a fund, by their worth are at most what the units bring, and none of no unit', () => {
    expect(money(redeemed([['10', '80']], ['10', '80']))).toEqual(['1000', '0']);
    expect(money({ ...redeemed([['1', '2']]), units: decimal('0') })).toEqual(['0', '0']);
  });

  it('[TRADE-110, TRADE-111, TRADE-126] the fees of units that leave a fund, by their worth are unknown, and not zero, without a worth, a rate or a percent', () => {
    const unknown = [undefined, undefined];
    expect(money({ ...redeemed(halves), value: undefined })).toEqual(unknown);
    expect(money(redeemed([['10', undefined]]))).toEqual(unknown);
    expect(money(redeemed([['10', '1']], ['3', undefined]))).toEqual(unknown);
    const exchange = { from: 'USD', rates: () => undefined };
    expect(money({ ...redeemed([]), exchange })).toEqual(unknown);
  });

  it('[TRADE-110, R24] the fees of units that leave a fund, by their worth are exchanged from the fund’s currency and rounded once', () => {
    const rates = (currency: string) => (currency === 'USD' ? decimal('1') : decimal('31.5'));
    const exchange = { from: 'USD', rates };
    expect(money({ ...redeemed([['10', '1']]), value: decimal('10.01'), exchange })).toEqual(['4', '311']);
  });

  it('[TRADE-43, TRADE-110, TRADE-126] the fees of units that leave a fund, by their worth are the short-term fee alone where they are switched', () => {
    const { remittances: _remittances, ...leaving } = redeemed([], ['3', '0.15']);
    expect(texts(feesOf({ ...leaving, kind: 'switch' }))).toMatchObject({
      fees: [['short-term', '0.15', '300', '1', 'TWD']],
      net: '999',
    });
  });
});

describe('the fees of units that were dealt', () => {
  const fees = (amount: string, feePercent: string, shortTermFee?: string, currency = 'TWD') => {
    const borne = feesOf({
      kind: 'redemption',
      currency,
      amount: decimal(amount),
      feePercent: decimal(feePercent),
      shortTermFee: shortTermFee === undefined ? undefined : decimal(shortTermFee),
    });
    return [feesOfKind(borne, 'back-end'), feesOfKind(borne, 'short-term')].map(toText);
  };

  it('[TRADE-111, OPEN-35] the fees of units that were dealt are the back-end fee in percent of what they brought, as the deal states it, else rounded up to the currency’s minor unit', () => {
    expect([fees('10000', '1.5'), fees('33', '1.5'), fees('34', '1.5')]).toEqual([
      ['150', '0'],
      ['1', '0'],
      ['1', '0'],
    ]);
    expect(fees('333.33', '1.5', undefined, 'USD')).toEqual(['5.00', '0']);
    expect(fees('10000', '0')[0]).toBe('0');
    const asDealt = {
      kind: 'redemption',
      currency: 'TWD',
      amount: decimal('10000'),
      feePercent: decimal('1.5'),
    } as const;
    expect(toText(feesOf({ ...asDealt, backEndFee: decimal('151') }).total)).toBe('151');
  });

  it('[TRADE-126] the fees of units that were dealt are the short-term fee beside it, both together at most what the units brought', () => {
    expect([fees('10000', '1.5', '20'), fees('100', '100', '20'), fees('100', '90', '20')]).toEqual([
      ['150', '20'],
      ['100', '0'],
      ['90', '10'],
    ]);
  });

  it('[TRADE-18, TRADE-110] the fees of units that were dealt are no back-end fee off a switch, and nothing off a purchase', () => {
    const common = { currency: 'TWD', cutOff: 'onshore' } as const;
    const deal = {
      price: decimal('1'),
      units: decimal('100'),
      cost: decimal('100'),
      amount: decimal('100'),
      shortTermFee: decimal('3'),
    };
    const buy = { ...common, kind: 'buy', quantity: amountQuantity(decimal('100')), feePercent: decimal('2') } as const;
    const exchange = { ...common, kind: 'switch', quantity: unitsQuantity(decimal('100')) } as const;
    const redemption = { ...exchange, kind: 'redemption', feePercent: decimal('2') } as const;
    expect(texts(dealFees(exchange, deal)).fees).toEqual([['short-term', undefined, undefined, '3', 'TWD']]);
    expect([buy, exchange, redemption].map((order) => toText(dealProceeds(order, deal)))).toEqual(['100', '97', '95']);
  });

  it('[TRADE-110] the fees of units that were dealt are unknown, and not zero, where the deal states none and the percent isn’t known', () => {
    const unknown = { kind: 'redemption', currency: 'TWD', amount: decimal('100'), feePercent: undefined } as const;
    expect(texts(feesOf(unknown))).toMatchObject({ gross: '100', total: undefined, net: undefined });
  });
});

describe('the fees of any order', () => {
  const currencies = fc.constantFrom('TWD', 'USD', 'JPY', 'HKD');
  const percents = fc.bigInt(0n, 20_000n).map((hundredths) => scaled(hundredths, 2));
  const stated = fc.option(
    fc.bigInt(0n, 10n ** 6n).map((digits) => scaled(digits, 2)),
    { nil: undefined },
  );
  const purchases: fc.Arbitrary<ChargeablePurchase<Decimal>> = fc.record({
    kind: fc.constant('buy' as const),
    currency: currencies,
    quantity: positives.map(amountQuantity),
    feePercent: percents,
    points: fc.record({ region: fc.constantFrom(...regions), count: pointCounts }),
  });
  const deals: fc.Arbitrary<DealtOrder<Decimal>> = fc.oneof(
    fc.record({
      kind: fc.constant('redemption' as const),
      currency: currencies,
      amount: positives,
      feePercent: percents,
      backEndFee: stated,
      shortTermFee: stated,
    }),
    fc.record({ kind: fc.constant('switch' as const), currency: currencies, amount: positives, shortTermFee: stated }),
  );
  const chargedParts = fc.record({ units: positives, percent: percents });
  const redemptions: fc.Arbitrary<ChargeableRedemption> = fc
    .record({
      currency: currencies,
      value: positives,
      shortTermPercent: percents,
      remittances: fc.array(chargedParts, { minLength: 1, maxLength: 3 }),
    })
    .map(({ shortTermPercent, ...order }) => {
      const units = sum(order.remittances.map((part) => part.units));
      return { ...order, kind: 'redemption', units, shortTerm: { units, percent: shortTermPercent } };
    });
  const orders = fc.oneof<fc.Arbitrary<ChargeableOrder>[]>(purchases, deals, redemptions);

  it('[TRADE-18, TRADE-111, TRADE-126, R24] add up to the total, and with the money to what is paid, to the last minor unit', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { gross, fees, total, net } = known(feesOf(order));
        expect(compare(sum(fees), total)).toBe(0);
        expect(compare(order.kind === 'buy' ? subtract(net, total) : add(net, total), gross)).toBe(0);
      }),
    );
  });

  it('[TRADE-18, TRADE-111, TRADE-126, EPNT-06] the fees of any order are never below zero, nor is what is left of units', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { fees, total, net } = known(feesOf(order));
        expect([...fees, total, net].filter(isNegative)).toEqual([]);
      }),
    );
  });

  it('[EPNT-06, EPNT-09, OPEN-69] the fees of any order are never more for more points', () => {
    fc.assert(
      fc.property(purchases, pointCounts, pointCounts, (order, count, more) => {
        const { region = 'HK' } = order.points ?? {};
        const withPoints = (redeemed: number) => feesOf({ ...order, points: { region, count: redeemed } }).total;
        expect(compare(withPoints(count + more), withPoints(count))).not.toBe(1);
      }),
    );
  });

  it('[TRADE-111, R24] the fees of any order have no more places than their currency where a worth is charged', () => {
    fc.assert(
      fc.property(redemptions, (order) => {
        const { fees, net } = known(feesOf(order));
        for (const figure of [...fees, net]) expect(figure.scale).toBeLessThanOrEqual(minorUnitScale(order.currency));
      }),
    );
  });
});

/** The figures of fees, all of which are known. */
function known({ gross, fees, total, net }: OrderFees) {
  const amounts = fees.flatMap(({ amount }) => amount ?? []);
  if (!gross || !total || !net || amounts.length < fees.length) throw new Error('a fee isn’t known');
  return { gross, fees: amounts, total, net };
}

const textOf = (figure: Decimal | undefined) => figure && toText(figure);

const texts = ({ gross, fees, waived, total, net }: OrderFees) => ({
  gross: textOf(gross),
  fees: fees.map(({ kind, percent, base, amount, currency }) => [
    kind,
    textOf(percent),
    textOf(base),
    textOf(amount),
    currency,
  ]),
  waived: textOf(waived),
  total: textOf(total),
  net: textOf(net),
});
