import { formatPercentFigure } from '../../formatting/format-number';
import type { FundRiskRating } from '../../funds/fund-risk-rating';
import { hasAvailableHoldings } from '../../holdings/available-holdings';
import { figurePrecision } from '../../holdings/figures/figure-precision';
import type { Decimal } from '../../money/decimal';
import { mergeAgreements, type Agreement, type ApprovedAgreement } from '../notes/agreement';
import { redemptionEstimate } from '../limits/check-units';
import type { FundNames } from './fund-names';
import { minimumBuy, type PlannedBuy } from '../limits/minimum-buy';
import type { OrderTerms } from './order-terms';
import { shareOfHolding } from './share-of-holding';

/** The facts about the fund of an order line; the limits stand under their currency's code [ENT-50]. */
export type TradedFund = Pick<PlannedBuy, 'availability' | 'limits'> & {
  readonly names: FundNames;
  readonly riskRating?: FundRiskRating | undefined;
  readonly isIpo: boolean;
  readonly unitPrecision?: number | undefined;
  readonly unitPricePrecision?: number | undefined;
  readonly agreements: readonly Agreement[];
};

/**
 * The client's holding of the fund of an order line, in the line's currency, and the server's estimate of a redemption
 * [ENT-50].
 */
export type TradedHolding = {
  readonly availableHoldings?: Decimal | undefined;
  readonly totalHoldings?: Decimal | undefined;
  readonly redemptionEstimate?: Decimal | undefined;
};

/** A line of a trading card: what is ordered, and what the client should know about it [ENT-50]. */
export type OrderLine = Omit<OrderTerms, 'feeRate'> & {
  readonly names: FundNames;
  /** In percent with two decimals; '' without a rate [TRADE-18]. */
  readonly feeRateText: string;
  readonly availableHoldings?: Decimal | undefined;
  readonly totalHoldings?: Decimal | undefined;
  readonly unitPrecision: number;
  readonly unitPricePrecision: number;
  /** The share of the total holdings, in percent with two places. */
  readonly percentOfHoldings?: Decimal | undefined;
  /** In the line's currency; zero when more units are ordered than are available [TRADE-45]. */
  readonly redemptionEstimate?: Decimal | undefined;
  readonly agreements: readonly ApprovedAgreement[];
  readonly riskRating?: FundRiskRating | undefined;
  readonly isIpo: boolean;
  /** The least amount of a purchase; undefined for what is none, or has no currency [TRADE-27]. */
  readonly minimumHolding?: Decimal | undefined;
};

/** The line of a card, derived from its terms, its fund and what the client holds of it [TRADE-18..27, ENT-50, I18N-12]. */
export function deriveOrderLine(terms: OrderTerms, fund: TradedFund, holding: TradedHolding): OrderLine {
  const { feeRate, ...ordered } = terms;
  return {
    ...ordered,
    names: fund.names,
    feeRateText: formatPercentFigure(feeRate),
    availableHoldings: holding.availableHoldings,
    totalHoldings: holding.totalHoldings,
    unitPrecision: figurePrecision('other', fund.unitPrecision),
    unitPricePrecision: figurePrecision('nav', fund.unitPricePrecision),
    percentOfHoldings: percentOfHoldings(terms, holding),
    redemptionEstimate: estimateOf(terms, holding),
    agreements: mergeAgreements([fund.agreements]),
    riskRating: fund.riskRating,
    isIpo: fund.isIpo,
    minimumHolding: minimumOf(terms, fund, holding),
  };
}

function percentOfHoldings({ quantity }: OrderTerms, { totalHoldings }: TradedHolding): Decimal | undefined {
  if (quantity?.kind !== 'units' || totalHoldings === undefined) return undefined;
  return shareOfHolding(quantity.value, totalHoldings);
}

function estimateOf({ quantity }: OrderTerms, holding: TradedHolding): Decimal | undefined {
  const { availableHoldings } = holding;
  if (quantity?.kind !== 'units' || availableHoldings === undefined) return undefined;
  const estimate = redemptionEstimate(quantity.value, availableHoldings);
  return estimate.kind === 'known' ? estimate.value : holding.redemptionEstimate;
}

function minimumOf({ type, currency }: OrderTerms, fund: TradedFund, holding: TradedHolding): Decimal | undefined {
  if (type !== 'B' || currency === undefined) return undefined;
  const { availability, limits } = fund;
  return minimumBuy({ currency, holdsUnits: hasAvailableHoldings(holding.totalHoldings), availability, limits });
}
