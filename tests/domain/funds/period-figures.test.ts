import { expect, it } from 'vitest';
import { figurePeriods, publishedFigures } from '../../../domain/funds/performance/period-figures';
import { periods } from '../../../domain/funds/performance/period';
import { decimal } from '../../builders/decimal';

it('[FUND-05, FUND-06, FUND-31, CONFLICT-28] the periods of figures are the seven in their order, with the region’s columns in between', () => {
  expect(figurePeriods('HK')).toEqual(['1M', '3M', '6M', '1Y', '3Y', '5Y', 'YTD', 'ALL']);
  expect(figurePeriods('TW')).toEqual(['1M', '3M', '6M', '1Y', '2Y', '3Y', 'YTD', 'ALL']);
  for (const region of ['HK', 'TW'] as const)
    expect(figurePeriods(region).filter((period) => periods.some((one) => one === period))).toEqual(periods);
});

it('[FUND-31, OPEN-27] a fund has a figure in each period of its region, and none where none is published', () => {
  const stated = {
    oneMonth: decimal('1'),
    threeMonth: decimal('3'),
    sixMonth: decimal('6'),
    oneYear: decimal('12'),
    twoYear: decimal('24'),
    threeYear: decimal('36'),
    yearToDate: decimal('-2'),
    sinceStart: decimal('99'),
  };
  expect(publishedFigures('TW', stated).map(({ percent }) => percent)).toEqual(
    ['1', '3', '6', '12', '24', '36', '-2', '99'].map(decimal),
  );
  expect(publishedFigures('HK', { oneYear: decimal('12') }).filter(({ percent }) => percent !== undefined)).toEqual([
    { period: '1Y', percent: decimal('12') },
  ]);
});
