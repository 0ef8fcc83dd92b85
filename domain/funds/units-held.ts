import type { Decimal } from '../money/decimal';
import { sum } from '../money/sum';
import type { FundReference } from './finding/fund-listing';

/** A line of a portfolio, as far as it says how much of which fund is held. */
export type HeldUnits = {
  readonly fund: { readonly code: string; readonly baseCurrency: string; readonly isinCode?: string | undefined };
  readonly units?: Decimal | undefined;
};

/** How many units of a fund a portfolio holds, over all accounts; undefined for none [HOLD-10]. */
export function unitsHeld(holdings: readonly HeldUnits[], fund: FundReference): Decimal | undefined {
  const units = holdingsOf(holdings, fund)
    .map((holding) => holding.units)
    .filter((each) => each !== undefined);
  return units.length === 0 ? undefined : sum(units);
}

/** The lines of a portfolio that are of a fund, in their order [HOLD-10]. */
export function holdingsOf<T extends HeldUnits>(holdings: readonly T[], fund: FundReference): readonly T[] {
  return holdings.filter((holding) => isOf(holding.fund, fund));
}

const isOf = (held: HeldUnits['fund'], { code, baseCurrency, isinCode }: FundReference): boolean =>
  held.code === code &&
  held.baseCurrency === baseCurrency &&
  (held.isinCode === undefined || isinCode === undefined || held.isinCode === isinCode);
