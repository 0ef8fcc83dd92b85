import { describe, expect, it } from 'vitest';
import type { Decimal } from '../../../domain/money/decimal';
import { regionalSummaries } from '../../../sandbox/portfolio/regional-summaries';
import { decimal } from '../../builders/decimal';

const worth = (paymentType: string | null, marketValue: string) => ({
  row: { paymentType },
  figuresIn: (currency: string) => {
    const figure: Decimal = decimal(marketValue);
    return { currency, cost: figure, marketValue: figure, profit: decimal('0'), grossDividend: undefined };
  },
});

describe('the regional summaries', () => {
  it('[HOLD-12..16, CONFLICT-26] count onshore accounts as local, all other known ones as foreign', () => {
    const held = [worth('ON_TWD', '1'), worth('OF_TWD', '2'), worth('OF_ZZZ', '4'), worth('OF_MA_ZZZ', '8')];
    expect(valuesOf(held)).toEqual([
      ['LOCAL', null, '1'],
      ['FOREIGN', null, '14'],
      ['TOTAL', null, '15'],
      ['LOCAL', 'ON_TWD', '1'],
      ['FOREIGN', 'OF_TWD', '2'],
      ['FOREIGN', 'OF_ZZZ', '4'],
      ['FOREIGN', 'OF_MA_ZZZ', '8'],
    ]);
  });

  it.each([null, 'XX_TWD'])('[HOLD-16] count an account of no known kind (%s) in the total alone', (paymentType) => {
    expect(valuesOf([worth('ON_TWD', '1'), worth(paymentType, '2')])).toEqual([
      ['LOCAL', null, '1'],
      ['FOREIGN', null, '0'],
      ['TOTAL', null, '3'],
      ['LOCAL', 'ON_TWD', '1'],
    ]);
  });
});

const valuesOf = (held: Parameters<typeof regionalSummaries>[0]) =>
  regionalSummaries(held, 'TWD').map(({ summaryType, txnPaymentType, marketValue }) => [
    summaryType,
    txnPaymentType,
    marketValue,
  ]);
