import { type Decimal, scaled } from '../domain/money/decimal';
import type { AmountStep, PlanRules } from '../domain/regular-plans/plan-rules';
import type { ByRegion } from '../domain/region';

const step = (returnPercent: bigint, amountPercent: bigint): AmountStep => ({
  returnPercent: scaled(returnPercent),
  amountPercent: scaled(amountPercent),
});

const amounts = (byCurrency: Readonly<Record<string, bigint>>): Readonly<Record<string, Decimal>> =>
  Object.fromEntries(Object.entries(byCurrency).map(([currency, amount]) => [currency, scaled(amount)]));

/**
 * The rules of regular plans where the specification names no number: decisions of ours, to be set here [RSP-02,
 * RSP-07, RSP-09, TRADE-79].
 */
export const planRules: ByRegion<PlanRules> = {
  HK: {
    types: { X: 'scheduled-buy' },
    leadBusinessDays: 3,
    lastDay: 28,
    usualDays: [1],
    mostDays: 1,
    minimumAmount: amounts({ HKD: 1_000n, USD: 150n }),
    maximumAmount: amounts({ HKD: 1_000_000n, USD: 150_000n }),
    triesEach: 2,
    businessDaysBetweenTries: 2,
    failuresBeforePause: 2,
    amountSteps: [],
  },
  TW: {
    types: { X: 'regular-buy', DX: 'e-regular-buy' },
    leadBusinessDays: 3,
    lastDay: 28,
    usualDays: [6, 16, 26],
    mostDays: 6,
    minimumAmount: amounts({ TWD: 3_000n, USD: 200n, EUR: 200n, AUD: 200n, JPY: 20_000n }),
    maximumAmount: amounts({ TWD: 3_000_000n, USD: 100_000n, EUR: 100_000n, AUD: 100_000n, JPY: 13_000_000n }),
    triesEach: 2,
    businessDaysBetweenTries: 1,
    failuresBeforePause: 3,
    amountSteps: [step(-20n, 150n), step(-10n, 125n), step(10n, 75n), step(20n, 50n)],
    leastReturn: { places: 2, most: scaled(1_000n) },
  },
};

/** The names of a region's plans, but those of the older kind, and where new ones are set up. */
type PlanNames = {
  readonly name: 'eScheduler' | 'regular';
  readonly setUp: readonly ('scheduledBuy' | 'scheduledSwitch' | 'regularPlanBuy' | 'smartSwitch')[];
};

/** The plans of each region as its clients know them [RSP-02, RSP-07, RSP-08, TRADE-79, LINK-31]. */
export const planNames: ByRegion<PlanNames> = {
  HK: { name: 'eScheduler', setUp: ['scheduledBuy', 'scheduledSwitch'] },
  TW: { name: 'regular', setUp: ['regularPlanBuy', 'smartSwitch'] },
};
