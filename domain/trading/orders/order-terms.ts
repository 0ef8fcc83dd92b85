import type { Decimal } from '../../money/decimal';
import type { OrderLineType } from '../e-list-order-type';
import type { TradingItem } from '../e-list/trading-item';

/** What one line of a card orders: an amount to buy, or units to leave a fund [TRADE-78, CONFLICT-35]. */
export type OrderTerms = {
  readonly type: OrderLineType;
  readonly fundCode: string;
  readonly amcCode?: string | undefined;
  readonly currency?: string | undefined;
  readonly amount?: Decimal | undefined;
  readonly units?: Decimal | undefined;
  /** In percent; of a switch it stands with the fund bought. */
  readonly feeRate?: Decimal | undefined;
  readonly bankCode?: string | undefined;
  readonly bankAccount?: string | undefined;
};

/** The lines of an item's card: one, or for a switch the fund it leaves and the fund it goes into [TRADE-78, CONFLICT-35]. */
export function orderTerms(item: TradingItem): readonly OrderTerms[] {
  const { amcCode, currency, feeRate, bankCode, bankAccount } = item;
  const common = { amcCode, currency, bankCode, bankAccount };
  if (item.type === 'B') return [{ ...common, type: 'B', fundCode: item.fundCode, amount: item.buyAmount, feeRate }];
  if (item.type === 'R') return [{ ...common, type: 'R', fundCode: item.fundCode, units: item.unit, feeRate }];
  return [
    { ...common, type: 'SF', fundCode: item.switchFromFundCode, units: item.unit },
    { ...common, type: 'ST', fundCode: item.switchToFundCode, feeRate },
  ];
}
