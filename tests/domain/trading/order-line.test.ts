import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/language';
import { compare, zero } from '../../../domain/money/decimal';
import { fundNameIn } from '../../../domain/trading/orders/fund-names';
import { deriveOrderLine, type TradedFund, type TradedHolding } from '../../../domain/trading/orders/order-line';
import { orderTerms, type OrderTerms } from '../../../domain/trading/orders/order-terms';
import { shareOfHolding } from '../../../domain/trading/orders/share-of-holding';
import { positives } from '../../arbitraries/decimal';
import { orders } from '../../arbitraries/trading';
import { decimal } from '../../builders/decimal';
import { amountQuantity, unitsQuantity } from '../../../domain/trading/orders/order';

const fund: TradedFund = {
  names: { zh_TW: '測試基金', en_US: 'Test Fund' },
  riskRating: 4,
  isIpo: false,
  unitPrecision: 3,
  unitPricePrecision: 4,
  agreements: [{ categoryCode: '2' }, { categoryCode: '1', approved: 'N' }, { categoryCode: '2' }],
  availability: { availBuyOnTopTwd: true, availBuyOnTopForeign: true },
  limits: { TWD: { buyLowerLimit: decimal('10000'), buyOnTopLowerLimit: decimal('3000') } },
};
const holding: TradedHolding = {
  availableHoldings: decimal('80'),
  totalHoldings: decimal('120'),
  redemptionEstimate: decimal('4567.89'),
};
const buy: OrderTerms = {
  type: 'B',
  fundCode: 'F1',
  currency: 'TWD',
  quantity: amountQuantity(decimal('5000')),
  feeRate: decimal('0.6'),
};
const redemption: OrderTerms = { type: 'R', fundCode: 'F1', currency: 'TWD', quantity: unitsQuantity(decimal('30')) };
const derive = (terms: OrderTerms, about: Partial<TradedFund> = {}, held: TradedHolding = holding) =>
  deriveOrderLine(terms, { ...fund, ...about }, held);

describe('the line of a redemption', () => {
  it('[ENT-50, TRADE-19, TRADE-20, TRADE-21, TRADE-22, TRADE-23, TRADE-24, TRADE-25, TRADE-26] shows all that is known of it', () => {
    expect(derive(redemption)).toEqual({
      type: 'R',
      fundCode: 'F1',
      currency: 'TWD',
      quantity: unitsQuantity(decimal('30')),
      names: fund.names,
      feeRateText: '',
      availableHoldings: decimal('80'),
      totalHoldings: decimal('120'),
      unitPrecision: 3,
      unitPricePrecision: 4,
      percentOfHoldings: decimal('25.00'),
      redemptionEstimate: decimal('4567.89'),
      agreements: [
        { categoryCode: '1', approved: 'Y' },
        { categoryCode: '2', approved: 'Y' },
      ],
      riskRating: 4,
      isIpo: false,
    });
  });

  it('[TRADE-21] the line of a redemption has no places for units and two for prices unless the fund says otherwise', () => {
    const line = derive(redemption, { unitPrecision: undefined, unitPricePrecision: undefined });
    expect([line.unitPrecision, line.unitPricePrecision]).toEqual([0, 2]);
  });

  it('[TRADE-22] the line of a redemption is a share of the total holdings, not of the available ones, and none of nothing', () => {
    const percent = (held: TradedHolding, terms = redemption) => derive(terms, {}, held).percentOfHoldings;
    expect(percent({ totalHoldings: decimal('90') })).toEqual(decimal('33.33'));
    expect(percent({ availableHoldings: decimal('90') })).toBeUndefined();
    expect(percent({ totalHoldings: decimal('0') })).toBeUndefined();
    expect(percent(holding, { ...redemption, quantity: undefined })).toBeUndefined();
    expect(percent(holding, { ...redemption, type: 'SF' })).toEqual(decimal('25.00'));
  });

  it('[TRADE-23, TRADE-45] the line of a redemption has the server’s estimate, or zero for more units than are available', () => {
    const estimate = (units: string | undefined, held: TradedHolding = holding) =>
      derive({ ...redemption, quantity: units === undefined ? undefined : unitsQuantity(decimal(units)) }, {}, held)
        .redemptionEstimate;
    expect(estimate('80')).toEqual(decimal('4567.89'));
    expect(estimate('80.001')).toEqual(zero);
    expect(estimate('80', { availableHoldings: decimal('80') })).toBeUndefined();
    expect(estimate('10', { redemptionEstimate: decimal('1') })).toBeUndefined();
    expect(estimate(undefined)).toBeUndefined();
  });

  it('[TRADE-27] the line of a redemption has no minimum', () =>
    expect(derive(redemption).minimumHolding).toBeUndefined());
});

describe('the line of a purchase', () => {
  it('[TRADE-18] shows its fee rate as a percent with two decimals', () => {
    const shown = (rate: string) => derive({ ...buy, feeRate: decimal(rate) }).feeRateText;
    expect(['0.6', '1.2', '0', '0.125', '12'].map(shown)).toEqual(['0.60%', '1.20%', '0.00%', '0.13%', '12.00%']);
  });

  it('[TRADE-27] shows its minimum, which depends on whether units are held', () => {
    expect(derive(buy).minimumHolding).toEqual(decimal('3000'));
    expect(derive(buy, {}, { totalHoldings: decimal('0') }).minimumHolding).toEqual(decimal('10000'));
    expect(derive(buy, {}, {}).minimumHolding).toEqual(decimal('10000'));
    expect(derive({ ...buy, currency: 'JPY' }).minimumHolding).toEqual(zero);
    expect(derive({ ...buy, currency: undefined }).minimumHolding).toBeUndefined();
  });

  it('[TRADE-25, TRADE-26] shows the fund’s risk rating and that it is a new one', () => {
    const line = derive(buy, { isIpo: true, riskRating: 5 });
    expect([line.isIpo, line.riskRating]).toEqual([true, 5]);
    expect(derive(buy, { riskRating: undefined }).riskRating).toBeUndefined();
  });

  it('[TRADE-22, TRADE-23] the line of a purchase has no share of holdings and no estimate, as has none the fund switched into', () => {
    for (const terms of [buy, { ...redemption, type: 'ST', quantity: undefined } as const]) {
      const line = derive(terms);
      expect([line.percentOfHoldings, line.redemptionEstimate]).toEqual([undefined, undefined]);
    }
    expect(derive({ ...redemption, type: 'ST' }).minimumHolding).toBeUndefined();
  });
});

describe('any order line', () => {
  it('[ENT-50, TRADE-19, TRADE-20, TRADE-22] keeps the terms of its order, and shares add up', () => {
    fc.assert(
      fc.property(orders, positives, positives, (item, available, total) => {
        for (const terms of orderTerms(item)) {
          const line = derive(terms, {}, { availableHoldings: available, totalHoldings: total });
          const { feeRate, ...ordered } = terms;
          expect(line).toMatchObject(ordered);
          expect(line.feeRateText === '').toBe(feeRate === undefined);
          expect([line.availableHoldings, line.totalHoldings]).toEqual([available, total]);
          if (line.percentOfHoldings && terms.quantity) {
            const other = shareOfHolding(terms.quantity.value, total);
            expect(other && compare(line.percentOfHoldings, other)).toBe(0);
          }
        }
      }),
    );
  });
});

describe('the name of a fund', () => {
  const named = { code: 'F1', names: fund.names };

  it('[I18N-12, ENT-50] the name of a fund is the one of the language, else another one, else the code', () => {
    expect(languages.map((language) => fundNameIn(named, language))).toEqual(['Test Fund', 'Test Fund', '測試基金']);
    expect(fundNameIn({ code: 'F1', names: { zh_TW: '測試基金', en_US: '' } }, 'en_US')).toBe('測試基金');
    expect(fundNameIn({ code: 'F1', names: {} }, 'zh_TW')).toBe('F1');
    expect(fundNameIn({ code: 'F1', names: { zh_HK: '' } }, 'zh_HK')).toBe('F1');
  });

  it('[I18N-12] the name of a fund is never empty while there is a code, and the language’s own wins', () => {
    const name = fc.option(fc.string({ maxLength: 3 }), { nil: undefined });
    const names = fc.record({ en_US: name, zh_HK: name, zh_TW: name });
    fc.assert(
      fc.property(names, fc.constantFrom(...languages), (given, language) => {
        const shown = fundNameIn({ code: 'F1', names: given }, language);
        expect(shown).not.toBe('');
        if (given[language]) expect(shown).toBe(given[language]);
      }),
    );
  });
});
