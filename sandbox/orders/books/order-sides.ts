import { feesOf } from '../../../domain/fees/fees-of';
import { isZero, toText, zero } from '../../../domain/money/decimal';
import { dealFees } from '../../../domain/trading/dealing/deal-fees';
import type { EListOrderType } from '../../../domain/trading/e-list-order-type';
import type { StoredOrder } from './stored-orders';

/** One side of an order as a client is told of it; figures are decimal text. */
export type OrderSide = {
  readonly type: Exclude<EListOrderType, 'S'>;
  readonly fund: StoredOrder['fund'];
  readonly dealingDate: string | null;
  readonly price: string | null;
  readonly units: string | null;
  readonly amount: string | null;
  /** On top of what is bought, off what units bring; null for none, and until they are dealt. */
  readonly fee: string | null;
};

/** The sides of an order: one, or for a switch the fund it leaves and the fund it buys [TRADE-43, TRADE-78]. */
export function orderSides({ row, fund, intoFund, state }: StoredOrder): readonly OrderSide[] {
  const own = {
    fee: feeOf(state),
    fund,
    dealingDate: state.dealingDate ?? null,
    price: null,
    units: row.units,
    amount: row.amount,
    ...(state.deal ? dealt(state.deal) : {}),
  };
  if (row.kind === 'buy') return [{ ...own, type: 'B' }];
  if (intoFund === null) return [{ ...own, type: 'R' }];
  const { investment } = state;
  const into = investment
    ? { dealingDate: investment.dealingDate, ...dealt(investment.deal) }
    : { dealingDate: null, price: null, units: null, amount: null };
  // A fund that is switched into takes no fee.
  return [
    { ...own, type: 'SF' },
    { ...into, type: 'ST', fund: intoFund, fee: null },
  ];
}

function feeOf({ order, deal }: StoredOrder['state']): string | null {
  if (order.kind === 'buy') return toText(feesOf(order).total);
  const fees = deal ? dealFees(order, deal).total : zero;
  return isZero(fees) ? null : toText(fees);
}

const dealt = ({ price, units, amount }: NonNullable<StoredOrder['state']['deal']>) => ({
  price: toText(price),
  units: toText(units),
  amount: toText(amount),
});
