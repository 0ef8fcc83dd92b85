import type { Decimal } from '../../money/decimal';
import { sum } from '../../money/sum';
import type { FundIdentifier, FundReference } from './fund-listing';
import { isSameFund } from './same-fund';

/** A line of a portfolio, as far as it says how much of which fund is held. */
export type HeldUnits = {
  readonly fund: Pick<FundReference, 'code' | 'baseCurrency' | 'isinCode' | 'jfFundCode'>;
  readonly units?: Decimal | undefined;
};

/** Returns the units of a fund that a portfolio holds, over all accounts; undefined for none [HOLD-10]. */
export function unitsHeld(holdings: readonly HeldUnits[], fund: FundReference): Decimal | undefined {
  const units = holdingsOfFund(holdings, fund)
    .map((holding) => holding.units)
    .filter((each) => each !== undefined);
  return units.length === 0 ? undefined : sum(units);
}

/** The lines of a portfolio that are of a fund, in their order [HOLD-10]. */
export function holdingsOfFund<T extends HeldUnits>(holdings: readonly T[], fund: FundIdentifier): readonly T[] {
  return holdings.filter((holding) => isSameFund(holding.fund, fund));
}
