import type { CoolingOffLimits } from '../domain/cooling-off/why-cooling-off';
import { scaled } from '../domain/money/decimal';

/** When money that leaves waits, and for how long, in every region: decisions of ours, to be set here (docs/adr/0036). What counts as a large redemption each region says itself. */
export const coolingOffLimits: Omit<CoolingOffLimits, 'largeRedemption'> = {
  bankAccountDays: 14,
  deviceHours: 72,
  portfolioPercent: scaled(50n),
  hours: 24,
};
