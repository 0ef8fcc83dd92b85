import { scaled } from '../../domain/money/decimal';
import type { BuyLimits } from '../../domain/trading/limits/minimum-buy';

const from = (least: bigint): BuyLimits => ({ buyLowerLimit: scaled(least), buyUpperLimit: scaled(least * 30_000n) });

/** What the fictional funds take in one order, by currency: examples, which a real server has by fund [TRADE-98, TRADE-99, OPEN-30]. */
export const buyLimits: Readonly<Record<string, BuyLimits>> = {
  TWD: from(1_000n),
  USD: from(50n),
  EUR: from(50n),
  AUD: from(50n),
  JPY: from(5_000n),
};
