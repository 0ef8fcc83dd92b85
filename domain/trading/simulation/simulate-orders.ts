import type { FundRiskRating } from '../../funds/fund-risk-rating';
import { add, compare, type Decimal, subtract, zero } from '../../money/decimal';
import type { Region } from '../../region';
import { type PortfolioPart, type PortfolioSummary, summarisePortfolio } from './portfolio-summary';

/** A fund with its risk rating, where that is known. */
export type RatedFund = { readonly fundCode: string; readonly riskRating?: FundRiskRating | undefined };

/** A line of the portfolio, in the portfolio's currency; its worth undefined while no price tells it. */
export type SimulatedHolding = RatedFund & { readonly value: Decimal | undefined };

/**
 * The move of an order: out of a fund, into one, or both; its value in the portfolio's currency, undefined while no
 * price or rate is known.
 */
export type SimulatedOrder = {
  readonly from?: string | undefined;
  readonly into?: RatedFund | undefined;
  readonly value: Decimal | undefined;
};

/** A portfolio as it is and as orders would leave it, were they dealt at the latest prices. */
export type SimulatedPortfolio = {
  readonly before: PortfolioSummary;
  readonly after: PortfolioSummary;
  /** The funds with a line whose worth isn't known: that line is in neither picture. */
  readonly unpricedFunds: readonly string[];
  /** The orders whose worth isn't known, by their place: the second picture is without them. */
  readonly unvaluedOrders: readonly number[];
};

/** Moves what orders are worth between the funds of a portfolio: a purchase adds its amount without the fee, a redemption takes away at most what is held, a switch leaves the total as it is [ORDQ-01..03, TRADE-18]. */
export function simulateOrders(
  region: Region,
  held: readonly SimulatedHolding[],
  orders: readonly SimulatedOrder[],
): SimulatedPortfolio {
  const parts = new Map<string, PortfolioPart>();
  for (const { value, ...fund } of held) if (value) put(parts, fund, value);
  const before = summarisePortfolio(region, [...parts.values()]);
  for (const { from, into, value } of orders) {
    if (value === undefined) continue;
    const moved = from === undefined ? value : take(parts, from, value);
    if (into) put(parts, into, moved);
  }
  return {
    before,
    after: summarisePortfolio(region, [...parts.values()]),
    unpricedFunds: [...new Set(held.filter(({ value }) => value === undefined).map(({ fundCode }) => fundCode))],
    unvaluedOrders: orders.flatMap(({ value }, place) => (value === undefined ? place : [])),
  };
}

function put(parts: Map<string, PortfolioPart>, fund: RatedFund, value: Decimal): void {
  const known = parts.get(fund.fundCode);
  parts.set(fund.fundCode, { ...fund, ...known, value: add(known?.value ?? zero, value) });
}

/** Takes what is there, at most so much; says how much that was. */
function take(parts: Map<string, PortfolioPart>, fundCode: string, value: Decimal): Decimal {
  const known = parts.get(fundCode);
  if (known === undefined) return zero;
  const moved = compare(value, known.value) > 0 ? known.value : value;
  parts.set(fundCode, { ...known, value: subtract(known.value, moved) });
  return moved;
}
