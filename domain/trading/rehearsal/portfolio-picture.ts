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
export type HeldPart = {
  readonly fundCode: string;
  readonly worth: Decimal;
  readonly riskRating?: FundRiskRating | undefined;
};

/** A portfolio at a glance, in its currency. */
export type PortfolioPicture = {
  /** The funds that are worth something with their share of the total in percent, the largest first. */
  readonly parts: readonly (HeldPart & { readonly share: Decimal })[];
  readonly total: Decimal;
  /** Of the funds whose rating is known; undefined where there is none. */
  readonly highestRisk: FundRiskRating | undefined;
  /** By what is held, whatever the server names the client [TIER-06]. */
  readonly tier: Tier;
  readonly next: ReturnType<typeof amountToNextTier>;
};

/** What is held by fund, its shares, its highest risk and the tier that it makes [TIER-06, TIER-22, FUND-32, OPEN-77]. */
export function portfolioPicture(region: Region, held: readonly HeldPart[]): PortfolioPicture {
  const valuable = held.filter(isValuable);
  const total = sum(valuable.map(({ worth }) => worth));
  return {
    parts: sortDescending(
      held.flatMap((part) => {
        const share = percentOf(part.worth, total);
        return share && isValuable(part) ? [{ ...part, share }] : [];
      }),
      ({ worth }) => worth,
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

const isValuable = ({ worth }: HeldPart): boolean => compare(worth, zero) > 0;
