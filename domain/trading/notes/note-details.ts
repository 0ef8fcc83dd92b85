import { type Decimal, isZero } from '../../money/decimal';
import { exceedsTolerance } from '../../suitability/risk/exceeds-tolerance';
import { highestFundRisk } from '../../suitability/risk/highest-fund-risk';
import type { RiskLevel } from '../../suitability/risk/risk-level';

/** The disclosures of the fees of an order, each in words of its own [TRADE-81, CONFLICT-10]. */
export const feeDisclosures = ['purchase-fee', 'no-purchase-fee', 'redemption', 'switch'] as const;

/** A disclosure of the fees of an order. */
export type FeeDisclosure = (typeof feeDisclosures)[number];

type FeeFacts = { readonly kind: 'buy' | 'redemption' | 'switch'; readonly feeRate?: Decimal | undefined };

/** Returns what fits the fees of some orders, each once: a fee on top is told of purchases that have one, or of which none is stated [TRADE-81]. */
export function requiredFeeDisclosures(orders: readonly FeeFacts[]): readonly FeeDisclosure[] {
  const required = orders.map(({ kind, feeRate }): FeeDisclosure => {
    if (kind !== 'buy') return kind;
    return feeRate && isZero(feeRate) ? 'no-purchase-fee' : 'purchase-fee';
  });
  return feeDisclosures.filter((one) => required.includes(one));
}

/** A fund that is bought, and its risk rating, 1 to 5, where it is known. */
export type BoughtFund = { readonly code: string; readonly name: string; readonly risk: number | undefined };

/** A fund above what suits the client, with the riskiest rating that would; 0 where no rating of the client's suits any [SUIT-24, SUIT-25]. */
export type FundAboveTolerance = BoughtFund & { readonly limit: number };

/** Returns the funds that are bought and whose risk is above what suits the client, each once [TRADE-108, SUIT-24, SUIT-25]. */
export const fundsAboveTolerance = (
  bought: readonly BoughtFund[],
  level: RiskLevel | undefined,
): readonly FundAboveTolerance[] =>
  bought
    .filter(({ code }, index) => bought.findIndex((one) => one.code === code) === index)
    .filter(({ risk }) => exceedsTolerance(risk ?? NaN, level))
    .map((fund) => ({ ...fund, limit: highestFundRisk(level) }));
