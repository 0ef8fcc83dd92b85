import type { FundReference } from '../funds/finding/fund-listing';
import { findFund } from '../funds/finding/matching-funds';
import type { PortfolioHolding } from './portfolio-holding';

/** Names the fund of a holding by the asset manager's own code, where one of the funds that are known by it is the same [ENT-29]. */
export function withOwnCode(holding: PortfolioHolding, funds: readonly FundReference[]): PortfolioHolding {
  const own = holding.fund.jfFundCode ?? findFund(funds, holding.fund)?.jfFundCode;
  return own === holding.fund.jfFundCode ? holding : { ...holding, fund: { ...holding.fund, jfFundCode: own } };
}
