import { fundOfCodes } from '../../domain/funds/finding/fund-listing';
import { isSameFund } from '../../domain/funds/finding/same-fund';
import type { PortfolioHolding } from '../../domain/holdings/portfolio-holding';
import { compare } from '../../domain/money/decimal';
import { sum } from '../../domain/money/sum';
import { canSwitchBetween } from '../../domain/funds/fee-type';
import type { Order } from '../../domain/trading/orders/order';
import type { RedeemableHolding } from '../ports/orders/order-checks';

/**
 * Returns the redeemable part of a holding, in the fund's own currency where the holding states none: the row that
 * states its units, else a row for each fee type of its fund, account and currency [TRADE-19, TRADE-20, TRADE-111].
 */
export function findRedeemableRows(
  { accountNo, fund, settlementCurrency = fund.baseCurrency, units }: PortfolioHolding,
  redeemable: readonly RedeemableHolding[],
): readonly RedeemableHolding[] {
  const rows = redeemable.filter(
    (row) =>
      row.accountNo === accountNo &&
      isSameFund(fundOfCodes(row), { code: fund.code, jfFundCode: fund.jfFundCode }) &&
      row.currency === settlementCurrency,
  );
  const same = rows.find(({ total }) => units !== undefined && compare(total, units) === 0);
  return same ? [same] : rows;
}

/**
 * Returns the part of them that an order can take: a redemption takes all, a switch those of one fee type, the target
 * fund's where there are such [TRADE-110, TRADE-111].
 */
export function redeemableFor(item: Order, rows: readonly RedeemableHolding[]): RedeemableHolding | undefined {
  if (item.kind !== 'switch') return combineRows(rows);
  const { intoFeeType: into } = item;
  const chosen = rows.find(({ feeType }) => into !== undefined && canSwitchBetween(feeType, into)) ?? rows[0];
  return combineRows(rows.filter(({ feeType }) => feeType === chosen?.feeType));
}

function combineRows(rows: readonly RedeemableHolding[]): RedeemableHolding | undefined {
  const [first] = rows;
  if (first === undefined || rows.length === 1) return first;
  const brief = rows.flatMap((row) => row.shortTerm ?? []);
  return {
    ...first,
    total: sum(rows.map(({ total }) => total)),
    available: sum(rows.map(({ available }) => available)),
    shortTerm: brief[0] && { ...brief[0], units: sum(brief.map(({ units }) => units)) },
  };
}
