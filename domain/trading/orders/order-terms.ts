import type { Decimal } from '../../money/decimal';
import type { OrderLineType } from '../e-list-order-type';
import type { Order, Quantity } from './order';

/** The terms of one line of a card: an amount to buy, or units to redeem [TRADE-78, CONFLICT-35]. */
export type OrderTerms = {
  readonly type: OrderLineType;
  readonly fundCode: string;
  readonly amcCode?: string | undefined;
  readonly currency?: string | undefined;
  /** Missing for the side of a switch that is bought, whose amount nobody knows yet. */
  readonly quantity?: Quantity | undefined;
  /** In percent; of a switch it stands with the fund bought. */
  readonly feeRate?: Decimal | undefined;
  readonly bankCode?: string | undefined;
  readonly bankAccount?: string | undefined;
};

/** The lines of an item's card: one, or for a switch the fund it leaves and the fund it goes into [TRADE-78, CONFLICT-35]. */
export function orderTerms(item: Order): readonly OrderTerms[] {
  const { fundCode, quantity, amcCode, currency, feeRate, bankCode, bankAccount } = item;
  const common = { amcCode, currency, bankCode, bankAccount };
  if (item.kind === 'buy') return [{ ...common, type: 'B', fundCode, quantity, feeRate }];
  if (item.kind === 'redemption') return [{ ...common, type: 'R', fundCode, quantity, feeRate }];
  return [
    { ...common, type: 'SF', fundCode, quantity },
    { ...common, type: 'ST', fundCode: item.intoFundCode, feeRate },
  ];
}
