import type { PortfolioHolding } from '../../holdings/portfolio-holding';
import type { TradingItem } from '../e-list/trading-item';
import type { Region } from '../../region';
import { orderDesks } from './order-desk';

/** The holding of the fund that an item leaves, by how it is settled; undefined for a purchase and where nothing is held [TRADE-03, TRADE-04]. */
export function holdingLeft(
  region: Region,
  item: TradingItem,
  holdings: readonly PortfolioHolding[],
): PortfolioHolding | undefined {
  if (item.type === 'B') return undefined;
  const fundCode = item.type === 'R' ? item.fundCode : item.switchFromFundCode;
  return holdings.find(({ fund, paymentType, settlementCurrency }) => {
    const currency = item.currency ?? settlementCurrency ?? fund.baseCurrency;
    const isSettledSo = paymentType === orderDesks[region].settlementAccount(item.amcCode, currency);
    return fund.code === fundCode && isSettledSo && (settlementCurrency ?? currency) === currency;
  });
}

/** The account that a list of orders is placed on: the one that something leaves, else the first that holds anything; '' where nothing is held. */
export const tradingAccount = (
  region: Region,
  items: readonly TradingItem[],
  holdings: readonly PortfolioHolding[],
): string =>
  [...items.map((item) => holdingLeft(region, item, holdings)), ...holdings].find((holding) => holding)?.accountNo ??
  '';
