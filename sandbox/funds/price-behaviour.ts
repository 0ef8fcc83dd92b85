import { parseOneOf } from '../../domain/kernel/parse-one-of';

/** The behaviour of a fund's price, in ten-thousandths: its yearly growth, and its deviation on a usual dealing day. */
export type PriceBehaviour = {
  readonly yearly: number;
  readonly daily: number;
  /** The part of a move that the fund shares with the others of its region, from 0 to 1. */
  readonly shared: number;
};

/** The facts that decide over it: the asset class, the risk rating and the currency. */
type Kind = {
  readonly marketType: 'EQ' | 'BD' | 'BL' | 'MM';
  readonly risk: 'RR1' | 'RR2' | 'RR3' | 'RR4' | 'RR5';
  readonly currency: string;
};

const marketTypes = ['EQ', 'BD', 'BL', 'MM'] as const;
const risks = ['RR1', 'RR2', 'RR3', 'RR4', 'RR5'] as const;

/** The kind of a fund as the books have it; in the middle where they don't say. */
export const kindOfFund = (fund: {
  readonly marketType: string | null;
  readonly riskRating: string | null;
  readonly currency: string;
}): Kind => ({
  marketType: parseOneOf(marketTypes, fund.marketType) ?? 'BL',
  risk: parseOneOf(risks, fund.riskRating) ?? 'RR3',
  currency: fund.currency,
});

/** Funds of the same asset class stray further with their risk. */
const strays: Readonly<Record<Kind['risk'], number>> = { RR1: 0, RR2: 14, RR3: 24, RR4: 34, RR5: 45 };
const sharedDeviation: Readonly<Record<Kind['risk'], number>> = { RR1: 0, RR2: 50, RR3: 62, RR4: 80, RR5: 95 };

/** The yearly yield of money lent overnight. */
const overnight: Readonly<Record<string, number>> = { HKD: 310, TWD: 140 };

/** Returns the price behaviour of a kind of fund. */
export function priceBehaviour({ marketType, risk, currency }: Kind): PriceBehaviour {
  switch (marketType) {
    case 'MM':
      return { yearly: overnight[currency] ?? 200, daily: 0, shared: 0 };
    case 'BD':
      return { yearly: risk === 'RR2' ? 420 : 600, daily: strays[risk], shared: 0.3 };
    case 'BL':
      return { yearly: 560, daily: 38, shared: 0.6 };
    case 'EQ':
      return { yearly: 720, daily: sharedDeviation[risk], shared: 0.7 };
  }
}

const payouts = { EQ: 380, BD: 450, BL: 440 } as const;

/** Returns the yearly distribution of a fund, in ten-thousandths of its price: of money lent overnight its yield. */
export const yearlyPayout = (kind: Kind): number =>
  kind.marketType === 'MM' ? priceBehaviour(kind).yearly : payouts[kind.marketType];
