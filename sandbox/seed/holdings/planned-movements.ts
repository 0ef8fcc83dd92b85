import { minorUnitScale } from '../../../domain/money/currency';
import { scaled, toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { priceFrom } from '../funds/fund-price-history';
import { daysBefore, daysBetween } from '../generation/days';
import { decimalText } from '../generation/decimal-text';
import type { Random } from '../generation/random';
import type { PlannedHolding } from './planned-holdings';

const unitScale = 4;

/** A unit of a fund in these costs so little that clients buy many times as much. */
const cheap: Readonly<Record<string, number>> = { TWD: 50, JPY: 100 };

/** The purchases of a holding, each on a dealing day at that day's price in whole minor units of its currency, and a sale. */
export function plannedMovements(planned: PlannedHolding, day: string, random: Random) {
  const { fund, regularPurchases, backEndFrom = Infinity } = planned;
  const purchases = purchaseAges(planned, day).map((age, index) => {
    const { date, digits } = priceFrom(fund.path, daysBefore(day, age));
    const isRegular = index < regularPurchases;
    // A regular plan puts little aside each month.
    const whole =
      (isRegular ? random.between(6, 14) : random.between(80, 900) * planned.times) * (cheap[fund.currency] ?? 1);
    const units = whole * 10 ** unitScale + (planned.isNew ? 0 : random.between(0, 9_999));
    const exact = scaled(BigInt(units) * BigInt(digits), unitScale + fund.scale);
    return {
      kind: 'buy' as const,
      units: decimalText(units, unitScale),
      cost: toText(round(exact, minorUnitScale(fund.currency), 'half-up')),
      date,
      tradingType: isRegular ? ('RSP' as const) : ('LS' as const),
      feeType: index < backEndFrom ? ('front-end' as const) : ('back-end' as const),
    };
  });
  if (!planned.soldSome) return purchases;
  const { date } = priceFrom(fund.path, daysBefore(day, 20));
  return [...purchases, { kind: 'sell' as const, units: '25.5000', cost: '0', date }];
}

/**
 * Returns the age of each purchase in days: a month apart, and all of them since the fund was launched; a new holding
 * was bought at the latest price.
 */
function purchaseAges({ fund, purchases, regularPurchases, isNew }: PlannedHolding, day: string): readonly number[] {
  if (isNew) return [0];
  const last = regularPurchases === purchases ? 20 : 60;
  const ages = Array.from({ length: purchases }, (_, index) => last + 31 * (purchases - index));
  const [oldest = 1] = ages;
  const most = daysBetween(fund.launchDate, day) - 1;
  return oldest <= most ? ages : ages.map((age) => Math.floor((age * most) / oldest));
}
