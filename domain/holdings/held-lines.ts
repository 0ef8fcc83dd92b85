import type { FundIdentifier } from '../funds/finding/fund-listing';
import { holdingsOfFund, type HeldUnits } from '../funds/finding/units-held';
import { hasAvailableHoldings } from './available-holdings';

/** The lines of a portfolio that hold units of a fund, in their order: one for each account, currency and kind of payment, each with a cost of its own [HOLD-10, HOLD-17]. */
export const heldLines = <T extends HeldUnits>(holdings: readonly T[], fund: FundIdentifier): readonly T[] =>
  holdingsOfFund(holdings, fund).filter(({ units }) => hasAvailableHoldings(units));
