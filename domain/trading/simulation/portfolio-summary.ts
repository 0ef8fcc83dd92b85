import type { FundRiskRating } from '../../funds/fund-risk-rating';
import { compare, type Decimal, zero } from '../../money/decimal';
import { percentOf } from '../../money/percent-of';
import { sortDescending } from '../../money/sort-descending';
import { sum } from '../../money/sum';
import type { Region } from '../../region';
import { amountToNextTier } from '../../tiers/amount-to-next-tier';
import type { Tier } from '../../tiers/tier';
import { tierFor } from '../../tiers/tier-for';

/** All that is held of a fund, in the portfolio's currency. */
export type PortfolioPart = {
  readonly fundCode: string;
  readonly value: Decimal;
  readonly riskRating?: FundRiskRating | undefined;
};

/** A portfolio at a glance, in its currency. */
export type PortfolioSummary = {
  /** The funds that are worth something with their share of the total in percent, the largest first. */
  readonly parts: readonly (PortfolioPart & { readonly share: Decimal })[];
  readonly total: Decimal;
  /** The highest risk of the funds whose rating is known; undefined where there is none. */
  readonly highestRisk: FundRiskRating | undefined;
  /** The tier by the holdings, whatever the server names the client [TIER-06]. */
  readonly tier: Tier;
  readonly next: ReturnType<typeof amountToNextTier>;
};

/**
 * Summarises a portfolio by fund: shares, highest risk and the tier that it makes [TIER-06, TIER-22, FUND-32, OPEN-77].
 */
export function summarisePortfolio(region: Region, held: readonly PortfolioPart[]): PortfolioSummary {
  const valuable = held.filter(isValuable);
  const total = sum(valuable.map(({ value }) => value));
  return {
    parts: sortDescending(
      held.flatMap((part) => {
        const share = percentOf(part.value, total);
        return share && isValuable(part) ? [{ ...part, share }] : [];
      }),
      ({ value }) => value,
    ),
    total,
    highestRisk: valuable.reduce<FundRiskRating | undefined>((highest, { riskRating }) => {
      if (riskRating === undefined) return highest;
      return highest === undefined || riskRating > highest ? riskRating : highest;
    }, undefined),
    tier: tierFor(region, total),
    next: amountToNextTier(region, total),
  };
}

const isValuable = ({ value }: PortfolioPart): boolean => compare(value, zero) > 0;
