import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regionOfPaymentType } from '../../../domain/holdings/figures/regional-summary';
import { summarise } from '../../../domain/holdings/figures/summarise';
import { summariseRegions } from '../../../domain/holdings/figures/summarise-regions';
import { compare, type Decimal, toText, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { amounts } from '../../arbitraries/decimal';
import { holdings } from '../../arbitraries/holding';
import { decimal } from '../../builders/decimal';

const worth = (paymentType: string | undefined, marketValue: string, grossDividend?: string) => ({
  paymentType,
  marketValue: decimal(marketValue),
  cost: decimal('10'),
  profit: decimal('1'),
  grossDividend: grossDividend === undefined ? undefined : decimal(grossDividend),
});

const known = (figures: readonly (Decimal | undefined)[]) => sum(figures.filter((each) => each !== undefined));

describe('the summary of a Taiwan portfolio by region', () => {
  it('[HOLD-12..16, ENT-11] totals what is at home, abroad and both, then each payment type in the order held', () => {
    const held = [
      worth('OF_ZZZ', '4'),
      worth('ON_TWD', '1', '0.5'),
      worth('OF_TWD', '2', '0.25'),
      worth('OF_ZZZ', '8'),
    ];
    expect(
      summariseRegions(held).map((part) => [
        part.summaryType,
        part.txnPaymentType,
        part.txnCurrency,
        toText(part.marketValue),
        part.grossDividend && toText(part.grossDividend),
      ]),
    ).toEqual([
      ['LOCAL', undefined, undefined, '1', '0.5'],
      ['FOREIGN', undefined, undefined, '14', '0.25'],
      ['TOTAL', undefined, undefined, '15', '0.75'],
      ['FOREIGN', 'OF_ZZZ', 'ZZZ', '12', undefined],
      ['LOCAL', 'ON_TWD', 'TWD', '1', '0.5'],
      ['FOREIGN', 'OF_TWD', 'TWD', '2', '0.25'],
    ]);
  });

  it('[HOLD-22, HOLD-23, PORT-26, OPEN-65] knows no dividends where none of the holdings states any, and none are 0 where nothing is held', () => {
    const dividends = (held: Parameters<typeof summariseRegions>[0]) =>
      summariseRegions(held).map(({ grossDividend }) => grossDividend && toText(grossDividend));
    expect(dividends([worth('ON_TWD', '1'), worth('OF_TWD', '2')]).slice(0, 3)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(dividends([worth('ON_TWD', '1'), worth('ON_TWD', '2', '0')])).toEqual(['0', '0', '0', '0']);
  });

  it.each([undefined, 'XX_TWD'])('[HOLD-16] counts the payment type %s, which is none, in the total alone', (kind) => {
    expect(
      summariseRegions([worth(kind, '2')]).map(({ summaryType, marketValue }) => [summaryType, toText(marketValue)]),
    ).toEqual([
      ['LOCAL', '0'],
      ['FOREIGN', '0'],
      ['TOTAL', '2'],
    ]);
  });

  it('[HOLD-16, ENUM-19, ENT-05] the summary of a Taiwan portfolio by region of known payment types makes a total of its regions, and of its payment types each region, with the currency paid in and the dividends', () => {
    const paid = fc.constantFrom('ON_TWD', 'ON_ZZZ', 'OF_TWD', 'OF_ZZZ', 'OF_MA_ZZZ');
    const portfolios = fc.array(
      fc
        .tuple(holdings, paid, fc.option(amounts, { nil: undefined }))
        .map(([holding, paymentType, grossDividend]) => ({ ...holding, paymentType, grossDividend })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(portfolios, (held) => {
        const parts = summariseRegions(held);
        const [local, foreign, total, ...kinds] = parts;
        if (!local || !foreign || !total) throw new Error('a region is missing');
        expect(total).toMatchObject(summarise(held));
        for (const { txnPaymentType, txnCurrency } of kinds)
          expect([txnPaymentType, txnCurrency === 'TWD']).toEqual([txnPaymentType, /TWD$/.test(txnPaymentType ?? '')]);
        for (const figure of ['marketValue', 'cost', 'profit', 'grossDividend'] as const) {
          expect([figure, compare(known([local[figure], foreign[figure]]), total[figure] ?? zero)]).toEqual([
            figure,
            0,
          ]);
          for (const region of [local, foreign]) {
            const own = kinds.filter(
              ({ txnPaymentType = '' }) => regionOfPaymentType(txnPaymentType) === region.summaryType,
            );
            expect([figure, compare(known(own.map((kind) => kind[figure])), region[figure] ?? zero)]).toEqual([
              figure,
              0,
            ]);
          }
        }
      }),
    );
  });
});
