import { describe, expect, it } from 'vitest';
import { tierMeasuringDay } from '../../../domain/tiers/tier-measuring-day';

describe('the day by which a tier is measured', () => {
  it.each([
    ['2026-11-20', '2026-10-31'],
    ['2026-11-30', '2026-10-31'],
    ['2026-12-01', '2026-11-30'],
    ['2026-01-01', '2025-12-31'],
    ['2028-03-31', '2028-02-29'],
  ])(
    '[TIER-28, CONFLICT-22] the day by which a tier is measured on %s is %s in Hong Kong, the end of the last month that is over',
    (day, measured) => {
      expect(tierMeasuringDay('HK', day)).toBe(measured);
    },
  );

  it('[TIER-16, CONFLICT-22] the day by which a tier is measured is the day itself in Taiwan, whose tiers are settled daily', () => {
    expect(tierMeasuringDay('TW', '2026-11-20')).toBe('2026-11-20');
  });
});
