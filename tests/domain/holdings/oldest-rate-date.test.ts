import { expect, test } from 'vitest';
import { oldestRateDate } from '../../../domain/holdings/figures/oldest-rate-date';

test('[PORT-01] the exchange rates of figures are as old as the oldest of them, and of no day where none was converted', () => {
  expect(oldestRateDate([{ rateDate: '2026-03-04' }, {}, { rateDate: '2026-03-02' }])).toBe('2026-03-02');
  expect(oldestRateDate([{}, { rateDate: undefined }])).toBeUndefined();
});
