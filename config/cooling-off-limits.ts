import type { CoolingOffLimits } from '../domain/cooling-off/why-cooling-off';
import { scaled } from '../domain/money/decimal';
import type { Region } from '../domain/region';

const everywhere = { bankAccountDays: 14, deviceHours: 72, portfolioPercent: scaled(50n), hours: 24 };

/** When money that leaves waits, and for how long: decisions of ours, to be set here (docs/adr/0036). */
export const coolingOffLimits: Readonly<Record<Region, CoolingOffLimits>> = {
  HK: { ...everywhere, largeRedemption: scaled(200_000n) },
  TW: { ...everywhere, largeRedemption: scaled(1_000_000n) },
};
