import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bearsShortTermTradingFee,
  unitsBearingShortTermFee,
  shortTermUnitsRedeemed,
  shortTermUnits,
} from '../../../domain/fees/short-term-trading-fee';
import { takeOldest } from '../../../domain/holdings/unit-lots';
import {
  add,
  compare,
  type Decimal,
  isNegative,
  multiply,
  scaled,
  subtract,
  toText,
} from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { positives } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

describe('the short-term trading fee', () => {
  const order = { isScheduledPlan: false, isIntraClassSwitch: false };

  it('[TRADE-126] the short-term trading fee is borne by an order that is neither a plan’s nor within a class', () => {
    expect(bearsShortTermTradingFee(order)).toBe(true);
  });

  it('[TRADE-127] the short-term trading fee doesn’t apply to a scheduled plan', () => {
    expect(bearsShortTermTradingFee({ ...order, isScheduledPlan: true })).toBe(false);
  });

  it('[TRADE-128] the short-term trading fee doesn’t apply to a switch within a class', () => {
    expect(bearsShortTermTradingFee({ ...order, isIntraClassSwitch: true })).toBe(false);
  });
});

describe('units held so briefly that they bear the short-term trading fee', () => {
  const terms = { days: 7, ratePercent: decimal('0.5') };
  const lots = [
    { date: '2026-02-02', feeType: 'front-end' as const, units: decimal('30') },
    { date: '2026-03-02', feeType: 'front-end' as const, units: decimal('10') },
  ];
  const leaving = { lots, isScheduledPlan: false, isIntraClassSwitch: false };

  it('[TRADE-126] units held so briefly that they bear the short-term trading fee are those that came in fewer days before', () => {
    const brief = ['2026-03-02', '2026-03-08', '2026-03-09'].map((day) =>
      toText(unitsBearingShortTermFee(lots, day, terms)),
    );
    expect(brief).toEqual(['10', '10', '0']);
  });

  it('[TRADE-126..128, OPEN-35] bear it at the rate that the data states, and neither by a plan nor within a class', () => {
    const charged = (over: object) => shortTermUnits({ ...leaving, day: '2026-03-08', ...over }, terms);
    expect(charged({})).toEqual({ units: decimal('10'), ratePercent: decimal('0.5') });
    expect([charged({ day: '2026-03-09' }), charged({ lots: [] })]).toEqual([undefined, undefined]);
    expect([charged({ isIntraClassSwitch: true }), charged({ isScheduledPlan: true })]).toEqual([undefined, undefined]);
  });

  it('[TRADE-126] leave last: the older ones go first', () => {
    const left = { available: decimal('40'), brief: decimal('10') };
    expect(['20', '30', '32.5', '40'].map((units) => toText(shortTermUnitsRedeemed(decimal(units), left)))).toEqual([
      '0',
      '0',
      '2.5',
      '10',
    ]);
  });

  it('[TRADE-126] units held so briefly that they bear the short-term trading fee are as many as the oldest that leave leave no room for, whatever is held', () => {
    const old = fc.array(positives, { maxLength: 4 });
    fc.assert(
      fc.property(old, old, positives, (older, younger, units) => {
        const lotsOf = (date: string, all: readonly Decimal[]) =>
          all.map((one) => ({ date, feeType: 'front-end' as const, units: one }));
        const held = [...lotsOf('2026-01-02', older), ...lotsOf('2026-03-02', younger)];
        const available = sum(held.map((lot) => lot.units));
        const brief = unitsBearingShortTermFee(held, '2026-03-03', terms);
        fc.pre(compare(units, available) <= 0);
        const { taken } = takeOldest(held, { units });
        const said = shortTermUnitsRedeemed(units, { available, brief });
        expect(compare(unitsBearingShortTermFee(taken, '2026-03-03', terms), said)).toBe(0);
      }),
    );
  });

  it('[TRADE-126] units held so briefly that they bear the short-term trading fee are, with those held longer, all units that leave, and never less than none', () => {
    fc.assert(
      fc.property(positives, fc.bigInt(0n, 100n), fc.bigInt(0n, 100n), (available, briefPart, leavingPart) => {
        const brief = multiply(available, scaled(briefPart, 2));
        const units = multiply(available, scaled(leavingPart, 2));
        const short = shortTermUnitsRedeemed(units, { available, brief });
        const older = subtract(units, short);
        expect([short, older].filter(isNegative)).toEqual([]);
        expect(compare(add(short, older), units)).toBe(0);
        expect(compare(short, brief)).not.toBe(1);
        expect(compare(older, subtract(available, brief))).not.toBe(1);
      }),
    );
  });
});
