import type { Decimal } from '../money/decimal';

/** The server's limits of one purchase, in the currency they stand under [TRADE-98, TRADE-99, OPEN-29, OPEN-30]. */
export type BuyLimits = {
  readonly buyLowerLimit?: Decimal | undefined;
  readonly buyOnTopLowerLimit?: Decimal | undefined;
  readonly buyUpperLimit?: Decimal | undefined;
};
