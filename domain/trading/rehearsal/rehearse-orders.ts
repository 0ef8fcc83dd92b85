import type { FundRiskRating } from '../../funds/fund-risk-rating';
import { add, compare, type Decimal, subtract, zero } from '../../money/decimal';
import type { Region } from '../../region';
import { type HeldPart, type PortfolioPicture, portfolioPicture } from './portfolio-picture';

/** A fund with its risk rating, where that is known. */
export type RatedFund = { readonly fundCode: string; readonly riskRating?: FundRiskRating | undefined };

/** A line of the portfolio, in the portfolio's currency; its worth undefined while no price tells it. */
export type RehearsedHolding = RatedFund & { readonly worth: Decimal | undefined };

/** What an order moves: out of a fund, into one, or both; its worth in the portfolio's currency, undefined while no price or rate tells it. */
export type RehearsedOrder = {
  readonly from?: string | undefined;
  readonly into?: RatedFund | undefined;
  readonly worth: Decimal | undefined;
};

/** A portfolio as it is and as orders would leave it, were they dealt at the latest prices. */
export type Rehearsal = {
  readonly before: PortfolioPicture;
  readonly after: PortfolioPicture;
  /** The funds with a line whose worth isn't known: that line is in neither picture. */
  readonly unpriced: readonly string[];
  /** The orders whose worth isn't known, by their place: the second picture is without them. */
  readonly untold: readonly number[];
};

/** Moves what orders are worth between the funds of a portfolio: a purchase adds its amount without the fee, a redemption takes away at most what is held, a switch leaves the total as it is [ORDQ-01..03, TRADE-18]. */
export function rehearseOrders(
  region: Region,
  held: readonly RehearsedHolding[],
  orders: readonly RehearsedOrder[],
): Rehearsal {
  const parts = new Map<string, HeldPart>();
  for (const { worth, ...fund } of held) if (worth) put(parts, fund, worth);
  const before = portfolioPicture(region, [...parts.values()]);
  for (const { from, into, worth } of orders) {
    if (worth === undefined) continue;
    const moved = from === undefined ? worth : take(parts, from, worth);
    if (into) put(parts, into, moved);
  }
  return {
    before,
    after: portfolioPicture(region, [...parts.values()]),
    unpriced: [...new Set(held.filter(({ worth }) => worth === undefined).map(({ fundCode }) => fundCode))],
    untold: orders.flatMap(({ worth }, place) => (worth === undefined ? place : [])),
  };
}

function put(parts: Map<string, HeldPart>, fund: RatedFund, worth: Decimal): void {
  const known = parts.get(fund.fundCode);
  parts.set(fund.fundCode, { ...fund, ...known, worth: add(known?.worth ?? zero, worth) });
}

/** Takes what is there, at most so much; says how much that was. */
function take(parts: Map<string, HeldPart>, fundCode: string, worth: Decimal): Decimal {
  const known = parts.get(fundCode);
  if (known === undefined) return zero;
  const moved = compare(worth, known.worth) > 0 ? known.worth : worth;
  parts.set(fundCode, { ...known, worth: subtract(known.worth, moved) });
  return moved;
}
