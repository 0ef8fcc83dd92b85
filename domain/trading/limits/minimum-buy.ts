import type { BuyLimits } from '../../funds/buy-limits';
import { zero, type Decimal } from '../../money/decimal';

/**
 * The flags that allow buying a fund on top of units already held, in TWD and in other currencies [TRADE-52, OPEN-29].
 */
export type BuyOnTopAvailability = {
  readonly availBuyOnTopTwd?: boolean | undefined;
  readonly availBuyOnTopForeign?: boolean | undefined;
};

/** A purchase and what its fund allows; the limits stand under their currency's code. */
export type PlannedBuy = {
  readonly currency: string;
  /** True if the client holds units of the fund in that currency. */
  readonly holdsUnits: boolean;
  readonly availability: BuyOnTopAvailability;
  readonly limits: Readonly<Record<string, BuyLimits>>;
};

/** The least amount of a purchase, in its currency: the server's limit, else zero [TRADE-51..54]. */
export const minimumBuy = (buy: PlannedBuy): Decimal => serverMinimum(buy) ?? zero;

/** The least amount by the server's limits: on top of units held the one for that, else the plain one; undefined without either [TRADE-51..53]. */
export function serverMinimum(buy: PlannedBuy): Decimal | undefined {
  const limits = limitsIn(buy);
  const onTop = buy.holdsUnits && allowsBuyOnTop(buy) ? limits?.buyOnTopLowerLimit : undefined;
  return onTop ?? limits?.buyLowerLimit;
}

/** The greatest amount of one purchase by the server's limits; undefined without one [TRADE-99, OPEN-30]. */
export const serverMaximum = (buy: PlannedBuy): Decimal | undefined => limitsIn(buy)?.buyUpperLimit;

/** Tells whether a fund is bought on top of units held in a currency [TRADE-51, TRADE-52, OPEN-29]. */
export const allowsBuyOnTop = ({ currency, availability }: Pick<PlannedBuy, 'currency' | 'availability'>): boolean =>
  (currency.toUpperCase() === 'TWD' ? availability.availBuyOnTopTwd : availability.availBuyOnTopForeign) === true;

function limitsIn({ currency, limits }: PlannedBuy): BuyLimits | undefined {
  const code = currency.toUpperCase();
  return Object.entries(limits).find(([key]) => key.toUpperCase() === code)?.[1];
}
