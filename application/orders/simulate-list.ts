import { fundId } from '../../domain/funds/finding/fund-listing';
import type { PortfolioHolding } from '../../domain/holdings/portfolio-holding';
import type { Region } from '../../domain/region';
import { type ConvertedAmount, convertByKnownRates } from '../../domain/trading/simulation/known-rates';
import {
  type RatedFund,
  type SimulatedPortfolio,
  type SimulatedOrder,
  simulateOrders,
} from '../../domain/trading/simulation/simulate-orders';
import { outgoingValue, type ListedOrder } from './listed-order';

/** The client's holdings, in the currency of the portfolio. */
export type HeldPortfolio = {
  readonly region: Region;
  readonly currency: string;
  readonly held: readonly PortfolioHolding[];
};

/** The portfolio before and after orders by the latest prices, and by the exchange rates that the holdings' own figures tell; nothing is asked or sent [ORDQ-01..04]. */
export function simulateList(
  { region, currency, held }: HeldPortfolio,
  orders: readonly ListedOrder[],
): SimulatedPortfolio {
  const known = held.flatMap(toConvertedAmounts);
  const moves = orders.map((order): SimulatedOrder => {
    const { item } = order;
    if (item.kind === 'redemption') return { from: item.fundCode, value: outgoingValue(order) };
    if (item.kind === 'switch')
      return {
        from: item.fundCode,
        into: ratedFund(order, item.intoFundCode),
        value: outgoingValue(order),
      };
    const { currency: paidIn, quantity } = item;
    return {
      into: ratedFund(order, item.fundCode),
      value: quantity && convertByKnownRates({ currency: paidIn, amount: quantity.value }, known, currency),
    };
  });
  const lines = held.map(({ fund, marketValue: value }) => ({
    fundCode: fundId(fund),
    riskRating: fund.riskRating,
    value,
  }));
  return simulateOrders(region, lines, moves);
}

const ratedFund = ({ funds }: ListedOrder, fundCode: string): RatedFund => ({
  fundCode,
  riskRating: funds.get(fundCode)?.fundRiskRating,
});

/** Returns a holding's worth, in each currency that it is stated in. */
export const toConvertedAmounts = ({
  marketValue: inPortfolio,
  line,
  baseCurrencyFigures,
}: PortfolioHolding): readonly ConvertedAmount[] =>
  [line, baseCurrencyFigures].flatMap((figures) =>
    inPortfolio && figures?.marketValue ? { currency: figures.currency, amount: figures.marketValue, inPortfolio } : [],
  );
