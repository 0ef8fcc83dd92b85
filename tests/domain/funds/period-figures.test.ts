import { expect, it } from 'vitest';
import { periodFigures } from '../../../domain/funds/performance/period-figures';
import { decimal } from '../../builders/decimal';

it('[FUND-31, OPEN-27] a fund has a figure in each of seven periods, and none where none is published', () => {
  const stated = {
    oneMonth: decimal('1'),
    threeMonth: decimal('3'),
    sixMonth: decimal('6'),
    oneYear: decimal('12'),
    threeYear: decimal('36'),
    yearToDate: decimal('-2'),
    sinceStart: decimal('99'),
  };
  expect(periodFigures(stated)).toEqual([
    { period: '1M', percent: decimal('1') },
    { period: '3M', percent: decimal('3') },
    { period: '6M', percent: decimal('6') },
    { period: '1Y', percent: decimal('12') },
    { period: '3Y', percent: decimal('36') },
    { period: 'YTD', percent: decimal('-2') },
    { period: 'ALL', percent: decimal('99') },
  ]);
  expect(periodFigures({ oneYear: decimal('12') }).filter(({ percent }) => percent !== undefined)).toHaveLength(1);
});
