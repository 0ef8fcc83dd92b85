import { countFunds } from '../../funds/finding/fund-listing';
import { isNamedBy } from '../../funds/finding/same-fund';
import type { PortfolioHolding } from '../../holdings/portfolio-holding';
import { type Decimal, isZero } from '../../money/decimal';
import { sum } from '../../money/sum';
import type { Region } from '../../region';
import type { Order } from './order';
import { orderDesks } from './order-desk';

/** The holding of the fund that an item leaves, on the list's account where it states one, by the kind of account that the item names, else by how it is settled; undefined for a purchase, where nothing is held, and where what is held is of several funds of one code, of which none is picked [TRADE-03, TRADE-04, ENUM-34]. */
export function holdingLeft(
  region: Region,
  item: Order,
  holdings: readonly PortfolioHolding[],
  account?: string,
): PortfolioHolding | undefined {
  if (item.kind === 'buy') return undefined;
  const found = holdings.filter(({ accountNo, fund, paymentType, settlementCurrency }) => {
    if (account !== undefined && accountNo !== account) return false;
    const currency = item.currency ?? settlementCurrency ?? fund.baseCurrency;
    const kind = item.paymentType ?? orderDesks[region].settlementAccount(item.amcCode, currency);
    const isSettledSo = paymentType === kind;
    return isNamedBy(fund, item.fundCode) && isSettledSo && (settlementCurrency ?? currency) === currency;
  });
  return countFunds(found.map(({ fund }) => fund)) > 1 ? undefined : found[0];
}

/** The units held of a purchase's fund in its currency, on the list's account where it states one; undefined where there are none, and for what is no purchase [TRADE-20, TRADE-51]. */
export function unitsHeldOfBought(
  item: Order,
  holdings: readonly PortfolioHolding[],
  account?: string,
): Decimal | undefined {
  if (item.kind !== 'buy') return undefined;
  const own = holdings.filter(
    ({ accountNo, fund, settlementCurrency }) =>
      (account === undefined || accountNo === account) &&
      isNamedBy(fund, item.fundCode) &&
      (settlementCurrency ?? fund.baseCurrency) === item.currency,
  );
  const held = sum(own.flatMap(({ units }) => units ?? []));
  return isZero(held) ? undefined : held;
}

/**
 * Returns the account that a list of orders is placed on: the one that something leaves, else the first that holds
 * anything, a sub-account only where there is no other; '' where nothing is held [ROLE-08].
 */
export function tradingAccount(
  region: Region,
  items: readonly Order[],
  holdings: readonly PortfolioHolding[],
  subAccounts: readonly string[] = [],
): string {
  const left = items.flatMap((item) => holdingLeft(region, item, holdings) ?? []);
  const usual = holdings.filter(({ accountNo }) => !subAccounts.includes(accountNo));
  return [...left, ...usual, ...holdings][0]?.accountNo ?? '';
}
